import { RewardsPlace } from './RewardsPlace';
import { SessionCare } from './SessionCare';
import { ToastHost } from './ToastHost';

/** What no page needs at first: words about what was done, rewards, and the care for the session. */
export function LateParts() {
  return (
    <>
      <SessionCare />
      <ToastHost />
      <RewardsPlace />
    </>
  );
}
