import { useKeyboardInset } from '@/design/hooks/useKeyboardInset';
import { RewardsPlace } from './RewardsPlace';
import { SessionCare } from './SessionCare';
import { ToastHost } from './ToastHost';
import { useFocusOnContent } from './useFocusOnContent';

/**
 * What no page needs at first: words about what was done, rewards, the care for the session, where
 * the focus goes on the next page, and the room that bars at the foot leave to a phone's keyboard.
 */
export function LateParts() {
  useFocusOnContent();
  useKeyboardInset();
  return (
    <>
      <SessionCare />
      <ToastHost />
      <RewardsPlace />
    </>
  );
}
