import type { Input } from '@contract/endpoints/define';
import {
  createPost,
  deletePost,
  getFeed,
  getPostDetail,
  reactToPost,
  sharePost,
} from '@contract/endpoints/posts';
import type { Reaction } from '@contract/rules/reactions';
import { call } from './client';

export type FeedQuery = Input<typeof getFeed>['query'];

export const fetchFeed = (query: FeedQuery, signal?: AbortSignal) =>
  call(getFeed, { query }, signal).then((answer) => answer.data);
export const fetchPostDetail = (postId: string, signal?: AbortSignal) =>
  call(getPostDetail, { params: { postId }, query: {} }, signal);
export const sendPost = (body: Input<typeof createPost>['body']) => call(createPost, { body });
export const removePost = (postId: string) => call(deletePost, { params: { postId } });
export const sendReaction = (postId: string, type: Reaction) =>
  call(reactToPost, { params: { postId }, body: { type } });
export const sendShare = (postId: string) =>
  call(sharePost, { params: { postId } }).then((answer) => answer.shareCount);
