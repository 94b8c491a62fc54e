import { atom } from 'jotai';

/** The member's new post that waits for review, until home has shown it as an open card. */
export const submittedAtom = atom<string | null>(null);
