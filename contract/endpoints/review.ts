import * as v from 'valibot';
import { AdminMemberSchema } from '../models/admin-member';
import { CommentSchema } from '../models/comment';
import { idInput, idOutput } from '../models/ids';
import { shortList } from '../models/list';
import { pagedQuery, PaginationSchema } from '../models/paging';
import { PersonSchema } from '../models/person';
import { PostSchema } from '../models/post';
import {
  DecisionSchema,
  PostBatchSchema,
  ReviewCountsSchema,
  ReviewPostSchema,
  TimelineEntrySchema,
} from '../models/review';
import { line, text } from '../models/text';
import { CONFIRM_MAX, REVIEW_REASON_MAX } from '../rules/admin/review';
import { PINS_MOST, pinScopes } from '../rules/posts/pins';
import { validationTexts } from '../texts';
import { AdminKey } from './common';
import { endpoint, ok } from './define';
import { Until } from './members';

const query = pagedQuery(20, {
  adminKey: AdminKey,
  q: v.optional(text(100, validationTexts.queryLong, validationTexts.field)),
});
const response = ok({
  results: v.array(ReviewPostSchema),
  pagination: PaginationSchema,
  counts: ReviewCountsSchema,
});
const params = v.object({ postId: idInput('post') });
const keyQuery = v.object({ adminKey: AdminKey });

export const listPendingPosts = endpoint({
  summary: 'Posts in review, newest first',
  access: 'adminOrKey',
  query,
  response,
});

export const listConfirmedPosts = endpoint({
  summary: 'Confirmed posts, newest first',
  access: 'adminOrKey',
  query,
  response,
});

export const listRejectedPosts = endpoint({
  summary: 'Rejected posts, newest first',
  access: 'adminOrKey',
  query,
  response,
});

export const listAllPosts = endpoint({
  summary: 'All posts, newest first',
  access: 'adminOrKey',
  query,
  response,
});

/** The state of the posts that the admin saw, with the names of the lists. */
const Seen = v.pipe(
  v.optional(
    shortList(
      v.object({
        postId: idInput('post'),
        revision: v.pipe(v.number(validationTexts.field), v.integer(validationTexts.field)),
        reviewed_at: v.nullable(
          v.pipe(
            v.string(validationTexts.field),
            v.isoTimestamp(validationTexts.field),
            v.transform((moment) => Date.parse(moment)),
          ),
        ),
      }),
      CONFIRM_MAX,
      validationTexts.field,
      validationTexts.confirmMany,
    ),
    [],
  ),
  v.transform(
    (seen) =>
      new Map(
        seen.map(({ postId, revision, reviewed_at: reviewedAt }) => [
          postId,
          { revision, reviewedAt },
        ]),
      ),
  ),
);
const IsConfirmed = v.optional(v.boolean(validationTexts.field), true);

/** The posts of a decision, and the state that the admin saw. */
const Targets = v.object({
  adminKey: AdminKey,
  postId: v.optional(idInput('post')),
  post_id: v.optional(idInput('post')),
  postIds: v.optional(
    shortList(idInput('post'), CONFIRM_MAX, validationTexts.field, validationTexts.confirmMany),
  ),
  seen: Seen,
});

/** The posts that a body names, each once. */
const idsOf = ({ postId, post_id, postIds = [] }: v.InferOutput<typeof Targets>) =>
  [...new Set([postId, post_id, ...postIds])].filter((id) => id !== undefined);

/** The reason that the author gets for a post that will not appear. */
const NeededReason = v.pipe(
  v.optional(v.string(validationTexts.field), ''),
  text(REVIEW_REASON_MAX, validationTexts.reviewReasonLong, validationTexts.field),
  v.minLength(1, validationTexts.reportDecision),
);

const decided = ok({
  results: v.array(DecisionSchema),
  /** Identifies posts that were decided together, for undo and audit; null if nothing changed. */
  bulkId: v.nullable(v.string()),
  counts: ReviewCountsSchema,
});

