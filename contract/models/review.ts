import * as v from 'valibot';
import { decisionStatuses, timelineKinds } from '../rules/admin/review';
import { batchKinds } from '../rules/posts/saved-video';
import { BatchConditionsSchema } from './batch-conditions';
import { BlockSchema } from './block';
import { idOutput } from './ids';
import { PersonSchema } from './person';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** The open work of the admins: posts by state, and reported items that nobody settled. */
export const ReviewCountsSchema = v.object({
  pending: v.number(),
  confirmed: v.number(),
  rejected: v.number(),
  all: v.number(),
  reports: v.number(),
});
export type ReviewCounts = v.InferOutput<typeof ReviewCountsSchema>;

/** The batch that imported a post from YouTube. */
export const PostBatchSchema = v.object({
  batch_id: v.string(),
  kind: v.picklist(batchKinds),
  /** The member who imported it; null for a script. */
  by: v.nullable(PersonSchema),
  at: Moment,
  conditions: BatchConditionsSchema,
});
export type PostBatch = v.InferOutput<typeof PostBatchSchema>;

/** The list row of the review screen. Source: docs/product/rules.md#review. */
export const ReviewPostSchema = v.object({
  post_id: idOutput('post'),
  user_id: idOutput('user'),
  user_name: v.string(),
  profile_image: v.nullable(v.string()),
  /** How many posts of its author are confirmed, and how often one was taken down. */
  author_confirmed_count: v.number(),
  author_reverted_count: v.number(),
  /** Null for a post without a sphere. */
  sphere_name: v.nullable(v.string()),
  created_at: Moment,
  title: v.nullable(v.string()),
  content: v.string(),
  blocks_json: v.array(BlockSchema),
  is_confirmed: v.boolean(),
  isRejected: v.boolean(),
  /** Whether reports hide it until an admin decides. */
  isBlinded: v.boolean(),
  /** The number of content changes; a decision names the revision that it is based on. */
  revision: v.number(),
  /** Whether its first confirmation, which rewards its author, has not happened yet. */
  is_reward_due: v.boolean(),
  /** The number of its unsettled reports. */
  report_count: v.number(),
  /** The reason for taking it down or rejecting it, until it is changed or confirmed. */
  revert_reason: v.nullable(v.string()),
  /** Who decided last; null for a script with the admin key, and before the first decision. */
  reviewed_by: v.nullable(PersonSchema),
  /** When; a decision names the time that it is based on. */
  reviewed_at: v.nullable(Moment),
  /** The batch that imported it; null if a member wrote it. */
  import_batch: v.nullable(PostBatchSchema),
});
export type ReviewPost = v.InferOutput<typeof ReviewPostSchema>;

/** The result of a decision about one post. */
export const DecisionSchema = v.object({
  postId: idOutput('post'),
  /** Its current state; false if the post does not exist. */
  is_confirmed: v.boolean(),
  isRejected: v.boolean(),
  isBlinded: v.boolean(),
  status: v.picklist(decisionStatuses),
  /** The admin who caused this state, and when; null if no admin did. */
  by: v.nullable(PersonSchema),
  at: v.nullable(Moment),
  revision: v.number(),
  /** Whether this decision can be undone for a few seconds: it was just made and nothing was paid. */
  isUndoable: v.boolean(),
});
export type DecisionResult = v.InferOutput<typeof DecisionSchema>;

/** One event in a post's history. */
export const TimelineEntrySchema = v.object({
  kind: v.picklist(timelineKinds),
  at: Moment,
  /** The author, the admin or the reporter; null for the site and for a script. */
  by: v.nullable(PersonSchema),
  /** The admin's reason for the author, or the reason of a report; otherwise empty. */
  reason: v.string(),
});
export type TimelineEntry = v.InferOutput<typeof TimelineEntrySchema>;
