import { useKeyboardInset } from '@/design/hooks/useKeyboardInset';
import { RewardsPlace } from './RewardsPlace';
import { SessionCare } from './SessionCare';
import { ToastHost } from './ToastHost';

/**
 * What no page needs at first: words about what was done, rewards, the care for the session, and the
 * room that bars at the foot leave to a phone's keyboard.
 */
export function LateParts() {
  useKeyboardInset();
  return (
    <>
      <SessionCare />
      <ToastHost />
      <RewardsPlace />
    </>
  );
}
