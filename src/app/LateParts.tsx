import { RewardsPlace } from './RewardsPlace';
import { ToastHost } from './ToastHost';

/** What no page shows at first: words about what was done, and rewards. */
export function LateParts() {
  return (
    <>
      <ToastHost />
      <RewardsPlace />
    </>
  );
}
