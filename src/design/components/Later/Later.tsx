import { useEffect, useState, type ComponentType } from 'react';

export interface LaterProps {
  /** Brings the part; the same function from render to render. */
  load: () => Promise<ComponentType>;
  /** A media query; without it the part comes on every device. */
  when?: string;
}

/**
 * A part that no first view needs, because nothing has happened yet that it could show, or because
 * it stands aside: it comes after the page has come to life. A part that cannot be loaded is left
 * out.
 */
export function Later({ load, when = 'all' }: LaterProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const device = matchMedia(when);
    const bring = () => {
      if (!device.matches) return;
      device.removeEventListener('change', bring);
      load()
        .catch(load)
        .then(
          (part) => setPart(() => part),
          () => undefined,
        );
    };
    device.addEventListener('change', bring);
    bring();
    return () => device.removeEventListener('change', bring);
  }, [load, when]);
  return Part && <Part />;
}
