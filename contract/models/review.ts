import * as v from 'valibot';
import { decisionStatuses, timelineKinds } from '../rules/review';
import { batchKinds } from '../rules/saved-video';
import { BatchConditionsSchema } from './batch-conditions';
import { BlockSchema } from './block';
import { idOutput } from './ids';
import { PersonSchema } from './person';

const Moment = v.pipe(v.string(), v.isoTimestamp());

/** What waits for the admins: posts by their state, and reported things that nobody settled. */
export const ReviewCountsSchema = v.object({
  pending: v.number(),
  confirmed: v.number(),
  rejected: v.number(),
  all: v.number(),
  reports: v.number(),
});
export type ReviewCounts = v.InferOutput<typeof ReviewCountsSchema>;

/** The batch in which a post came from YouTube. */
export const PostBatchSchema = v.object({
  batch_id: v.string(),
  kind: v.picklist(batchKinds),
  /** Who made it; null for a script. */
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
  /** How many posts of its author are confirmed, and how often one was taken back. */
  author_confirmed_count: v.number(),
  author_reverted_count: v.number(),
  /** Null for a post of no sphere. */
  sphere_name: v.nullable(v.string()),
  created_at: Moment,
  title: v.nullable(v.string()),
  content: v.string(),
  blocks_json: v.array(BlockSchema),
  is_confirmed: v.boolean(),
  isRejected: v.boolean(),
  /** The number of changes of its content; a decision names the one that it was made on. */
  revision: v.number(),
  /** Whether its first confirmation, which rewards its author, is still to come. */
  is_reward_due: v.boolean(),
  /** The number of its reports that nobody settled. */
  report_count: v.number(),
  /** The reason for taking it back or rejecting it, until it is changed or confirmed. */
  revert_reason: v.nullable(v.string()),
  /** Who decided last; null for a script with the admin key, and before the first decision. */
  reviewed_by: v.nullable(PersonSchema),
  /** When; a decision names the one that it was made on. */
  reviewed_at: v.nullable(Moment),
  /** Where it was imported; null for what a member wrote. */
  import_batch: v.nullable(PostBatchSchema),
});
export type ReviewPost = v.InferOutput<typeof ReviewPostSchema>;

/** What became of a decision about one post. */
export const DecisionSchema = v.object({
  postId: idOutput('post'),
  /** Its state now; false where it does not exist. */
  is_confirmed: v.boolean(),
  isRejected: v.boolean(),
  status: v.picklist(decisionStatuses),
  /** Who brought it into this state, and when; null where no admin did. */
  by: v.nullable(PersonSchema),
  at: v.nullable(Moment),
  revision: v.number(),
  /** Whether this decision can be undone for a few seconds: it was made now and nothing was paid. */
  isUndoable: v.boolean(),
});
export type DecisionResult = v.InferOutput<typeof DecisionSchema>;

/** One thing that happened to a post. */
export const TimelineEntrySchema = v.object({
  kind: v.picklist(timelineKinds),
  at: Moment,
  /** The author, the admin or the reporter; null for the site and for a script. */
  by: v.nullable(PersonSchema),
  /** What the admin wrote to the author, or the reason of a report; else empty. */
  reason: v.string(),
});
export type TimelineEntry = v.InferOutput<typeof TimelineEntrySchema>;
