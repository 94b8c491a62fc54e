import { adminPath } from '@/config/adminPages';
import { Card } from '@/design/components/Card/Card';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { WarningIcon } from '@/design/icons/icons';
import { useRemote } from '@/state/useRemote';
import { adminStatusTexts as texts } from '@/texts/admin/status';
import { problemTexts } from '@contract/statusTexts';
import { Link } from 'react-router-dom';
import { adminStatus, ALL } from './status';

/** How many problems the site has, with a link to them; nothing if it has none. */
export function StatusNotice() {
  const { state } = useRemote(adminStatus, ALL);
  // The page below does not depend on it.
  if (state.status !== 'ready') return null;
  const { problems } = state.value.status;
  // The checklist beside it says that no backups are set up.
  const others = problems.filter(({ text }) => text !== problemTexts.backupsOff);
  if (others.length === 0) return null;
  return (
    <Card padding="lg" edge as="section" aria-label={texts.problems}>
      <Cluster>
        <Text tone="warning">
          <WarningIcon />
        </Text>
        <Text>{texts.found(others.length)}</Text>
        <Text
          as={Link}
          to={adminPath('status')}
          variant="meta"
          tone="accent"
          weight="semibold"
          link
        >
          {texts.show}
        </Text>
      </Cluster>
    </Card>
  );
}
