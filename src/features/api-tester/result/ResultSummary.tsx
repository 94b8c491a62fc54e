import { Badge } from '@/design/components/Badge/Badge';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { useMinute } from '@/design/hooks/useMinute';
import { ClockIcon, InfoIcon } from '@/design/icons/icons';
import { testerResultTexts } from '@/texts/admin/testerResult';
import type { TesterOutcome } from '../outcome';
import * as styles from './TesterResult.css';

/** The number of results, their source, their cost, and notices about them. */
export function ResultSummary({ outcome }: { outcome: TesterOutcome }) {
  const { items, total, perPage, source, cachedAt, notices, quotas } = outcome;
  const now = useMinute();
  const costs = quotas
    .filter(({ cost }) => cost > 0)
    .map(({ cost, ...state }) => ({ ...state, units: cost }));
  return (
    <Stack gap={8}>
      <Cluster>
        <Text variant="meta" tabular>
          {testerResultTexts.summary(total, perPage, items.length)}
        </Text>
        {source === 'simulated' && (
          <Badge tone="warning" icon={<InfoIcon size="sm" />}>
            {testerResultTexts.simulated}
          </Badge>
        )}
        {cachedAt !== null && (
          <Badge icon={<ClockIcon size="sm" />}>
            {testerResultTexts.cached(now - Date.parse(cachedAt))}
          </Badge>
        )}
      </Cluster>
      <Text as="p" variant="meta" tone="muted" tabular>
        {testerResultTexts.cost(costs)}
      </Text>
      {notices.length > 0 && (
        <ul aria-label={testerResultTexts.notices} className={styles.notices}>
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
