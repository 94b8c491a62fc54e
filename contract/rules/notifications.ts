/** What a notification can be about. Source: docs/product/rules.md#notifications. */
export const notificationKinds = [
  'comment',
  'reply',
  'like',
  'confirm',
  'revert',
  'level_up',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How much of a comment an entry of the bell shows, in characters. */
export const COMMENT_EXCERPT = 80;

/** Somebody who is to be told of a comment, and as what it counts for them. */
export interface Recipient {
  memberId: number;
  kind: Extract<NotificationKind, 'comment' | 'reply'>;
}

/**
 * Who is told of a comment: whom it answers, and the author of the post. Anyone who is both is told
 * once; nobody is told of their own (docs/product/rules.md#notifications).
 * @param answeredId the author of the comment that is answered; null when it starts a thread
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
 * How many members beside the one who is named like a post. The post's own count is the measure:
 * adding up its likes for each look at the bell would cost more the better a post is liked.
 * @param unseen likes that do not count for the author: their own, those of members they blocked
 */
export function othersWhoLike(likeCount: number, unseen: number): number {
  return Math.max(0, likeCount - unseen - 1);
}
