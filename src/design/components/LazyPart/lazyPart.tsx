import {
  lazy,
  Suspense,
  useState,
  type FunctionComponent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
} from 'react';
import { useOverlay } from '../../hooks/useOverlay';
import { lazyLoad } from '../../lazy/lazyLoad';
import { useDue, type Due } from './useDue';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';
import { LostParts } from './lostParts';

interface LostPartProps {
  /**
   * Closes the part after its code failed to load, so that a later press tries again. Without it an
   * error panel takes the part's place.
   */
  onLost?: (() => void) | undefined;
  onRetry: () => void;
}

/** Says that a part of the page could not be loaded: in a panel in its place, or as a notice. */
function LostPart({ onLost, onRetry }: LostPartProps) {
  const { message, retryLabel, showFailure } = useContext(LostParts);
  const close = useEffectEvent(() => {
    if (!onLost) return;
    showFailure();
    onLost();
  });
  useEffect(() => close(), []);
  return onLost ? null : <ErrorPanel message={message} retryLabel={retryLabel} onRetry={onRetry} />;
}

/** The code of a part did not load: there is no network, or a deployment has replaced it. */
export class LazyLoadError extends Error {
  constructor(cause: unknown) {
    super('The code of a part could not be loaded', { cause });
  }
}

interface LazyOptions extends Due {
  /**
   * What happens if the part's code does not load. `shown`: a notice takes its place, see
   * `LostPart`. `leftOut`: nothing takes its place, as for every part with a time. `thrown`: a
   * `LazyLoadError` goes to the nearest error boundary; children that are mounted again load again.
   */
  lost?: 'shown' | 'leftOut' | 'thrown';
  /** The part opens above the page: see `Awaited`. */
  above?: true;
  /** A press may need it: its code loads when the page is first touched, see `loadSoon`. */
  soon?: true;
}

interface LazyProps extends Pick<LostPartProps, 'onLost'> {
  /** Shown in the part's place until it has loaded. */
  fallback?: ReactNode;
}

/** A part of a page whose code loads when it is first drawn. */
export type LazyPart<P, Module = unknown> = FunctionComponent<P & LazyProps> & {
  /** Loads the code, so that the part is drawn at once. Rejects if it does not load. */
  load: () => Promise<Module>;
  /** Loads the code ahead of its use; a failure shows when the part is drawn. */
  preload: () => void;
};

const LeftOut = () => null;

const soonNeeded: (() => void)[] = [];

/** Loads the code of all parts that presses need. */
export const loadSoon = () => soonNeeded.forEach((preload) => preload());

/**
 * Takes the part's place above the page while its code loads: the browser's back cancels the press. The
 * part's history entry is added during the press, because browsers skip a page that adds one later.
 */
function Awaited({ onClose }: { onClose: () => void }) {
  useOverlay(onClose);
  return null;
}

/**
 * Makes a part of a page whose code loads when it is first drawn. The page works whether the part loads or not.
 * @param load an `import()` of the module whose default export is the part
 */
export function lazyPart<P extends object, Module extends { default: FunctionComponent<P> }>(
  load: () => Promise<Module & { default: FunctionComponent<P> }>,
  { lost = 'shown', above, soon, ...due }: LazyOptions = {},
): LazyPart<P, Module> {
  const code = lazyLoad(load);
  // `lazy` remembers a failure for good: the next try needs a new one.
  const make = () =>
    lazy<FunctionComponent<P & LostPartProps>>(() =>
      code.load().catch((cause: unknown) => {
        next = make();
        if (lost === 'thrown') throw new LazyLoadError(cause);
        return { default: lost === 'shown' ? LostPart : LeftOut };
      }),
    );
  let next = make();

  function Drawn({ fallback, ...props }: P & LazyProps) {
    // Kept across renders, because another component in the same place would lose its state.
    const [Shown, setShown] = useState<FunctionComponent<P & LostPartProps>>(
      () => code.current()?.default ?? next,
    );
    const { onLost } = props;
    return (
      <Suspense fallback={above && onLost ? <Awaited onClose={onLost} /> : fallback}>
        <Shown {...(props as P & LazyProps)} onRetry={() => setShown(() => next)} />
      </Suspense>
    );
  }

  function Part(props: P & LazyProps) {
    return useDue(due, code.load) ? <Drawn {...props} /> : props.fallback;
  }
  const preload = () => void code.load().catch(() => undefined);
  if (soon) soonNeeded.push(preload);
  return Object.assign(Part, { load: code.load, preload });
}
