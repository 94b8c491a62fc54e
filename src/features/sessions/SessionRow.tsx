import { Badge } from '@/design/components/Badge/Badge';
import { Button } from '@/design/components/Button/Button';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { settingsTexts } from '@/texts/settings';
import { timeAgo } from '@contract/rules/time';
import { row } from './Sessions.css';
import type { NamedSession } from './useSessions';

interface SessionRowProps {
  session: NamedSession;
  /** The current time, ms. */
  now: number;
  ending: boolean;
  onEnd: () => void;
}

/** One session. The current one ends by logging out, not here. */
export function SessionRow({ session, now, ending, onEnd }: SessionRowProps) {
  const { device, isCurrent, createdAt, lastSeenAt } = session;
  const ago = (moment: string) => timeAgo(Date.parse(moment), now);
  // The server updates it hourly, but the current session is active now.
  const seen = isCurrent ? timeAgo(now, now) : ago(lastSeenAt);
  return (
    <Box as="li" display="flex" alignItems="center" gap={12} paddingY={8} className={row}>
      <Stack gap={2} flexGrow={1} minWidth={0}>
        <Cluster as="span" rowGap={0} columnGap={8}>
          <Text variant="label">{device}</Text>
          {isCurrent && <Badge tone="accent">{settingsTexts.thisDevice}</Badge>}
        </Cluster>
        <Text variant="meta" tone="muted">
          {settingsTexts.lastSeen(seen)}
          {' · '}
          {settingsTexts.signedIn(ago(createdAt))}
        </Text>
      </Stack>
      {!isCurrent && (
        <Button
          variant="soft"
          size="sm"
          busy={ending}
          aria-label={settingsTexts.signOutOf(device)}
          onClick={onEnd}
        >
          {settingsTexts.signOut}
        </Button>
      )}
    </Box>
  );
}
