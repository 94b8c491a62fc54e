import { afterHydration } from '../../hydration/hydration';
import { useEffect, useState } from 'react';

/** When to draw a part that the page can do without. Without any of these it is drawn at once, by the server too. */
export interface Due {
  /** How long to wait after the page was hydrated, in ms. */
  after?: number;
  /** A media query: only matching devices draw the part. */
  media?: string;
}

/**
 * Whether a part is due and its code is there; it stays true. It waits here and not with
 * `Suspense`, which would delay the part for 300 ms after another one was drawn.
 */
export function useDue({ after, media }: Due, load: () => Promise<unknown>): boolean {
  const isDeferred = after !== undefined || media !== undefined;
  const [isDue, setDue] = useState(!isDeferred);
  useEffect(() => {
    if (!isDeferred) return;
    const device = matchMedia(media ?? 'all');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = () => {
      load().then(
        () => setDue(true),
        () => undefined,
      );
    };
    const wait = () => {
      if (device.matches) timer ??= setTimeout(bring, after ?? 0);
    };
    device.addEventListener('change', wait);
    const release = afterHydration(wait);
    return () => {
      release();
      device.removeEventListener('change', wait);
      clearTimeout(timer);
    };
  }, [isDeferred, after, media, load]);
  return isDue;
}
