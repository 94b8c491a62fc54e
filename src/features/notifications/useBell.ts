import { followNotifications } from '@/api/notificationStream';
import { sessionAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { bellAtom, hearBellAtom, resetBellAtom } from './state';

/**
 * The bell, followed while a member is here whom the server knows.
 * @param onStale the list as it is known no longer holds
 */
export function useBell(onStale: () => void) {
  const { status, user } = useAtomValue(sessionAtom);
  const memberId = status === 'known' && user ? user.user_id : null;
  const hear = useSetAtom(hearBellAtom);
  const reset = useSetAtom(resetBellAtom);
  useEffect(() => {
    if (memberId === null) return;
    const stop = followNotifications((event) => {
      if (hear(event)) onStale();
    });
    return () => {
      stop();
      reset();
    };
  }, [memberId, hear, reset, onStale]);
  return useAtomValue(bellAtom);
}
