import { Button } from '@/design/components/Button/Button';
import { ConfirmDialog } from '@/design/components/Dialog/ConfirmDialog';
import { ErrorPanel } from '@/design/components/ErrorPanel/ErrorPanel';
import { Skeleton } from '@/design/components/Skeleton/Skeleton';
import { Stack } from '@/design/components/Stack/Stack';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { useState } from 'react';
import { SessionRow } from './SessionRow';
import { all, list } from './Sessions.css';
import { useKeptFocus } from './useKeptFocus';
import { useSessions } from './useSessions';

/** The member's sessions, each with a button to end it. */
export function Sessions() {
  const { state, ending, retry, endOne, endOthers } = useSessions();
  const [asking, setAsking] = useState(false);
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
  const sessions = state.value;
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
      {sessions.some(({ isCurrent }) => !isCurrent) && (
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
