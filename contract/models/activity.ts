import * as v from 'valibot';
import { idOutput } from './ids';

/** What a member's history tells of. */
export const activityKinds = [
  'post_create',
  'post_confirm',
  'comment_write',
  'like_give',
  'sphere_join',
] as const;

/** One line of the activity history (A2.9): what, when, about what, and what it earned. */
export const ActivitySchema = v.object({
  /** Names the line in a list. */
  activityId: v.string(),
  kind: v.picklist(activityKinds),
  /** The post's title (or first line), the sphere's name. */
  subject: v.string(),
  postId: v.nullable(idOutput('post')),
  sphereId: v.nullable(idOutput('sphere')),
  waterDrops: v.number(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Activity = v.InferOutput<typeof ActivitySchema>;
