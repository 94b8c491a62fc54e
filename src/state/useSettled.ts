import { useEffect, useRef, useState } from 'react';

/**
 * How long an address must stay as it is until it is asked about, ms.
 * Source: docs/product/rules.md#link-previews.
 */
const SETTLED = 500;

/**
 * Asks about an address that is being typed, once it has settled: one call for each, and an answer
 * that comes when the address is another one by then is dropped.
 * @param url null while there is nothing to ask about
 * @param ask never throws; the same function from render to render
 * @returns whether an answer is on its way
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
