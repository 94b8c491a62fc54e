import { fetchReviewComments, fetchReviewDetail } from '@/api/admin/review';
import { createRemote } from '@/state/remote';
import type { ReviewEvent } from '@contract/endpoints/stream';
import type { Comment } from '@contract/models/comment';
import { atom } from 'jotai';
import { decidingAtom } from './decide';

export type ReviewDetail = Awaited<ReturnType<typeof fetchReviewDetail>>;

/** One post as its review page shows it, with its author and all that happened to it. */
export const reviewDetail = createRemote<ReviewDetail>({ load: fetchReviewDetail });

/** Takes in what admins decided elsewhere: the page of a post that was decided about shows it as it is now. */
export const takeReviewOfDetailAtom = atom(null, (get, set, { posts }: ReviewEvent) => {
  const { key, value } = get(reviewDetail.stateAtom);
  const decided = posts.find(({ postId }) => postId === key);
  if (!decided || !value || get(decidingAtom).has(key)) return;
  if (decided.at !== value.review.reviewed_at)
    void set(reviewDetail.loadAtom, key, { isKept: true });
});

/** Its comments. */
export const reviewComments = createRemote<readonly Comment[]>({ load: fetchReviewComments });
