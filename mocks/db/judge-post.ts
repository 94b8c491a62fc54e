import type { Block } from '@contract/models/block';
import { isAmongFirst } from '@contract/rules/admin/moderation';
import { findForbidden, forbiddenError, judgedPost } from '@contract/rules/posts/forbidden';
import { posts } from './posts';
import { moderation, settings } from './settings';

/** A member's post as they want it. */
interface Judged {
  authorId: number;
  /** Null for a new post. */
  postId: number | null;
  title: string | null;
  blocks: Block[];
}

/**
 * Whether a member's new or changed post waits for review.
 * @throws ApiError FORBIDDEN_CONTENT if admins forbid a word or a site in it
 */
export function mustWait({ authorId, postId, title, blocks }: Judged): boolean {
  const settled = moderation.read();
  const found = findForbidden(judgedPost(title, blocks), settled);
  if (found && settled.forbiddenAct === 'refuse') throw forbiddenError(found);
  const others = posts
    .list()
    .filter((post) => post.authorId === authorId && post.isConfirmed && post.id !== postId);
  return settings.read().review_required || found !== null || isAmongFirst(settled, others.length);
}
