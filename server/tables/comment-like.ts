import { statement, type Runner } from '../statement';

const toggle = statement<{ commentId: number; memberId: number }, { isLiked: number }>(
  (knex, { commentId, memberId }) =>
    knex('comment_like')
      .insert({ comment_id: commentId, member_id: memberId, is_liked: 1 })
      .onConflict(['comment_id', 'member_id'])
      .merge({ is_liked: knex.raw('1 - comment_like.is_liked') })
      .returning('is_liked as isLiked'),
);

const count = statement<{ commentId: number; difference: number }, { likeCount: number }>(
  (knex, { commentId, difference }) =>
    knex('comment')
      .where('id', commentId)
      .whereNull('deleted_at')
      .update({ like_count: knex.raw('like_count + ?', difference) })
      .returning('like_count as likeCount'),
);

const removeAll = statement<{ commentId: number }>((knex, { commentId }) =>
  knex('comment_like').where('comment_id', commentId).delete(),
);

/**
 * Toggles a member's like on a comment; the count moves with it.
 * @returns null when the comment was deleted meanwhile
 */
export async function toggleCommentLike(
  tx: Runner,
  liked: { commentId: number; memberId: number },
): Promise<{ isLiked: boolean; likeCount: number } | null> {
  const [now] = await tx.run(toggle, liked);
  const isLiked = now?.isLiked === 1;
  const { commentId } = liked;
  const [counted] = await tx.run(count, { commentId, difference: isLiked ? 1 : -1 });
  return counted ? { isLiked, likeCount: counted.likeCount } : null;
}

/** Forgets who liked a comment. */
export async function deleteCommentLikes(tx: Runner, commentId: number): Promise<void> {
  await tx.run(removeAll, { commentId });
}
