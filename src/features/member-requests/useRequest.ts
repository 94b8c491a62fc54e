import { failureText } from '@/texts/errors';
import { useState } from 'react';

interface Request<T> {
  send: () => Promise<T>;
  /** Called with the server's answer. */
  done: (answer: T) => void;
  failed: string;
}

/** Sends the answer of a member, and reports failures. */
export function useRequest<T>({ send, done, failed }: Request<T>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function act(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      done(await send());
    } catch (refusal) {
      setError(failureText(refusal, failed));
    }
    setBusy(false);
  }

  return { busy, error, act: () => void act() };
}
