import { fetchLinkPreview } from '@/api/links';
import { failureText } from '@/texts/errors';
import { useEffect, useRef, useState } from 'react';

type Answer = Awaited<ReturnType<typeof fetchLinkPreview>>;
export type Metadata = Answer['metadata'];

/** What a page said of itself, or why it did not. */
export interface Preview {
  url: string;
  metadata: Metadata | null;
  problem: string | null;
}

/** How long an address must stay as it is until it is asked about, ms. Source: members.md 9. */
const SETTLED = 500;

function previewOf(url: string, answer: Answer): Preview {
  const { metadata } = answer;
  return { url, metadata, problem: answer.success ? null : answer.error };
}

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
    const tell = (preview: Preview) => {
      if (controller.signal.aborted) return;
      setAsking(null);
      latest.current(preview);
    };
    const timer = setTimeout(() => {
      setAsking(url);
      fetchLinkPreview(url, controller.signal).then(
        (answer) => tell(previewOf(url, answer)),
        (error: unknown) => tell({ url, metadata: null, problem: failureText(error, '') }),
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  return url !== null && asking === url;
}
