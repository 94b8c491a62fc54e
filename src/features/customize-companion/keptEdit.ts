import { atom } from 'jotai';
import type { Start } from './editor';

/** The edit that the end of a session interrupted, kept until the same member is back. */
export const keptEditAtom = atom<(Start & { of: string }) | null>(null);
