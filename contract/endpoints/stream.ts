import * as v from 'valibot';
import { SuspensionSchema } from '../models/admin-member';
import { idOutput } from '../models/ids';
import { NotificationSchema } from '../models/notification';
import { PersonSchema } from '../models/person';
import { ReportActionSchema, ReportTargetSchema } from '../models/report';
import { ReviewCountsSchema } from '../models/review';
import { SettingsSchema } from '../models/settings';

/**
 * A server-sent event of the notification stream (`NOTIFICATION_STREAM`, members only): its `event`
 * is `notification`, its `data` this as JSON. The first event comes at once and contains only the
 * count, as does an event after another tab or device read something.
 */
export const NotificationEventSchema = v.object({
  unreadCount: v.number(),
  notification: v.nullable(NotificationSchema),
});
export type NotificationEvent = v.InferOutput<typeof NotificationEventSchema>;

/**
 * The event `settings` of the same stream, for every member: the settings in force, at once and
 * after each change.
 */
export const SettingsEventSchema = v.object({ settings: SettingsSchema });
export type SettingsEvent = v.InferOutput<typeof SettingsEventSchema>;

/**
 * The event `suspension` of the same stream, for every member: the suspension that keeps them from
 * writing, at once and after each change; null if there is none or it has expired.
 */
export const SuspensionEventSchema = v.object({ suspension: v.nullable(SuspensionSchema) });
export type SuspensionEvent = v.InferOutput<typeof SuspensionEventSchema>;

/**
 * The event `review` of the same stream, for admins: the number of open items, at once and after
 * each change, and the posts and reports that were decided since the last such event.
 */
export const ReviewEventSchema = v.object({
  counts: ReviewCountsSchema,
  posts: v.array(
    v.object({
      postId: idOutput('post'),
      is_confirmed: v.boolean(),
      isRejected: v.boolean(),
      isBlinded: v.boolean(),
      by: v.nullable(PersonSchema),
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
  reports: v.array(
    v.object({
      targetType: ReportTargetSchema,
      targetId: v.string(),
      action: ReportActionSchema,
      by: PersonSchema,
      at: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});
export type ReviewEvent = v.InferOutput<typeof ReviewEventSchema>;
