import { can } from '@contract/policies';
import { reasonTexts } from '@contract/texts';
import { readableFacts } from '../commands/readable-facts';
import { requireFound } from '../guards';
import type { Runner } from '../database/statement';
import { findCommentFacts, type CommentFactsRow } from '../tables/comment';
import { findPost, findPostFacts, type PostFactsRow, type PostRow } from '../tables/post';
import { findPostDetail, type PostDetail } from '../tables/post-detail';
import type { Viewer } from '../tables/session';

/**
 * A post that the viewer may read; for others a pending post does not exist.
 * @throws ApiError NOT_FOUND
 */
export async function readablePost(
  runner: Runner,
  id: number,
  viewer: Viewer | null,
): Promise<PostRow> {
  const row = requireFound(
    await findPost(runner, { id, viewerId: viewer?.id ?? 0 }),
    reasonTexts.postNotFound,
  );
  return requireFound(can(viewer, 'post.read', row) ? row : null, reasonTexts.postNotFound);
}

/**
 * The same with the first `limit` comments below it.
 * @throws ApiError NOT_FOUND
 */
export async function readablePostDetail(
  runner: Runner,
  postId: number,
  viewer: Viewer | null,
  limit: number,
): Promise<PostDetail> {
  const wanted = { postId, viewerId: viewer?.id ?? 0, limit };
  const detail = requireFound(await findPostDetail(runner, wanted), reasonTexts.postNotFound);
  const isReadable = can(viewer, 'post.read', detail.post);
  return requireFound(isReadable ? detail : null, reasonTexts.postNotFound);
}

/**
 * The same for calls that need only a post's facts for permissions.
 * @throws ApiError NOT_FOUND
 */
export async function readablePostFacts(
  runner: Runner,
  id: number,
  viewer: Viewer | null,
): Promise<PostFactsRow> {
  return readableFacts(await findPostFacts(runner, { id }), viewer);
}

/**
 * The facts for permissions of a comment under a post that the viewer may read.
 * @throws ApiError NOT_FOUND
 */
export async function readableComment(
  runner: Runner,
  id: number,
  viewer: Viewer | null,
): Promise<CommentFactsRow> {
  const row = requireFound(await findCommentFacts(runner, { id }), reasonTexts.commentNotFound);
  const post = { authorId: row.postAuthorId, isConfirmed: row.isPostConfirmed };
  requireFound(can(viewer, 'post.read', post) ? row : null, reasonTexts.postNotFound);
  return requireFound(can(viewer, 'comment.read', row) ? row : null, reasonTexts.commentNotFound);
}
