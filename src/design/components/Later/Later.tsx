import { useEffect, useState, type ComponentType } from 'react';

/** A part that comes after the page, and what stands in its place until then. */
export interface LaterProps {
  /** Brings the part; the same function from render to render. */
  load: () => Promise<ComponentType>;
  /** A media query; without it the part comes on every device. */
  when?: string;
  /** How long the page has to itself before, in ms. */
  after?: number;
}

/**
 * A part that no first view needs, because nothing has happened yet that it could show, or because
 * it stands aside: it comes after the page has come to life. A part that cannot be loaded is left
 * out.
 */
export function Later({ load, when = 'all', after = 0 }: LaterProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const device = matchMedia(when);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = () => {
      if (timer || !device.matches) return;
      timer = setTimeout(() => {
        load()
          .catch(load)
          .then(
            (part) => setPart(() => part),
            () => undefined,
          );
      }, after);
    };
    device.onchange = bring;
    bring();
    return () => {
      device.onchange = null;
      clearTimeout(timer);
    };
  }, [load, when, after]);
  return Part && <Part />;
}
