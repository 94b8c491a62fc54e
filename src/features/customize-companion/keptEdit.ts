import { atom } from 'jotai';
import type { Start } from './editor';

/** What the end of a session broke off, until the same member is back. */
export const keptEditAtom = atom<(Start & { of: string }) | null>(null);
