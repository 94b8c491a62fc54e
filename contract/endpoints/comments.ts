import * as v from 'valibot';
import { CommentContentSchema, CommentSchema, MentionsSchema } from '../models/comment';
import { idInput, idOutput } from '../models/ids';
import { CursorSchema, PaginationSchema } from '../models/paging';
import { commentSorts } from '../rules/posts/comment-order';
import { ActingUser, IgnoredUser, WishedState } from './common';
import { endpoint, ok } from './define';

/** Comments per page; replies follow the comment they answer and count too. */
export const COMMENTS_PAGE_SIZE = 30;

const postParams = v.object({ postId: idInput('post') });
const commentParams = v.object({ commentId: idInput('comment') });

export const listComments = endpoint({
  summary:
    'Comments oldest first, or by `sort` newest or most liked first, each with its replies; with `after` only those written after that comment, in the order of writing',
  access: 'public',
  params: postParams,
  query: v.object({
    userId: IgnoredUser,
    cursor: CursorSchema,
    after: v.optional(idInput('comment')),
    // An unknown one is ignored, as in the feed.
    sort: v.fallback(v.optional(v.picklist(commentSorts), 'oldest'), 'oldest'),
  }),
  response: ok({ comments: v.array(CommentSchema), pagination: PaginationSchema }),
  errors: ['NOT_FOUND'],
});

export const createComment = endpoint({
  summary:
    'Writes a comment or a reply; a reply to a reply joins the thread and names its author. Members in `mentions` whose `@name` it contains get a notification',
  access: 'member',
  needsEmail: true,
  params: postParams,
  body: v.object({
    userId: ActingUser,
    content: CommentContentSchema,
    parentCommentId: v.nullish(idInput('comment'), null),
    mentions: MentionsSchema,
  }),
  status: 201,
  response: ok({ comment: CommentSchema }),
  errors: ['FORBIDDEN_CONTENT', 'USER_MISMATCH', 'NOT_FOUND'],
});

export const updateComment = endpoint({
  summary: 'Changes the text of a comment; only newly mentioned members get a notification',
  access: 'member',
  needsEmail: true,
  params: commentParams,
  body: v.object({
    userId: ActingUser,
    content: CommentContentSchema,
    mentions: MentionsSchema,
  }),
  response: ok({ comment: CommentSchema }),
  errors: ['FORBIDDEN_CONTENT', 'USER_MISMATCH', 'NOT_FOUND', 'FORBIDDEN'],
});

export const deleteComment = endpoint({
  summary: 'Deletes a comment; one with replies stays as an empty row',
  access: 'member',
  params: commentParams,
  response: ok({}),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
});

export const likeComment = endpoint({
  summary: 'Toggles a like on a comment, or sets it with `on`',
  access: 'member',
  params: commentParams,
  body: v.object({ userId: ActingUser, on: WishedState }),
  response: ok({ commentId: idOutput('comment'), likeCount: v.number(), isLiked: v.boolean() }),
  errors: ['USER_MISMATCH', 'NOT_FOUND'],
});
