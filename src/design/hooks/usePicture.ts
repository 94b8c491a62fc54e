import { useEffect, useRef, useState } from 'react';

/**
 * Goes down a list of addresses to the first that gives a picture. It also looks when the page comes
 * to life: a picture of server-made markup loads, or fails, before React listens.
 * @param addresses of the same picture, best first
 * @param missingWidth how wide that is, in px, which a host sends in place of a picture it lacks
 * @returns `src`: the address to show, undefined when there is no further one; `watch`: what its <img> is given
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
