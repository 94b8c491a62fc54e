import { followNotifications } from '@/api/notificationStream';
import { sessionAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { bellAtom, receiveBellAtom, resetBellAtom } from './state';

/**
 * The bell, followed while a member is here whom the server knows.
 * @param onStale the list as it is known no longer holds
 */
export function useBell(onStale: () => void) {
  const { status, user } = useAtomValue(sessionAtom);
  const memberId = status === 'known' && user ? user.user_id : null;
  const onEvent = useSetAtom(receiveBellAtom);
  const reset = useSetAtom(resetBellAtom);
  useEffect(() => {
    if (memberId === null) return;
    const stop = followNotifications((event) => {
      if (onEvent(event)) onStale();
    });
    return () => {
      stop();
      reset();
    };
  }, [memberId, onEvent, reset, onStale]);
  return useAtomValue(bellAtom);
}
