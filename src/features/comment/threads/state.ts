import { bestKey, commentPages } from '@/state/comments';
import { atom } from 'jotai';
import type { CommentRows } from './threads';

/** The post and the list in which a member writes. */
export interface CommentPlace {
  userId: string;
  postId: string;
  /** The key of the visible list. */
  list: string;
}

/** Updates the visible list and the best comments above it. */
export const updateCommentsAtom = atom(
  null,
  (
    _get,
    set,
    { postId, list }: Pick<CommentPlace, 'postId' | 'list'>,
    by: (rows: CommentRows) => CommentRows,
  ) => {
    set(commentPages.changeAtom, list, by);
    set(commentPages.changeAtom, bestKey(postId), by);
  },
);
