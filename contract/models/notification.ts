import * as v from 'valibot';
import { notificationKinds } from '../rules/notifications';
import { validationTexts } from '../texts';
import { idOutput } from './ids';

export type { NotificationKind } from '../rules/notifications';

/**
 * The kinds of notifications: a comment or like on their post, an answer to their comment, a new
 * post of a member whom they follow, a review, a level of their companion, a name that somebody else has, a suspension and its end, the level
 * of an admin. Source: docs/product/rules.md#notifications.
 */
const NotificationKindSchema = v.picklist(notificationKinds);

/**
 * One entry of the bell. Likes on one post are one entry that names the latest member and counts
 * the others; it is unread again when another comes. New posts of one member are one entry while it
 * is unread, which names the latest post and counts the others.
 */
export const NotificationSchema = v.object({
  notificationId: idOutput('notification'),
  kind: NotificationKindSchema,
  /** Null where it is of no post: a level, a name. */
  postId: v.nullable(idOutput('post')),
  /**
   * The title, or the first line of a post without one, also of one that was removed or under which a
   * comment was; empty where there is no post.
   */
  postTitle: v.string(),
  commentId: v.nullable(idOutput('comment')),
  /** The beginning of the comment, the reason of a review or a suspension; else empty. */
  excerpt: v.string(),
  actorId: v.nullable(idOutput('user')),
  actorName: v.nullable(v.string()),
  actorImage: v.nullable(v.string()),
  /** The level that the companion reached or that an admin now has, else null. */
  level: v.nullable(v.number()),
  /** The number of other members who did the same; of a new post, the number of other posts. */
  otherCount: v.number(),
  isRead: v.boolean(),
  timeAgo: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Notification = v.InferOutput<typeof NotificationSchema>;

const isOn = v.boolean(validationTexts.field);

/** Which kinds of notifications a member gets. */
export const NotificationSettingsSchema = v.object({
  comment: isOn,
  reply: isOn,
  like: isOn,
  new_post: isOn,
  confirm: isOn,
  level_up: isOn,
  report: isOn,
});
