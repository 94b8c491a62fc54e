import { fetchReviewComments, fetchReviewDetail } from '@/api/admin/review';
import { createRemote } from '@/state/remote';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { Comment } from '@contract/models/comment';
import { atom } from 'jotai';
import { decidingAtom } from './decide';

export type ReviewDetail = Awaited<ReturnType<typeof fetchReviewDetail>>;

/** One post as its review page shows it, with its author and history. */
export const reviewDetail = createRemote<ReviewDetail>({ load: fetchReviewDetail });

/** Handles decisions of other admins: loads the open post again if it was decided. */
export const takeReviewOfDetailAtom = atom(null, (get, set, { posts }: ReviewEvent) => {
  const { key, value } = get(reviewDetail.stateAtom);
  const decided = posts.find(({ postId }) => postId === key);
  if (!decided || !value || get(decidingAtom).has(key)) return;
  if (decided.at !== value.review.reviewed_at)
    void set(reviewDetail.loadAtom, key, { isKept: true });
});

/** The comments of a post. */
export const reviewComments = createRemote<readonly Comment[]>({ load: fetchReviewComments });
