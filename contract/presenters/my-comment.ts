import { headline } from '../rules/posts/headline';
import { dataTexts } from '../texts';
import type { NamedPost } from './activity';
import { presentComment, type CommentRecord } from './comment';

/**
 * A member's own comment with the headline of its post.
 * @param post null if the member may not read it now
 * @param now the present, ms
 */
export function presentMyComment(
  comment: CommentRecord,
  post: Omit<NamedPost, 'id'> | null,
  now: number,
) {
  const postTitle = post ? headline(post.title, post.blocks) : dataTexts.untitled;
  return { ...presentComment(comment, now), postTitle };
}
