import type { Block } from './block-types';
import { plainContent } from './blocks';
import { excerpt } from './excerpt';
import { REPORT_EXCERPT_MAX } from './report-limits';

/**
 * The excerpt that a report keeps of a post: the beginning of its title and text as they are now.
 */
export function reportedPost(title: string | null, blocks: readonly Block[]): string {
  return excerpt(`${title ?? ''} ${plainContent(blocks)}`, REPORT_EXCERPT_MAX);
}

/** The excerpt that a report keeps of a comment. */
export function reportedComment(content: string): string {
  return excerpt(content, REPORT_EXCERPT_MAX);
}
