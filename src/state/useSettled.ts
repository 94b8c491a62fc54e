import { useEffect, useRef, useState } from 'react';

/**
 * How long an address must stay unchanged before its request is sent, in ms. Source:
 * docs/product/rules.md#link-previews.
 */
const SETTLED = 500;

/**
 * Requests something about an address once the typing has paused: one call for each address. Drops
 * an answer if the address has changed by then.
 * @param url null if there is no address
 * @param ask never throws; the same function from render to render
 * @returns whether a request is running
 */
export function useSettled<T>(
  url: string | null,
  ask: (url: string, signal: AbortSignal) => Promise<T>,
  onAnswer: (answer: T) => void,
): boolean {
  const [asking, setAsking] = useState<string | null>(null);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });

  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      setAsking(url);
      void ask(url, signal).then((answer) => {
        if (signal.aborted) return;
        setAsking(null);
        latest.current(answer);
      });
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url, ask]);

  return url !== null && asking === url;
}
