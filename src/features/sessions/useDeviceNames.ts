import { useEffect, useState } from 'react';
import { loadDeviceNames, type NameDevice } from './device';

/** Names devices; null until the list of browsers has come, and where it does not come. */
export function useDeviceNames(): NameDevice | null {
  const [nameOf, setNameOf] = useState<NameDevice | null>(null);
  useEffect(() => {
    let isHere = true;
    loadDeviceNames().then(
      (name) => isHere && setNameOf(() => name),
      // The list says when each was used, and leaves out what it was.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return nameOf;
}
