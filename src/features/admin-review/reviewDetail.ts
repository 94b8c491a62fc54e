import { call, type OutputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { Comment } from '@contract/models/comment';
import { atom } from 'jotai';
import { decidingAtom } from './decide';

export type ReviewDetail = OutputOf<'getReviewDetail'>;

/** One post as its review page shows it, with its author and history. */
export const reviewDetail = createRemote<ReviewDetail>({
  load: (postId, signal) => call('getReviewDetail', { params: { postId }, query: {} }, signal),
});

/** Handles decisions of other admins: loads the open post again if it was decided. */
export const takeReviewOfDetailAtom = atom(null, (get, set, { posts }: ReviewEvent) => {
  const { key, value } = get(reviewDetail.stateAtom);
  const decided = posts.find(({ postId }) => postId === key);
  if (!decided || !value || get(decidingAtom).has(key)) return;
  if (decided.at !== value.review.reviewed_at)
    void set(reviewDetail.loadAtom, key, { isKept: true });
});

/** The comments of a post. */
export const reviewComments = createRemote<readonly Comment[]>({
  load: (postId, signal) =>
    call('listReviewComments', { params: { postId }, query: {} }, signal).then(
      (answer) => answer.comments,
    ),
});
