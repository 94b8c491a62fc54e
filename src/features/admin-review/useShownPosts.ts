import { usePages } from '@/state/usePages';
import { CONFIRM_MAX } from '@contract/rules/admin/review';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { PostsTab } from './address';
import { decidingAtom } from './decide';
import { keyOf, reviewPages } from './reviewPages';

/** With fewer rows than one decision can take, the next page is loaded automatically. */
const FEW = CONFIRM_MAX;

/** The loaded posts of a tab, without those that have left it or are being decided. */
export function useShownPosts(tab: PostsTab, q: string) {
  const { list, reload, more } = usePages(reviewPages, keyOf(tab, q), false);
  const deciding = useAtomValue(decidingAtom);
  const { items, removed, status, nextCursor, next } = list;
  const posts = useMemo(() => {
    const isOff = (id: string) => removed.includes(id) || (tab !== 'all' && deciding.has(id));
    return items.filter(({ post_id }) => !isOff(post_id));
  }, [items, removed, deciding, tab]);

  const isShort =
    status === 'ready' && posts.length < FEW && nextCursor !== null && next === 'idle';
  const fill = useEffectEvent(more);
  useEffect(() => {
    if (isShort) fill();
  }, [isShort]);

  return { list, posts, deciding, reload, more };
}
