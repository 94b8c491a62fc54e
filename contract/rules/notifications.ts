/** The kinds of notifications. Source: docs/product/rules.md#notifications. */
export const notificationKinds = [
  'comment',
  'reply',
  'like',
  'confirm',
  'revert',
  'level_up',
  'name_shared',
  'suspended',
  'suspension_lifted',
  'admin_level',
  'removed',
  'warned',
  'report_acted',
  'report_dismissed',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];
/** The kinds that are of no post. */
export type OwnKind = Extract<
  NotificationKind,
  | 'level_up'
  | 'name_shared'
  | 'suspended'
  | 'suspension_lifted'
  | 'admin_level'
  | 'removed'
  | 'warned'
  | 'report_acted'
  | 'report_dismissed'
>;

/** The length of a comment's excerpt in a notification, in characters. */
export const COMMENT_EXCERPT = 80;

/** A member who gets a notification of a comment, and its kind for them. */
export interface Recipient {
  memberId: number;
  kind: Extract<NotificationKind, 'comment' | 'reply'>;
}

/**
 * The recipients of a comment: the author of the answered comment, and the author of the post. A
 * member who is both gets one notification; nobody gets one of their own comment
 * (docs/product/rules.md#notifications).
 * @param answeredId the author of the answered comment; null when the comment starts a thread
 */
export function recipientsOfComment(comment: {
  authorId: number;
  postAuthorId: number;
  answeredId: number | null;
}): Recipient[] {
  const { authorId, postAuthorId, answeredId } = comment;
  const recipients: Recipient[] = [];
  if (answeredId !== null && answeredId !== authorId) {
    recipients.push({ memberId: answeredId, kind: 'reply' });
  }
  if (postAuthorId !== authorId && postAuthorId !== answeredId) {
    recipients.push({ memberId: postAuthorId, kind: 'comment' });
  }
  return recipients;
}

/**
 * The number of members who like a post beside the named one. It comes from the post's own count:
 * counting likes for every list of notifications would cost more with every like.
 * @param unseen likes that are not counted for the author: their own, and those of members they
 *   blocked
 */
export function othersWhoLike(likeCount: number, unseen: number): number {
  return Math.max(0, likeCount - unseen - 1);
}
