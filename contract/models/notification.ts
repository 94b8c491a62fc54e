import * as v from 'valibot';
import { notificationKinds } from '../rules/site/notifications';
import { validationTexts } from '../texts';
import { idOutput } from './ids';

export type { NotificationKind } from '../rules/site/notifications';

/**
 * The kinds of notifications: a comment or like on their post, an answer to their comment, a
 * mention, a new
 * post of a followed member, a review, a level of their companion, another member with their name,
 * a suspension and its end, an admin level. Source: docs/product/rules.md#notifications.
 */
const NotificationKindSchema = v.picklist(notificationKinds);

/**
 * One entry of the bell. Likes on one post are one entry that names the latest member and counts
 * the others; another like makes it unread again. New posts of one member are one entry while it is
 * unread, which names the latest post and counts the others.
 */
export const NotificationSchema = v.object({
  notificationId: idOutput('notification'),
  kind: NotificationKindSchema,
  /** Null if it is not about a post: a level, a name. */
  postId: v.nullable(idOutput('post')),
  /**
   * The title (or first line) of the post, even if it was removed or the notification is about its
   * comment; empty without a post.
   */
  postTitle: v.string(),
  commentId: v.nullable(idOutput('comment')),
  /** The beginning of the comment, or the reason of a review or a suspension; otherwise empty. */
  excerpt: v.string(),
  actorId: v.nullable(idOutput('user')),
  actorName: v.nullable(v.string()),
  actorImage: v.nullable(v.string()),
  /** The level that the companion reached, or the new admin level; otherwise null. */
  level: v.nullable(v.number()),
  /** The number of other members who did the same; for new posts, the number of other posts. */
  otherCount: v.number(),
  isRead: v.boolean(),
  /** Whether the member muted its post: nothing further about it comes, except decisions. */
  isPostMuted: v.boolean(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

const isOn = v.boolean(validationTexts.field);

/** The kinds of notifications that a member gets. */
export const NotificationSettingsSchema = v.object({
  comment: isOn,
  reply: isOn,
  mention: isOn,
  like: isOn,
  new_post: isOn,
  confirm: isOn,
  level_up: isOn,
  report: isOn,
});
