import type { Block } from '@contract/models/block';
import { isAmongFirst } from '@contract/rules/admin/moderation';
import { findForbidden, forbiddenError, judgedPost } from '@contract/rules/posts/forbidden';
import type { Runner } from '../database/statement';
import { countPublic } from '../tables/post-counts';
import { readModeration, readSettings } from '../tables/setting';

/** A member's post as they want it. */
interface Judged {
  authorId: number;
  /** Null for a new post. */
  postId: number | null;
  title: string | null;
  blocks: readonly Block[];
}

/**
 * Whether a member's new or changed post waits for review.
 * @throws ApiError FORBIDDEN_CONTENT if admins forbid a word or a site in it
 */
export async function mustWait(tx: Runner, post: Judged): Promise<boolean> {
  const { authorId, postId, title, blocks } = post;
  const { review_required: isReviewRequired } = await readSettings(tx);
  const moderation = await readModeration(tx);
  const found = findForbidden(judgedPost(title, blocks), moderation);
  if (found && moderation.forbiddenAct === 'refuse') throw forbiddenError(found);
  if (isReviewRequired || found) return true;
  const { reviewFirst: limit } = moderation;
  if (limit === 0) return false;
  return isAmongFirst(moderation, await countPublic(tx, { authorId, except: postId ?? 0, limit }));
}
