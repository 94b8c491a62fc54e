import { BEST_LIKES } from '@contract/rules/comment-order';
import { statement, type Runner } from '../database/statement';
import { withAuthor, type CommentRow } from './comment';

/** More than are shown, because some may be hidden from the viewer. */
const BEST_READ = 10;

const best = statement<{ postId: number; viewerId: number }, CommentRow>(
  (knex, { postId, viewerId }) =>
    withAuthor(knex, viewerId)
      .where('comment.post_id', postId)
      .whereRaw(`comment.like_count >= ${BEST_LIKES}`)
      .orderBy('comment.like_count', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(BEST_READ),
);

/** The most liked comments of a post, including those hidden from the viewer. */
export function listBestComments(
  runner: Runner,
  wanted: { postId: number; viewerId: number },
): Promise<CommentRow[]> {
  return runner.run(best, wanted);
}
