import type { ReviewPost } from '@contract/models/review';
import { useLayoutEffect, useRef, useState } from 'react';

/** The id of a row in the document, where the focus goes. */
export const rowId = (postId: string): string => `review-${postId}`;

const focusRow = (postId: string) => document.getElementById(rowId(postId))?.focus();

const focusedRow = () => document.activeElement?.closest(`[id^="${rowId('')}"]`) ?? null;

/** Whether the focus may go to a row: it is in one, or nowhere. */
const isFocusFree = () => focusedRow() !== null || document.activeElement === document.body;

/** Which row the keys are about; when it leaves, the one that takes its place. */
export function useTriage(posts: readonly ReviewPost[]) {
  const [place, setPlace] = useState({ id: '', at: 0 });
  const found = posts.findIndex(({ post_id }) => post_id === place.id);
  const at = found === -1 ? Math.min(place.at, posts.length - 1) : found;
  const current = posts[at];

  // The row of a post that comes back is drawn later than it is known to come.
  const returning = useRef<string | null>(null);
  useLayoutEffect(() => {
    const post = posts.find(({ post_id }) => post_id === returning.current);
    if (!post) return;
    returning.current = null;
    if (isFocusFree()) focusRow(post.post_id);
  }, [posts]);

  function choose(index: number, hasFocus: boolean): void {
    const post = posts[index];
    if (!post) return;
    setPlace({ id: post.post_id, at: index });
    if (hasFocus) focusRow(post.post_id);
  }
  return {
    current,
    /** The row `by` rows on; undefined where there is none. */
    neighbour: (by: 1 | -1) => posts[at + by],
    /** The keys are about this row, wherever in it the focus is. */
    choose: (id: string) =>
      choose(
        posts.findIndex(({ post_id }) => post_id === id),
        false,
      ),
    /** Goes to the row before or behind, with the focus. The first press only shows where it begins. */
    move: (by: 1 | -1) => choose(focusedRow() || by < 0 ? at + by : at, true),
    /** Posts are about to leave: the next row that stays takes the place of the current one. Gives that row. */
    leave: (ids: ReadonlySet<string>) => {
      const stays = (post: ReviewPost) => !ids.has(post.post_id);
      const next = posts.slice(at).find(stays) ?? posts.slice(0, at).findLast(stays);
      if (next && current && !stays(current)) choose(posts.indexOf(next), isFocusFree());
      return next;
    },
    /** A post is put back into the list: the keys are about it again. */
    comeBack: (id: string) => {
      returning.current = id;
      setPlace({ id, at: 0 });
    },
  };
}
