import type { OutputOf } from '@/api/client';
import { Button } from '@/design/components/Button/Button';
import { Card } from '@/design/components/Card/Card';
import { Heading } from '@/design/components/Heading/Heading';
import { Stack } from '@/design/components/Stack/Stack';
import { Text } from '@/design/components/Text/Text';
import { adminMemberTexts } from '@/texts/admin/members';
import { seoulTime } from '@contract/rules/site/seoul-time';
import { useState } from 'react';

type Session = OutputOf<'getAdminMember'>['sessions'][number];

/** How many ended sessions are shown at first. */
const SHOWN = 5;

interface SessionListProps {
  sessions: readonly Session[];
  nameDevice: (userAgent: string) => string;
}

function SessionList({ sessions, nameDevice }: SessionListProps) {
  return (
    <Stack as="ul" gap={12}>
      {sessions.map(({ sessionId, userAgent, lastSeenAt, endedAt }) => (
        <li key={sessionId}>
          <Text as="p" variant="label" {...(endedAt !== null && { tone: 'muted' })}>
            {nameDevice(userAgent)}
          </Text>
          <Text as="p" variant="caption" tone="muted" weight="regular" tabular>
            {endedAt === null
              ? adminMemberTexts.lastSeen(seoulTime(Date.parse(lastSeenAt)))
              : adminMemberTexts.endedAt(seoulTime(Date.parse(endedAt)))}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

interface MemberSessionsProps extends SessionListProps {
  /** Why the sessions cannot be ended; null if they can. */
  refusal: string | null;
  onEnd: () => void;
}

/** A member's current and ended sessions. */
export function MemberSessions({ sessions, nameDevice, refusal, onEnd }: MemberSessionsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const open = sessions.filter(({ endedAt }) => endedAt === null);
  const ended = sessions.filter(({ endedAt }) => endedAt !== null);
  const shown = showsAll ? ended : ended.slice(0, SHOWN);
  return (
    <Card as="section" edge aria-labelledby="member-sessions">
      <Stack gap={12} alignItems="flex-start">
        <Heading id="member-sessions">{adminMemberTexts.sessions(open.length)}</Heading>
        {open.length === 0 ? (
          <Text as="p" variant="meta" tone="muted">
            {adminMemberTexts.noSessions}
          </Text>
        ) : (
          <>
            <SessionList sessions={open} nameDevice={nameDevice} />
            {refusal === null && (
              <Button variant="soft" onClick={onEnd}>
                {adminMemberTexts.endSessions}
              </Button>
            )}
          </>
        )}
        {ended.length > 0 && (
          <>
            <Heading level={3} weight="bold">
              {adminMemberTexts.endedSessions(ended.length)}
            </Heading>
            <SessionList sessions={shown} nameDevice={nameDevice} />
            {shown.length < ended.length && (
              <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
                {adminMemberTexts.allEndedSessions}
              </Button>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}
