import type { Block } from '../posts/block-types';
import { plainContent } from '../posts/blocks';
import { excerpt } from '../text/excerpt';
import { REPORT_EXCERPT_MAX } from './report-limits';

/** A report's excerpt of a post: the beginning of its current title and text. */
export function reportedPost(title: string | null, blocks: readonly Block[]): string {
  return excerpt(`${title ?? ''} ${plainContent(blocks)}`, REPORT_EXCERPT_MAX);
}

/** A report's excerpt of a comment. */
export function reportedComment(content: string): string {
  return excerpt(content, REPORT_EXCERPT_MAX);
}
