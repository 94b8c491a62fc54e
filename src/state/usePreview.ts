import { fetchLinkPreview } from '@/api/links';
import { useEffect, useRef, useState } from 'react';

type Answer = Awaited<ReturnType<typeof fetchLinkPreview>>;

/** What a page said of itself; `answer` is null when nobody could be asked, for `error`. */
export interface Preview {
  url: string;
  answer: Answer | null;
  error?: unknown;
}

/**
 * How long an address must stay as it is until it is asked about, ms. Source:
 * docs/product/rules.md#link-previews.
 */
const SETTLED = 500;

/**
 * Asks what an address leads to, once it has settled: one call for each, and an answer that comes
 * when the address is another one by then is nobody's.
 * @param url null while there is nothing to ask about
 * @returns whether an answer is on its way
 */
export function usePreview(url: string | null, onAnswer: (preview: Preview) => void): boolean {
  const [asking, setAsking] = useState<string | null>(null);
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });

  useEffect(() => {
    if (!url) return;
    const controller = new AbortController();
    const show = (preview: Preview) => {
      if (controller.signal.aborted) return;
      setAsking(null);
      latest.current(preview);
    };
    const timer = setTimeout(() => {
      setAsking(url);
      fetchLinkPreview(url, controller.signal).then(
        (answer) => show({ url, answer }),
        (error: unknown) => show({ url, answer: null, error }),
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  return url !== null && asking === url;
}
