import { useEffect } from 'react';
import { takeInterrupted, type Draft } from './drafts';

/** Hands over what the end of the session broke off, when the form appears after the login. */
export function useInterrupted(userId: string, onFound: (draft: Draft) => void): void {
  useEffect(() => {
    const draft = takeInterrupted(userId);
    if (draft) onFound(draft);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each member
  }, [userId]);
}
