import { useEffect, useRef, useState } from 'react';

/**
 * Tries a list of addresses until one gives a picture. It also checks during hydration, because a
 * picture in the server's markup loads or fails before React listens.
 * @param addresses of the same picture, best first
 * @param missingWidth the width, in px, of the placeholder that a host sends for a missing picture
 * @returns `src`: the address to show, undefined if all failed; `watch`: the props of its <img>
 */
export function usePicture(addresses: readonly string[], missingWidth = 0) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const ref = useRef<HTMLImageElement>(null);
  const src = addresses.find((address) => !failed.includes(address));

  const fail = () => {
    if (src) setFailed((known) => [...known, src]);
  };
  const judge = () => {
    if (ref.current && ref.current.naturalWidth <= missingWidth) fail();
  };
  useEffect(() => {
    if (ref.current?.complete && ref.current.currentSrc) judge();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each picture
  }, [src]);

  return { src, watch: { ref, onLoad: judge, onError: fail } };
}
