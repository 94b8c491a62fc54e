import { atom } from 'jotai';

const valueAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The comments that were deleted since the page was opened; kept lists leave them out. */
export const goneCommentsAtom = atom((get) => get(valueAtom));

/** Records that a comment was deleted. */
export const noteGoneCommentAtom = atom(null, (_get, set, commentId: string) => {
  set(valueAtom, (ids) => new Set([...ids, commentId]));
});
