import { followStream } from '@/api/notificationStream';
import { sessionAtom } from '@/state/session';
import { takeSettingsAtom } from '@/state/settings';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { bellAtom, receiveBellAtom, resetBellAtom, takeSuspensionAtom } from './state';

/**
 * Follows the bell while a signed-in member is known to the server.
 * @param onStale called when the loaded list is out of date
 */
export function useBell(onStale: () => void) {
  const { status, user } = useAtomValue(sessionAtom);
  const memberId = status === 'known' && user ? user.user_id : null;
  const onEvent = useSetAtom(receiveBellAtom);
  const reset = useSetAtom(resetBellAtom);
  const takeSettings = useSetAtom(takeSettingsAtom);
  const takeSuspension = useSetAtom(takeSuspensionAtom);
  useEffect(() => {
    if (memberId === null) return;
    const stop = followStream({
      onNotification: (event) => {
        if (onEvent(event)) onStale();
      },
      onSettings: ({ settings }) => takeSettings(settings),
      onSuspension: ({ suspension }) => takeSuspension(suspension),
    });
    return () => {
      stop();
      reset();
    };
  }, [memberId, onEvent, reset, onStale, takeSettings, takeSuspension]);
  return useAtomValue(bellAtom);
}
