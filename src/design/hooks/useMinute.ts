import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present, ms, as exact as a page needs that says how old things are. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
