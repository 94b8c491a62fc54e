import { useEffect, useState } from 'react';

/** When a part is due. Without any of these it is drawn at once, by the server as well. */
export interface Due {
  /** How long the page has to itself after it has come to life, in ms. */
  after?: number;
  /** A media query: the part is due on devices that match it. */
  media?: string;
}

/** Whether a part is due. Once it is, it stays so. */
export function useDue({ after, media }: Due): boolean {
  const isDeferred = after !== undefined || media !== undefined;
  const [isDue, setDue] = useState(!isDeferred);
  useEffect(() => {
    if (!isDeferred) return;
    const device = matchMedia(media ?? 'all');
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      if (device.matches) timer ??= setTimeout(() => setDue(true), after ?? 0);
    };
    device.addEventListener('change', wait);
    wait();
    return () => {
      device.removeEventListener('change', wait);
      clearTimeout(timer);
    };
  }, [isDeferred, after, media]);
  return isDue;
}
