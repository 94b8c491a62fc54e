import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { askSessionAtom } from '@/state/session';
import { failureText } from '@/texts/errors';
import { isMissing } from '@/state/remote';
import { atom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

/** The link may also have ended this browser's session. */
const afterLinkAtom = atom(null, async (_get, set) => {
  set(clearPostsAtom);
  set(clearFeedAtom);
  await set(askSessionAtom);
});

interface Taking<T> {
  send: () => Promise<T>;
  /** The message for unknown errors. */
  failed: string;
  /** Called with a refusal; returns whether it has shown the error. */
  onRefused?: (error: unknown) => boolean;
}

/** Uses a link, and returns the result or the error. */
export function useTakeLink<T>({ send, failed, onRefused }: Taking<T>) {
  const [state, setState] = useState<'open' | 'sending' | 'ended' | 'done'>('open');
  const [result, setResult] = useState<T | null>(null);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);
  const after = useSetAtom(afterLinkAtom);

  async function take(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState('sending');
    setError(null);
    try {
      setResult(await send());
      // The login page may be next, and it redirects members who still seem to be signed in.
      await after();
      setState('done');
    } catch (refusal) {
      setState(isMissing(refusal) ? 'ended' : 'open');
      if (!isMissing(refusal) && !onRefused?.(refusal)) setError(failureText(refusal, failed));
    }
    busy.current = false;
  }

  return { state, result, error, clearError: () => setError(null), take: () => void take() };
}
