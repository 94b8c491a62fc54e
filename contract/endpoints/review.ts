import * as v from 'valibot';
import { CommentSchema } from '../models/comment';
import { idInput, idOutput } from '../models/ids';
import { shortList } from '../models/list';
import { CursorSchema, limitSchema, PageSchema, PaginationSchema } from '../models/paging';
import { PostSchema, ReviewPostSchema } from '../models/post';
import { text } from '../models/text';
import { validationTexts } from '../texts';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

/** The most posts one call may confirm. Source: docs/product/rules.md#review. */
export const CONFIRM_MAX = 20;

const query = v.object({
  adminKey: AdminKey,
  page: PageSchema,
  limit: limitSchema(20),
  q: v.optional(text(100, validationTexts.queryLong, validationTexts.field)),
  cursor: CursorSchema,
});
const response = ok({
  results: v.array(ReviewPostSchema),
  pagination: PaginationSchema,
  counts: v.object({ pending: v.number(), confirmed: v.number(), all: v.number() }),
});
const params = v.object({ postId: idInput('post') });
const keyQuery = v.object({ adminKey: AdminKey });

export const listPendingPosts = endpoint('listPendingPosts', {
  summary: 'Posts that wait for review, newest first',
  access: 'adminOrKey',
  query,
  response,
});

export const listConfirmedPosts = endpoint('listConfirmedPosts', {
  summary: 'Confirmed posts, newest first',
  access: 'adminOrKey',
  query,
  response,
});

export const listAllPosts = endpoint('listAllPosts', {
  summary: 'All posts, newest first',
  access: 'adminOrKey',
  query,
  response,
});

const IsConfirmed = v.optional(v.boolean(validationTexts.field), true);

export const confirmPosts = endpoint('confirmPosts', {
  summary: 'Confirms posts, or with is_confirmed false takes them back',
  access: 'adminOrKey',
  body: v.pipe(
    v.object({
      adminKey: AdminKey,
      postId: v.optional(idInput('post')),
      post_id: v.optional(idInput('post')),
      postIds: v.optional(
        shortList(idInput('post'), CONFIRM_MAX, validationTexts.field, validationTexts.confirmMany),
      ),
      is_confirmed: IsConfirmed,
      // The reason for the author, mostly of a post that is taken back
      // (docs/product/rules.md#review).
      reason: v.optional(text(300, validationTexts.reviewReasonLong, validationTexts.field), ''),
    }),
    v.transform(({ postId, post_id, postIds, ...rest }) => ({
      ...rest,
      ids: [...new Set([postId, post_id, ...(postIds ?? [])])].filter((id) => id !== undefined),
    })),
    v.check((body) => body.ids.length > 0, validationTexts.confirmTarget),
  ),
  response: ok({
    results: v.array(v.object({ postId: idOutput('post'), is_confirmed: v.boolean() })),
  }),
  errors: ['NOT_FOUND'],
});

export const getReviewDetail = endpoint('getReviewDetail', {
  summary: 'One post, whatever its state',
  access: 'adminOrKey',
  params,
  query: keyQuery,
  response: ok({ post: PostSchema }),
  errors: ['NOT_FOUND'],
});

export const listReviewComments = endpoint('listReviewComments', {
  summary: 'The comments of one post, oldest first',
  access: 'adminOrKey',
  params,
  query: keyQuery,
  response: ok({ comments: v.array(CommentSchema) }),
  errors: ['NOT_FOUND'],
});
