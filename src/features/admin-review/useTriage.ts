import type { ReviewPost } from '@contract/models/review';
import { useState } from 'react';

/** The id of a row in the document, where the focus goes. */
export const rowId = (postId: string): string => `review-${postId}`;

const focusRow = (postId: string) => document.getElementById(rowId(postId))?.focus();

/** Which row the keys are about; when it leaves, the one that takes its place. */
export function useTriage(posts: readonly ReviewPost[]) {
  const [place, setPlace] = useState({ id: '', at: 0 });
  const found = posts.findIndex(({ post_id }) => post_id === place.id);
  const at = found === -1 ? Math.min(place.at, posts.length - 1) : found;
  const current = posts[at];

  function choose(index: number): void {
    const post = posts[index];
    if (post) setPlace({ id: post.post_id, at: index });
  }
  return {
    current,
    choose: (id: string) => choose(posts.findIndex(({ post_id }) => post_id === id)),
    /** Goes to the row before or behind, with the focus. */
    move: (by: 1 | -1) => {
      const row = document.activeElement?.closest(`[id^="${rowId('')}"]`);
      // The first press only shows where it begins.
      const next = row || by < 0 ? at + by : at;
      const post = posts[next];
      if (!post) return;
      choose(next);
      focusRow(post.post_id);
    },
    /** Posts are about to leave: the focus goes to the next row that stays, if it was in one of theirs. */
    leave: (ids: ReadonlySet<string>) => {
      const stays = (post: ReviewPost) => !ids.has(post.post_id);
      const next = posts.slice(at).find(stays) ?? posts.slice(0, at).findLast(stays);
      if (!next || !current || stays(current)) return;
      choose(posts.indexOf(next));
      const focused = document.activeElement;
      const isInside = focused?.closest(`[id^="${rowId('')}"]`) ?? focused === document.body;
      if (isInside) focusRow(next.post_id);
    },
  };
}
