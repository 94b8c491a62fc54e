import { camel, statement, type Runner } from '../database/statement';

/** A comment that a member likes. */
export interface LikedComment {
  commentId: number;
  postId: number;
}

const toggle = statement.value<{ commentId: number; memberId: number }, boolean>(
  (knex, { commentId, memberId }) =>
    knex('comment_like')
      .insert({ comment_id: commentId, member_id: memberId, is_liked: 1 })
      .onConflict(['comment_id', 'member_id'])
      .merge({ is_liked: knex.raw('1 - comment_like.is_liked') })
      .returning(camel('is_liked')),
);

const like = statement.value<{ commentId: number; memberId: number }, boolean>(
  (knex, { commentId, memberId }) =>
    knex('comment_like')
      .insert({ comment_id: commentId, member_id: memberId, is_liked: 1 })
      .onConflict(['comment_id', 'member_id'])
      .merge({ is_liked: 1 })
      .where('comment_like.is_liked', 0)
      .returning(camel('is_liked')),
);

const unlike = statement.value<{ commentId: number; memberId: number }, boolean>(
  (knex, { commentId, memberId }) =>
    knex('comment_like')
      .where({ comment_id: commentId, member_id: memberId, is_liked: 1 })
      .update({ is_liked: 0 })
      .returning(camel('is_liked')),
);

const count = statement.value<{ commentId: number; difference: number }, number>(
  (knex, { commentId, difference }) =>
    knex('comment')
      .where('id', commentId)
      .whereNull('deleted_at')
      .update({ like_count: knex.raw('like_count + ?', difference) })
      .returning(camel('like_count')),
);

/** The comments that a member likes, the latest written first. */
export const listLikedComments = statement.all<{ memberId: number }, LikedComment>(
  (knex, { memberId }) =>
    knex('comment_like')
      .join('comment', 'comment.id', 'comment_like.comment_id')
      .join('post', 'post.id', 'comment.post_id')
      .where('comment_like.member_id', memberId)
      .where('comment_like.is_liked', knex.raw('1'))
      .whereNull('comment.deleted_at')
      .whereNull('post.deleted_at')
      .select('comment.id as commentId', 'comment.post_id as postId')
      .orderBy('comment.id', 'desc'),
);

/** Deletes the likes of a comment. */
export const deleteCommentLikes = statement.run<{ commentId: number }>((knex, { commentId }) =>
  knex('comment_like').where('comment_id', commentId).delete(),
);

/**
 * Likes a comment or removes a member's like; the count follows.
 * @param on the wished state; undefined toggles
 * @returns null if the comment was deleted since
 */
export async function writeCommentLike(
  tx: Runner,
  { commentId, memberId }: { commentId: number; memberId: number },
  on: boolean | undefined,
): Promise<{ isLiked: boolean; likeCount: number } | null> {
  const press = on === undefined ? toggle : on ? like : unlike;
  // Without a change there is no row.
  const changed = await press(tx, { commentId, memberId });
  const isLiked = changed ?? on === true;
  const difference = changed === null ? 0 : isLiked ? 1 : -1;
  const likeCount = await count(tx, { commentId, difference });
  return likeCount === null ? null : { isLiked, likeCount };
}
