import * as v from 'valibot';
import { MENTIONS_MAX } from '../rules/posts/mentions';
import { COMMENT_MAX } from '../rules/text/length';
import { validationTexts } from '../texts';
import { idInput, idOutput } from './ids';
import { requiredText } from './text';

/**
 * A comment as the API returns it. A deleted comment with replies stays as a row with `isDeleted`
 * and without content, so that the replies keep their place.
 */
export const CommentSchema = v.object({
  commentId: idOutput('comment'),
  postId: idOutput('post'),
  userId: idOutput('user'),
  userName: v.string(),
  profileImage: v.nullable(v.string()),
  content: v.string(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  likeCount: v.number(),
  isLiked: v.boolean(),
  isEdited: v.boolean(),
  isDeleted: v.boolean(),
  /** Whether the viewer blocked its author or reported it; if so, the content is left out. */
  isBlocked: v.boolean(),
  /** Whether reports hide it until an admin decides; only its author and admins get its content. */
  isBlinded: v.boolean(),
  parentCommentId: v.nullable(idOutput('comment')),
  /** The member that a reply to a reply answers, by current name; no id if the account is deleted. */
  replyTo: v.nullable(v.object({ userId: v.nullable(idOutput('user')), userName: v.string() })),
  /** The members that the text mentions as `@name`, by current name; without deleted accounts. */
  mentions: v.array(v.object({ userId: idOutput('user'), userName: v.string() })),
});
export type Comment = v.InferOutput<typeof CommentSchema>;

/** The text of a comment in a request. */
export const CommentContentSchema = requiredText(
  COMMENT_MAX,
  validationTexts.commentEmpty,
  validationTexts.commentLong,
);

/** The members that a comment's text names with `@`; others are left out. */
export const MentionsSchema = v.optional(
  v.pipe(
    v.array(idInput('user'), validationTexts.field),
    v.maxLength(MENTIONS_MAX, validationTexts.mentionsMany),
  ),
  [],
);
