import { useCallback, useEffect, useRef, useState } from 'react';

/** How many stories of a sheet load at once. */
const AT_ONCE = 3;

let loading = 0;
const waiting: (() => void)[] = [];

function startNext(): void {
  if (loading >= AT_ONCE) return;
  const start = waiting.shift();
  if (!start) return;
  loading += 1;
  start();
}

/**
 * A turn among all that load, for as long as it is wanted.
 * @returns whether it has come, and what is to be called once all is loaded
 */
export function useTurn(isWanted: boolean): { isOn: boolean; done: () => void } {
  const [isOn, setOn] = useState(false);
  const holds = useRef(false);
  const done = useCallback(() => {
    if (!holds.current) return;
    holds.current = false;
    loading -= 1;
    startNext();
  }, []);
  useEffect(() => {
    if (!isWanted) return;
    const start = () => {
      holds.current = true;
      setOn(true);
    };
    waiting.push(start);
    startNext();
    return () => {
      const at = waiting.indexOf(start);
      if (at >= 0) waiting.splice(at, 1);
      done();
      setOn(false);
    };
  }, [isWanted, done]);
  return { isOn, done };
}
