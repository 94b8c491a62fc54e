import { statement } from '../database/statement';
import { withAuthor, type CommentRow, type Listed } from './comment';

/** A post's comments with a higher id, and one beyond the page. */
export const listLaterComments = statement.all<Listed & { after: number }, CommentRow>(
  (knex, { postId, viewerId, after, limit }) =>
    withAuthor(knex, viewerId)
      .where('comment.post_id', postId)
      .where('comment.id', '>', after)
      .whereNull('comment.deleted_at')
      .orderBy('comment.id')
      .limit(limit),
);
