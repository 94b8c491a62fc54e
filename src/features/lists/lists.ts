import { fetchFavoriteVideos } from '@/api/collections';
import {
  fetchFollowing,
  fetchMyActivity,
  fetchMyBlocks,
  fetchMyComments,
  fetchMyHidden,
  fetchMyLikes,
  fetchMySaved,
  type ListQuery,
} from '@/api/me';
import { goneCommentsAtom } from '@/state/goneComments';
import { sharePosts } from '@/state/posts';
import { leftOutPostsAtom } from '@/state/hidden';
import type { Activity } from '@contract/models/activity';
import type { Comment } from '@contract/models/comment';
import type { Pagination } from '@contract/models/paging';
import type { Post } from '@contract/models/post';
import { createPages, type Page } from '@/state/pages';

interface PostsAnswer {
  posts: Post[];
  pagination: Pagination;
}

const after = (cursor: string | null): ListQuery => (cursor ? { cursor } : {});
const pageOf = ({ posts, pagination }: PostsAnswer): Page<Post> => ({
  items: posts,
  nextCursor: pagination.nextCursor,
});

type Fetch = (query: ListQuery, signal: AbortSignal) => Promise<PostsAnswer>;
const postsFrom = (fetch: Fetch) => ({
  load: async (_of: string, cursor: string | null, signal: AbortSignal) =>
    pageOf(await fetch(after(cursor), signal)),
  idOf: ({ postId }: Post) => postId,
  share: sharePosts,
});

export const likedPosts = createPages({ ...postsFrom(fetchMyLikes), leftOut: leftOutPostsAtom });
export const savedPosts = createPages({ ...postsFrom(fetchMySaved), leftOut: leftOutPostsAtom });
export const hiddenPosts = createPages(postsFrom(fetchMyHidden));

export const ownComments = createPages<Comment & { postTitle: string }>({
  load: async (_of, cursor, signal) => {
    const { comments, pagination } = await fetchMyComments(after(cursor), signal);
    return { items: comments, nextCursor: pagination.nextCursor };
  },
  idOf: ({ commentId }) => commentId,
  leftOut: goneCommentsAtom,
});

export const activities = createPages<Activity>({
  load: async (_of, cursor, signal) => {
    const { entries, pagination } = await fetchMyActivity(after(cursor), signal);
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ activityId }) => activityId,
});

// These lists have a single page.

export type FavoriteVideoItem = Awaited<ReturnType<typeof fetchFavoriteVideos>>[number];
export const favoriteVideos = createPages<FavoriteVideoItem>({
  load: async (_of, _cursor, signal) => ({
    items: await fetchFavoriteVideos(signal),
    nextCursor: null,
  }),
  idOf: ({ videoId }) => videoId,
});

export type BlockedMember = Awaited<ReturnType<typeof fetchMyBlocks>>[number];
export const blockedMembers = createPages<BlockedMember>({
  load: async (_of, _cursor, signal) => ({ items: await fetchMyBlocks(signal), nextCursor: null }),
  idOf: ({ user_id }) => user_id,
});

type FollowedMember = Awaited<ReturnType<typeof fetchFollowing>>[number];
export const followedMembers = createPages<FollowedMember>({
  load: async (of, _cursor, signal) => ({
    items: await fetchFollowing(of, signal),
    nextCursor: null,
  }),
  idOf: ({ user_id }) => user_id,
});
