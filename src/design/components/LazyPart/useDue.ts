import { afterHydration } from '../../hydration/hydration';
import { useEffect, useState } from 'react';

/** When a part that the page can do without is due. Without any of these a part is drawn at once, by the server as well. */
export interface Due {
  /** How long the page has to itself after it was hydrated, in ms. */
  after?: number;
  /** A media query: the part is due on devices that match it. */
  media?: string;
}

/**
 * Whether a part is due and its code is there. Once it is, it stays so. The code is waited for here and not by `Suspense`,
 * which would hold the part back for 300 ms after another one was drawn.
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
