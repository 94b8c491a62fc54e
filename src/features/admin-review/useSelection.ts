import { CONFIRM_MAX } from '@contract/rules/review';
import type { ReviewPost } from '@contract/models/review';
import { useState } from 'react';

/** The rows that are chosen for one decision about all of them; one that has left the list is chosen no more. */
export function useSelection(posts: readonly ReviewPost[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = posts.filter(({ post_id }) => ids.has(post_id));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    isFull: chosen.length >= CONFIRM_MAX,
    set: (id: string, isOn: boolean) =>
      setIds((before) => {
        const next = new Set([...before].filter((one) => one !== id));
        return isOn ? next.add(id) : next;
      }),
    all: () => setIds(new Set(posts.slice(0, CONFIRM_MAX).map(({ post_id }) => post_id))),
    clear: () => setIds(new Set()),
  };
}
