import type { Reaction } from '@contract/rules/reactions';
import { call, type InputOf } from './client';

export type FeedQuery = InputOf<'getFeed'>['query'];

export const fetchFeed = (query: FeedQuery, signal?: AbortSignal) =>
  call('getFeed', { query }, signal).then((answer) => answer.data);
export const fetchPostDetail = (postId: string, signal?: AbortSignal) =>
  call('getPostDetail', { params: { postId }, query: {} }, signal);
export const sendPost = (userId: string, body: InputOf<'createPost'>['body']) =>
  call('createPost', { body: { ...body, userId } });
export const changePost = (userId: string, postId: string, body: InputOf<'updatePost'>['body']) =>
  call('updatePost', { params: { postId }, body: { ...body, userId } });
export const removePost = (postId: string) => call('deletePost', { params: { postId } });
// The call contains the wanted state, so that a repeated call does not undo itself.
export const sendReaction = (userId: string, postId: string, type: Reaction, on: boolean) =>
  call('reactToPost', { params: { postId }, body: { userId, type, on } });
export const sendShare = (postId: string) =>
  call('sharePost', { params: { postId } }).then((answer) => answer.shareCount);
