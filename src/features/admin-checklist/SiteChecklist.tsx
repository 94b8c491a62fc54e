import { call } from '@/api/client';
import { adminPath } from '@/config/adminPages';
import { routes } from '@/config/routes';
import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { createRemote } from '@/state/remote';
import { useRemote } from '@/state/useRemote';
import { checklistTexts as texts } from '@/texts/admin/checklist';
import type { SiteNeed } from '@contract/rules/site/setup';
import { Link } from 'react-router-dom';

/** The only key: there is one site. */
const ALL = 'all';

const missingRemote = createRemote<readonly SiteNeed[]>({
  load: (_all, signal) => call('getMissing', {}, signal).then((answer) => answer.missing),
});

const links: Partial<Record<SiteNeed, { to: string; label: string }>> = {
  backups: { to: adminPath('backups'), label: texts.links.backups },
  legal: { to: routes.terms, label: texts.links.legal },
};

/** What the site still lacks before it is opened to others; nothing if it lacks nothing. */
export function SiteChecklist() {
  const { state } = useRemote(missingRemote, ALL);
  // The page below does not depend on it.
  if (state.status !== 'ready' || state.value.length === 0) return null;
  return (
    <Card padding="lg" edge as="section" aria-label={texts.title}>
      <Stack gap={16}>
        <Stack gap={4}>
          <Heading>{texts.title}</Heading>
          <Text as="p" variant="meta" tone="muted">
            {texts.lead}
          </Text>
        </Stack>
        <Stack as="ul" gap={12}>
          {state.value.map((need) => {
            const { [need]: link } = links;
            return (
              <li key={need}>
                <Text as="p" variant="label">
                  {texts.needs[need].label}
                </Text>
                <Text as="p" variant="meta">
                  {texts.needs[need].how}
                </Text>
                {link && (
                  <Text as={Link} to={link.to} variant="meta" tone="accent" weight="semibold" link>
                    {link.label}
                  </Text>
                )}
              </li>
            );
          })}
        </Stack>
      </Stack>
    </Card>
  );
}
