import { BEST_LIKES } from '@contract/rules/posts/comment-order';
import { statement } from '../database/statement';
import { withAuthor, type CommentRow } from './comment';

/** More than are shown, because some may be hidden from the viewer. */
const BEST_READ = 10;

/** The most liked comments of a post, including those hidden from the viewer. */
export const listBestComments = statement.all<{ postId: number; viewerId: number }, CommentRow>(
  (knex, { postId, viewerId }) =>
    withAuthor(knex, viewerId)
      .where('comment.post_id', postId)
      .whereRaw(`comment.like_count >= ${BEST_LIKES}`)
      .orderBy('comment.like_count', 'desc')
      .orderBy('comment.id', 'desc')
      .limit(BEST_READ),
);
