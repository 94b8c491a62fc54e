import { call, type InputOf, type OutputOf } from '@/api/client';
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

type Query = NonNullable<InputOf<'listMyLikes'>['query']>;
const after = (cursor: string | null): Query => (cursor ? { cursor } : {});
const pageOf = ({ posts, pagination }: PostsAnswer): Page<Post> => ({
  items: posts,
  nextCursor: pagination.nextCursor,
});

type Fetch = (query: Query, signal: AbortSignal) => Promise<PostsAnswer>;
const postsFrom = (fetch: Fetch) => ({
  load: async (_of: string, cursor: string | null, signal: AbortSignal) =>
    pageOf(await fetch(after(cursor), signal)),
  idOf: ({ postId }: Post) => postId,
  share: sharePosts,
});

export const likedPosts = createPages({
  ...postsFrom((query, signal) => call('listMyLikes', { query }, signal)),
  leftOut: leftOutPostsAtom,
});
export const savedPosts = createPages({
  ...postsFrom((query, signal) => call('listMySaved', { query }, signal)),
  leftOut: leftOutPostsAtom,
});
export const hiddenPosts = createPages(
  postsFrom((query, signal) => call('listMyHidden', { query }, signal)),
);

export const ownComments = createPages<Comment & { postTitle: string }>({
  load: async (_of, cursor, signal) => {
    const { comments, pagination } = await call('listMyComments', { query: after(cursor) }, signal);
    return { items: comments, nextCursor: pagination.nextCursor };
  },
  idOf: ({ commentId }) => commentId,
  leftOut: goneCommentsAtom,
});

export const activities = createPages<Activity>({
  load: async (_of, cursor, signal) => {
    const { entries, pagination } = await call('listMyActivity', { query: after(cursor) }, signal);
    return { items: entries, nextCursor: pagination.nextCursor };
  },
  idOf: ({ activityId }) => activityId,
});

// These lists have a single page.

export type FavoriteVideoItem = OutputOf<'listFavoriteVideos'>['videos'][number];
export const favoriteVideos = createPages<FavoriteVideoItem>({
  load: async (_of, _cursor, signal) => ({
    items: (await call('listFavoriteVideos', {}, signal)).videos,
    nextCursor: null,
  }),
  idOf: ({ videoId }) => videoId,
});

export type BlockedMember = OutputOf<'listMyBlocks'>['users'][number];
export const blockedMembers = createPages<BlockedMember>({
  load: async (_of, _cursor, signal) => ({
    items: (await call('listMyBlocks', {}, signal)).users,
    nextCursor: null,
  }),
  idOf: ({ user_id }) => user_id,
});

type FollowedMember = OutputOf<'listFollowing'>['users'][number];
export const followedMembers = createPages<FollowedMember>({
  load: async (of, _cursor, signal) => ({
    items: (await call('listFollowing', { params: { userId: of } }, signal)).users,
    nextCursor: null,
  }),
  idOf: ({ user_id }) => user_id,
});
