import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { reasonTexts } from '@contract/texts';
import { comments, type CommentRow } from '../db/comments';
import { posts, type PostRow } from '../db/posts';

/**
 * A post that the viewer may read; a pending one is visible only to its author and admins.
 * @throws ApiError NOT_FOUND
 */
export function readablePost(id: number, actor: Actor): PostRow {
  const post = posts.find(id);
  if (!post || !can(actor, 'post.read', post)) {
    throw new ApiError('NOT_FOUND', reasonTexts.postNotFound);
  }
  return post;
}

/**
 * An existing comment on a post that the viewer may read.
 * @param reason the sentence for a missing one
 * @throws ApiError NOT_FOUND
 */
export function readableComment(id: number, actor: Actor, reason: string): CommentRow {
  const comment = comments.find(id);
  if (!comment || comment.isDeleted) throw new ApiError('NOT_FOUND', reason);
  readablePost(comment.postId, actor);
  if (!can(actor, 'comment.read', comment)) throw new ApiError('NOT_FOUND', reason);
  return comment;
}
