import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present time, in ms, precise enough for a page that shows how old things are. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
