import { Button } from '@/design/components/Button/Button';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { useState, useEffect, useRef } from 'react';
import { all, list, row } from './Sessions.css';
import { Badge } from '@/design/components/Badge/Badge';
import { Box } from '@/design/components/Box/Box';
import { Cluster } from '@/design/components/Cluster/Cluster';
import { Text } from '@/design/components/Text/Text';
import { timeAgo } from '@contract/rules/site/time';
import { call, type OutputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import { viewerAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { useRemote } from '@/state/useRemote';
import { useAtomValue, useSetAtom } from 'jotai';
import { loadDeviceNames } from './useDeviceNames';

type Session = OutputOf<'listSessions'>['sessions'][number];

/** A session with a name for its device. */
interface NamedSession extends Session {
  device: string;
}

const sessionsRemote = createRemote<readonly NamedSession[]>({
  load: async (_of, signal) => {
    const [sessions, nameOf] = await Promise.all([
      call('listSessions', {}, signal).then((answer) => answer.sessions),
      loadDeviceNames(),
    ]);
    return sessions.map((session) => ({ ...session, device: nameOf(session.userAgent) }));
  },
});

/** The member's sessions, and functions to end them. */
function useSessions() {
  const of = useAtomValue(viewerAtom) ?? '';
  const { state, retry } = useRemote(sessionsRemote, of);
  const change = useSetAtom(sessionsRemote.changeAtom);
  const [ending, setEnding] = useState<string | null>(null);
  const showToast = useSetAtom(showToastAtom);

  async function end(what: string, work: () => Promise<string>, stays: (one: Session) => boolean) {
    if (ending) return;
    setEnding(what);
    try {
      const text = await work();
      change(of, (sessions) => sessions.filter(stays));
      showToast({ text, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, settingsTexts.signOutFailed), tone: 'danger' });
    }
    setEnding(null);
  }

  return {
    state,
    /** The session that is being ended; `others` for all except this one. */
    ending,
    retry,
    endOne: ({ sessionId, device }: NamedSession) =>
      end(
        sessionId,
        () =>
          call('endSession', { params: { sessionId } }).then(() => settingsTexts.signedOut(device)),
        (one) => one.sessionId !== sessionId,
      ),
    endOthers: () =>
      end(
        'others',
        () =>
          call('endOtherSessions', {})
            .then((answer) => answer.ended)
            .then(settingsTexts.signedOutOthers),
        ({ isCurrent }) => isCurrent,
      ),
  };
}

interface SessionRowProps {
  session: NamedSession;
  /** The current time, ms. */
  now: number;
  ending: boolean;
  onEnd: () => void;
}

/** One session. The current one ends by logging out, not here. */
function SessionRow({ session, now, ending, onEnd }: SessionRowProps) {
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

/**
 * Keeps the focus in a list whose rows disappear with their focused buttons: it moves to the next
 * row's button, else the previous one's, else the list. `note` announces which row will be removed.
 */
function useKeptFocus(length: number) {
  const list = useRef<HTMLUListElement>(null);
  const going = useRef(0);
  const before = useRef(length);
  useEffect(() => {
    const isShorter = length < before.current;
    before.current = length;
    // The focus stays where the member has moved it since.
    if (!isShorter || document.activeElement !== document.body) return;
    const buttons = [...(list.current?.children ?? [])].map((row) => row.querySelector('button'));
    const following = [...buttons.slice(going.current), ...buttons.reverse()];
    (following.find((button) => button !== null) ?? list.current)?.focus();
  }, [length]);
  return {
    list,
    note: (row: number) => {
      going.current = row;
    },
  };
}

/** The number of sessions that show at first. */
const FIRST = 5;

/** The member's sessions, each with a button to end it. */
export function Sessions() {
  const { state, ending, retry, endOne, endOthers } = useSessions();
  const [asking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const [now] = useState(() => Date.now());
  const { list: place, note } = useKeptFocus(state.value?.length ?? 0);
  if (state.status === 'failed') {
    return (
      <ErrorPanel
        message={failureText(state.error, settingsTexts.sessionsFailed)}
        retryLabel={commonTexts.retry}
        onRetry={retry}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <Stack gap={12} paddingY={8} aria-busy="true">
        <Skeleton width="48%" height={20} />
        <Skeleton width="64%" height={18} />
      </Stack>
    );
  }
  const sessions = isWhole ? state.value : state.value.slice(0, FIRST);
  return (
    <>
      <ul ref={place} tabIndex={-1} className={list} aria-label={settingsTexts.sessions}>
        {sessions.map((session, row) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            now={now}
            ending={ending === session.sessionId}
            onEnd={() => {
              note(row);
              void endOne(session);
            }}
          />
        ))}
      </ul>
      {sessions.length < state.value.length && (
        <Button
          variant="ghost"
          fullWidth
          onClick={() => {
            setWhole(true);
            // The button is gone.
            place.current?.focus();
          }}
        >
          {commonTexts.more}
        </Button>
      )}
      {state.value.some(({ isCurrent }) => !isCurrent) && (
        <div className={all}>
          <Button variant="soft" busy={ending === 'others'} onClick={() => setAsking(true)}>
            {settingsTexts.signOutOthers}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        title={settingsTexts.signOutOthersConfirm}
        confirmLabel={settingsTexts.signOut}
        cancelLabel={commonTexts.cancel}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void endOthers();
        }}
      />
    </>
  );
}
