import { useEffect, useState } from 'react';
import { loadDeviceNames, type NameDevice } from './device';

/** Returns a function that names devices; null until the browser list loads, or if it fails. */
export function useDeviceNames(): NameDevice | null {
  const [nameOf, setNameOf] = useState<NameDevice | null>(null);
  useEffect(() => {
    let isHere = true;
    loadDeviceNames().then(
      (name) => isHere && setNameOf(() => name),
      // Without it the list shows only when each session was used.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return nameOf;
}
