import type { Block } from '@contract/models/block';
import { findForbidden, forbiddenError, judgedPost } from '@contract/rules/posts/forbidden';
import type { Runner } from '../database/statement';
import { readModeration } from '../tables/moderation';
import { readSettings } from '../tables/setting';

/** A member's post as they want it. */
interface Judged {
  title: string | null;
  blocks: readonly Block[];
}

/**
 * Whether a member's new or changed post waits for review.
 * @throws ApiError FORBIDDEN_CONTENT if admins forbid a word or a site in it
 */
export async function mustWait(tx: Runner, { title, blocks }: Judged): Promise<boolean> {
  const { review_required: isReviewRequired } = await readSettings(tx);
  const moderation = await readModeration(tx);
  const found = findForbidden(judgedPost(title, blocks), moderation);
  if (found && moderation.forbiddenAct === 'refuse') throw forbiddenError(found);
  return isReviewRequired || found !== null;
}
