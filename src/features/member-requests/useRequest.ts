import { failureText } from '@/texts/errors';
import { useState } from 'react';

interface Request<T> {
  send: () => Promise<T>;
  /** Called with what the server answered. */
  done: (answer: T) => void;
  failed: string;
}

/** Sends what a member was asked for, and says why it failed. */
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
