import { call, type InputOf } from '../client';

export type ReviewQuery = NonNullable<InputOf<'listAllPosts'>['query']>;

const lists = {
  pending: 'listPendingPosts',
  confirmed: 'listConfirmedPosts',
  all: 'listAllPosts',
} as const;
export type ReviewTab = keyof typeof lists;

export const fetchReviewPosts = (tab: ReviewTab, query: ReviewQuery, signal?: AbortSignal) =>
  call(lists[tab], { query }, signal);
export const sendDecision = (body: InputOf<'confirmPosts'>['body']) =>
  call('confirmPosts', { body });
export const undoDecision = (bulkId: string) => call('undoReview', { body: { bulkId } });
export const fetchReviewDetail = (postId: string, signal?: AbortSignal) =>
  call('getReviewDetail', { params: { postId }, query: {} }, signal);
export const fetchReviewComments = (postId: string, signal?: AbortSignal) =>
  call('listReviewComments', { params: { postId }, query: {} }, signal).then(
    (answer) => answer.comments,
  );
