import type { Block } from '@contract/models/block';
import { findForbidden, forbiddenError, judgedPost } from '@contract/rules/posts/forbidden';
import { moderation, settings } from './settings';

/**
 * Whether a member's new or changed post waits for review.
 * @throws ApiError FORBIDDEN_CONTENT if admins forbid a word or a site in it
 */
export function mustWait({ title, blocks }: { title: string | null; blocks: Block[] }): boolean {
  const { forbiddenAct, ...forbidden } = moderation.read();
  const found = findForbidden(judgedPost(title, blocks), forbidden);
  if (found && forbiddenAct === 'refuse') throw forbiddenError(found);
  return settings.read().review_required || found !== null;
}
