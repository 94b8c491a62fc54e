import type { ReviewAct } from '@contract/rules/review';
import { call, type InputOf } from '../client';

export type ReviewQuery = NonNullable<InputOf<'listAllPosts'>['query']>;

const lists = {
  pending: 'listPendingPosts',
  confirmed: 'listConfirmedPosts',
  rejected: 'listRejectedPosts',
  all: 'listAllPosts',
} as const;
export type ReviewTab = keyof typeof lists;

export const fetchReviewPosts = (tab: ReviewTab, query: ReviewQuery, signal?: AbortSignal) =>
  call(lists[tab], { query }, signal);
type Decided = Required<Pick<InputOf<'rejectPosts'>['body'], 'postIds' | 'seen' | 'reason'>>;

/** Sends a decision about posts; a deletion cannot be undone. */
export async function sendDecision(act: ReviewAct, body: Decided) {
  if (act === 'delete') return { ...(await call('removePosts', { body })), bulkId: null };
  if (act === 'reject') return call('rejectPosts', { body });
  return call('confirmPosts', { body: { ...body, is_confirmed: act === 'confirm' } });
}
export const undoDecision = (bulkId: string) => call('undoReview', { body: { bulkId } });
export const fetchReviewDetail = (postId: string, signal?: AbortSignal) =>
  call('getReviewDetail', { params: { postId }, query: {} }, signal);
export const fetchReviewComments = (postId: string, signal?: AbortSignal) =>
  call('listReviewComments', { params: { postId }, query: {} }, signal).then(
    (answer) => answer.comments,
  );
