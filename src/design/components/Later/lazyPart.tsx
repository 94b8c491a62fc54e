import { lazy, Suspense, useState, type FunctionComponent } from 'react';
import type { LossProps, LostProps } from './Lost';

/** A part that comes when it is first drawn. */
type LazyPart<P> = FunctionComponent<P & LossProps> & {
  /** Brings its code ahead of that; a failure shows once it is drawn. */
  preload: () => void;
};

/**
 * Makes a part of a page whose code comes when it is first drawn. It is asked for twice; when it
 * does not come (no network, or a deployment has replaced it) that is said, and the page stands
 * with all that was done on it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
): LazyPart<P> {
  // `lazy` keeps a failure for good, so another try needs another `lazy`.
  const make = () =>
    lazy<FunctionComponent<P & LostProps>>(() =>
      load()
        .catch(load)
        .catch(() => {
          current = make();
          // Comes with what every page loads in the end, so that it is at hand without a network.
          return import('./Lost');
        }),
    );
  let current = make();
  function Part(props: P & LossProps) {
    const [Shown, setShown] = useState(() => current);
    return (
      <Suspense fallback={null}>
        <Shown {...props} onRetry={() => setShown(() => current)} />
      </Suspense>
    );
  }
  Part.preload = () => void load().catch(() => undefined);
  return Part;
}