export const confirmPosts = endpoint({
  summary: 'Confirms posts, or withdraws them with is_confirmed false; returns a result for each',
  access: 'adminOrKey',
  body: v.pipe(
    v.object({
      ...Targets.entries,
      is_confirmed: IsConfirmed,
      // The reason for the author, mostly for a post that is taken down
      // (docs/product/rules.md#review).
      reason: v.optional(
        text(REVIEW_REASON_MAX, validationTexts.reviewReasonLong, validationTexts.field),
        '',
      ),
    }),
    v.transform((body) => ({ ...body, ids: idsOf(body) })),
    v.check(({ ids }) => ids.length > 0, validationTexts.confirmTarget),
  ),
  response: decided,
  // None of the posts exists.
  errors: ['NOT_FOUND'],
});

export const rejectPosts = endpoint({
  summary: 'Rejects posts with a reason for their authors; confirming reverses it',
  access: 'adminOrKey',
  body: v.pipe(
    v.object({ ...Targets.entries, reason: NeededReason }),
    v.transform((body) => ({ ...body, ids: idsOf(body) })),
    v.check(({ ids }) => ids.length > 0, validationTexts.postsTarget),
  ),
  response: decided,
  errors: ['NOT_FOUND'],
});

export const removePosts = endpoint({
  summary: 'Deletes posts for good, with a reason for their authors',
  access: 'adminOrKey',
  body: v.pipe(
    v.object({ ...Targets.entries, reason: NeededReason }),
    v.transform((body) => ({ ...body, ids: idsOf(body) })),
    v.check(({ ids }) => ids.length > 0, validationTexts.postsTarget),
  ),
  response: ok({
    /** A post that differs from what the admin saw stays unchanged. */
    results: v.array(DecisionSchema),
    counts: ReviewCountsSchema,
  }),
  errors: ['NOT_FOUND'],
});

export const undoReview = endpoint({
  summary: 'Undoes a decision of the last seconds, unless it was paid',
  access: 'admin',
  body: v.object({ bulkId: line(64, validationTexts.field, validationTexts.field) }),
  response: ok({ results: v.array(DecisionSchema), counts: ReviewCountsSchema }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});

const pinned = ok({ postId: idOutput('post'), isPinned: v.boolean() });

export const pinPost = endpoint({
  summary: 'Pins a public post to the top of the feed of the site or of its sphere',
  access: 'admin',
  params,
  body: v.object({
    scope: v.picklist(pinScopes, validationTexts.pinScope),
    until: v.optional(Until, null),
    /** From 1, the top. */
    position: v.optional(
      v.pipe(
        v.number(validationTexts.pinPosition),
        v.integer(validationTexts.pinPosition),
        v.minValue(1, validationTexts.pinPosition),
        v.maxValue(PINS_MOST, validationTexts.pinPosition),
      ),
      1,
    ),
  }),
  response: pinned,
  errors: ['NOT_FOUND', 'CONFLICT'],
});

export const unpinPost = endpoint({
  summary: 'Unpins a post',
  access: 'admin',
  params,
  response: pinned,
  errors: ['NOT_FOUND'],
});

export const getReviewDetail = endpoint({
  summary: 'One post in any state, with author and history',
  access: 'adminOrKey',
  params,
  query: keyQuery,
  response: ok({
    post: PostSchema,
    review: v.object({
      report_count: v.number(),
      reviewed_by: v.nullable(PersonSchema),
      reviewed_at: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      import_batch: v.nullable(PostBatchSchema),
    }),
    author: AdminMemberSchema,
    timeline: v.array(TimelineEntrySchema),
  }),
  errors: ['NOT_FOUND'],
});

export const listReviewComments = endpoint({
  summary: 'The comments of one post, oldest first',
  access: 'adminOrKey',
  params,
  query: keyQuery,
  response: ok({ comments: v.array(CommentSchema) }),
  errors: ['NOT_FOUND'],
});
