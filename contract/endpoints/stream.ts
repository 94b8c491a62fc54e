import * as v from 'valibot';
import { NotificationSchema } from '../models/notification';

/**
 * One server-sent event of the notification stream (`NOTIFICATION_STREAM`, members only): its
 * `event` is `notification`, its `data` this as JSON. The first event comes at once and carries
 * only the count, as does an event after another tab or device read something.
 */
export const NotificationEventSchema = v.object({
  unreadCount: v.number(),
  notification: v.nullable(NotificationSchema),
});
export type NotificationEvent = v.InferOutput<typeof NotificationEventSchema>;
