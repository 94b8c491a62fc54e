import { atom } from 'jotai';
import type { Start } from './editor';

/** The edit that the end of a session interrupted, kept until the same member returns. */
export const keptEditAtom = atom<(Start & { of: string }) | null>(null);
