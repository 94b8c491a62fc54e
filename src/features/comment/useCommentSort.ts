import { commentPages, commentsKey } from '@/state/comments';
import { showToastAtom } from '@/state/toasts';
import { commentTexts } from '@/texts/comment';
import { failureText } from '@/texts/errors';
import type { CommentSort } from '@contract/rules/comment-order';
import { atom, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';

/** Loads the comments of a post in an order; returns whether they were loaded. */
const loadSortedAtom = atom(null, async (get, set, postId: string, sort: CommentSort) => {
  const key = commentsKey(postId, sort);
  await set(commentPages.loadAtom, key, true);
  const list = get(commentPages.listsAtom)[key];
  if (list?.status !== 'failed') return true;
  set(showToastAtom, { text: failureText(list.error, commentTexts.listFailed), tone: 'danger' });
  return false;
});

/** The order of a post's comments; the visible list stays until the new one is loaded. */
export function useCommentSort(postId: string) {
  const load = useSetAtom(loadSortedAtom);
  const [sort, setSort] = useState<CommentSort>('oldest');
  const [asked, setAsked] = useState<CommentSort>('oldest');
  const latest = useRef<CommentSort>('oldest');

  async function choose(next: CommentSort): Promise<void> {
    latest.current = next;
    setAsked(next);
    const isThere = await load(postId, next);
    if (latest.current !== next) return;
    if (isThere) setSort(next);
    else {
      latest.current = sort;
      setAsked(sort);
    }
  }
  return { sort, asked, choose };
}
