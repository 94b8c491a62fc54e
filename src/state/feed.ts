import { call } from '@/api/client';
import { fetchMovingPage } from '@/api/movingPage';
import { readFeedFilter } from '@/config/feedAddress';
import type { Post } from '@contract/models/post';
import { atom } from 'jotai';
import { createPages } from './pages';
import { sharePosts } from './posts';
import { leftOutPostsAtom } from './hidden';

/** How long page 1 counts as fresh, in ms. Source: docs/product/rules.md#feed-freshness. */
export const FEED_LIFETIME = 5 * 60_000;

/** The feed's lists, by the address of their filter. */
export const feedPages = createPages<Post>({
  load: (path, asked, signal) => {
    const [, search] = path.split('?');
    const { following, notices, ...filter } = readFeedFilter(new URLSearchParams(search));
    const fetchPage = async (cursor: string | null, limit?: number) => {
      const query = {
        ...filter,
        ...(following && { following: 'true' as const }),
        ...(notices && { notices: 'true' as const }),
        ...(cursor && { cursor }),
        ...(limit && { limit }),
      };
      const {
        data: { posts, pagination },
      } = await call('getFeed', { query }, signal);
      return { items: posts, nextCursor: pagination.nextCursor };
    };
    return filter.sort ? fetchMovingPage(asked, fetchPage) : fetchPage(asked);
  },
  idOf: ({ postId }) => postId,
  share: sharePosts,
  leftOut: leftOutPostsAtom,
});

/**
 * Whether something happened (a new post, a like) that may make a kept list out of date. The list
 * is then fetched again in the background; what is on the screen never jumps.
 */
export const feedStaleAtom = atom(false);

/** Forgets the lists because they belong to another viewer. */
export const clearFeedAtom = feedPages.clearAtom;
