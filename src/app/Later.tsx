import { useEffect, useState, type ComponentType } from 'react';

interface LaterProps {
  /** Brings the part; the same function from render to render. */
  load: () => Promise<ComponentType>;
}

/**
 * A part that no first view needs, because nothing has happened yet that it could show: it comes
 * after the page has come to life.
 */
export function Later({ load }: LaterProps) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    load()
      .catch(load)
      .then(
        (part) => setPart(() => part),
        () => undefined,
      );
  }, [load]);
  return Part && <Part />;
}
