import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type FunctionComponent,
} from 'react';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel';

interface LostWords {
  /** That a part could not be loaded. */
  message: string;
  retryLabel: string;
  /** Says it where nothing stands in the part's place. */
  tell: () => void;
}

/** How a part that did not come is spoken of; this folder has no words of its own. */
export const LostParts = createContext<LostWords>({
  message: '',
  retryLabel: '',
  tell: () => undefined,
});

interface LossProps {
  /**
   * Closes again what the part was asked for, so that a later press asks for it anew. Without it a
   * panel stands in the part's place.
   */
  onLost?: (() => void) | undefined;
}

/** A part that comes when it is first drawn. */
type LazyPart<P> = FunctionComponent<P & LossProps> & {
  /** Brings its code ahead of that; a failure shows once it is drawn. */
  preload: () => void;
};

interface LostProps extends LossProps {
  onRetry: () => void;
}

function Lost({ onLost, onRetry }: LostProps) {
  const { message, retryLabel, tell } = useContext(LostParts);
  const leave = useEffectEvent(() => {
    if (!onLost) return;
    tell();
    onLost();
  });
  useEffect(() => leave(), []);
  return onLost ? null : <ErrorPanel message={message} retryLabel={retryLabel} onRetry={onRetry} />;
}

/**
 * Makes a part of a page whose code comes when it is first drawn. It is asked for twice; when it
 * does not come (no network, or a deployment has replaced it) that is said, and the page stands
 * with all that was done on it.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
): LazyPart<P> {
  // `lazy` keeps a failure for good: whoever asks again needs another.
  const make = () =>
    lazy<FunctionComponent<P & LostProps>>(() =>
      load()
        .catch(load)
        .catch(() => {
          current = make();
          return { default: Lost };
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
