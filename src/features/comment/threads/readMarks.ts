import { readStored, storageKeys, store } from '@/config/storage';

/** How far somebody read a post's comments in this browser. */
export interface ReadMark {
  postId: string;
  /** The number of the newest comment at the last visit. */
  seen: number;
  /** The comment at the top of the window; null near the beginning. */
  at: string | null;
}

/** How many posts are remembered, those read last. */
const MOST = 100;

function listMarks(): ReadMark[] {
  const stored = readStored(storageKeys.reading);
  return Array.isArray(stored)
    ? (stored as (Partial<ReadMark> | null)[]).flatMap((mark) => {
        const { postId, seen, at = null } = mark ?? {};
        return typeof postId === 'string' && typeof seen === 'number' ? [{ postId, seen, at }] : [];
      })
    : [];
}

/** The mark of a post; null if its comments were not read here. */
export const readMark = (postId: string): ReadMark | null =>
  listMarks().find((mark) => mark.postId === postId) ?? null;

/** Writes a mark in place of the older one. */
export function keepMark(mark: ReadMark): void {
  const others = listMarks().filter(({ postId }) => postId !== mark.postId);
  store(storageKeys.reading, [mark, ...others].slice(0, MOST));
}
