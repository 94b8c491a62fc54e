import { fetchReviewComments, fetchReviewDetail } from '@/api/admin/review';
import { createRemote } from '@/state/remote';
import type { Comment } from '@contract/models/comment';

export type ReviewDetail = Awaited<ReturnType<typeof fetchReviewDetail>>;

/** One post as its review page shows it, with its author and all that happened to it. */
export const reviewDetail = createRemote<ReviewDetail>({ load: fetchReviewDetail });

/** Its comments. */
export const reviewComments = createRemote<readonly Comment[]>({ load: fetchReviewComments });
