import type { NotificationKind } from '@contract/models/notification';
import { isSilencedByPost } from '@contract/rules/site/notifications';
import { announce } from './announcements';
import { nextId } from './ids';
import { follows } from './follows';
import { blocks, mutedPosts } from './marks';
import { notificationMutes } from './notification-mutes';
import { posts, type PostRow } from './posts';
import { reactions } from './reactions';
import { reports } from './reports';
import { table, type Row } from './table';

const rows = table('notification');

export type NotificationRow = Row<'notification'>;
type NewNotification = Omit<NotificationRow, 'id' | 'isRead' | 'level' | 'others' | 'postTitle'> & {
  postId: number;
};

const isUnwelcome = (memberId: number, actorId: number | null) =>
  actorId !== null && (actorId === memberId || blocks.has(memberId, actorId));

const isMuted = (memberId: number, kind: NotificationKind, postId: number) =>
  notificationMutes.has(memberId, kind) ||
  (isSilencedByPost(kind) && mutedPosts.has(memberId, postId));

/** Whether a member sees an entry: they may still read its post and did not hide it. */
function isShown({ kind, memberId, postId, actorId, commentId }: NotificationRow): boolean {
  // All likes are removed; the entry waits for the next one.
  if (kind === 'like' && actorId === null) return false;
  const post = postId === null ? null : posts.find(postId);
  const isReadable = postId === null || post?.isConfirmed || post?.authorId === memberId;
  const isReported = commentId !== null && reports.has(memberId, 'comment', commentId);
  return isReadable && !isReported && !isUnwelcome(memberId, actorId);
}

const likersOf = (postId: number | null) => (postId === null ? [] : reactions.likersOf(postId));

/** Names another member who likes the post, or nobody. */
function passOn({ id, memberId, postId }: NotificationRow): void {
  const actorId = likersOf(postId).find((likerId) => !isUnwelcome(memberId, likerId)) ?? null;
  rows.update({ id }, { actorId });
}

export const notifications = {
  insert: rows.insert,
  find(id: number): NotificationRow | null {
    const row = rows.find({ id });
    return row && isShown(row) ? row : null;
  },
  listOf: (memberId: number) => rows.list({ memberId }).filter(isShown),
  unreadCount: (memberId: number) => rows.list({ memberId, isRead: false }).filter(isShown).length,
  /** Likes of an entry's post by its author and by members that the author blocked. */
  unseenLikes: ({ memberId, postId }: NotificationRow): number =>
    likersOf(postId).filter((id) => isUnwelcome(memberId, id)).length,
  /** Notifies a member, unless they caused it, blocked the member who did, or muted it. */
  notify(notification: NewNotification): void {
    const { memberId, actorId, kind, postId } = notification;
    if (isUnwelcome(memberId, actorId) || isMuted(memberId, kind, postId)) return;
    const id = nextId('notification');
    rows.insert({ ...notification, id, level: null, others: 0, postTitle: '', isRead: false });
    announce(memberId, id);
  },
  /** The latest decision about a post that its author was notified of. */
  lastDecision: (postId: number, memberId: number): NotificationRow | null =>
    rows
      .list({ postId, memberId })
      .filter(({ kind }) => ['confirm', 'revert', 'reject'].includes(kind))
      .sort((a, b) => b.createdAt - a.createdAt)[0] ?? null,
  /** Removes a notification of a decision, unless it was read. */
  takeBack(decision: {
    memberId: number;
    postId: number;
    kind: NotificationKind;
    createdAt: number;
  }) {
    rows.remove({ ...decision, isRead: false });
    announce(decision.memberId, null);
  },
  /** Notifies a member about something other than a post. */
  notifyOwn(
    memberId: number,
    notification: Pick<NotificationRow, 'kind' | 'level' | 'reason'> & { postTitle?: string },
    createdAt: number,
  ): void {
    if (notificationMutes.has(memberId, notification.kind)) return;
    const id = nextId('notification');
    const nobody = { postId: null, commentId: null, actorId: null, others: 0, postTitle: '' };
    rows.insert({ ...nobody, ...notification, id, memberId, isRead: false, createdAt });
    announce(memberId, id);
  },
  /** Notifies the author of a like: one entry for each post, which names the latest member. */
  notifyOfLike(
    { id: postId, authorId: memberId }: PostRow,
    actorId: number,
    createdAt: number,
  ): void {
    if (isUnwelcome(memberId, actorId)) return;
    const entry = rows.find({ kind: 'like', postId });
    if (!reactions.isFirst(postId, actorId)) {
      if (entry) rows.update({ id: entry.id }, { actorId });
      announce(memberId, null);
    } else if (!entry) {
      const notification = { kind: 'like', commentId: null, reason: '' } as const;
      notifications.notify({ ...notification, memberId, postId, actorId, createdAt });
    } else if (!isMuted(memberId, 'like', postId)) {
      rows.update({ id: entry.id }, { actorId, createdAt, isRead: false });
      announce(memberId, entry.id);
    }
  },
  /** Notifies the followers of a post's author: one entry for each author while it is unread. */
  notifyFollowers({ id: postId, authorId: actorId }: PostRow, createdAt: number): void {
    for (const memberId of follows.followersOf(actorId)) {
      if (notificationMutes.has(memberId, 'new_post')) continue;
      const entry = rows.find({ kind: 'new_post', memberId, actorId, isRead: false });
      if (!entry) {
        const notification = { kind: 'new_post', commentId: null, reason: '' } as const;
        notifications.notify({ ...notification, memberId, postId, actorId, createdAt });
      } else {
        rows.update({ id: entry.id }, { postId, createdAt, others: entry.others + 1 });
        announce(memberId, entry.id);
      }
    }
  },
  /** Updates the entry after a like was removed. */
  takeLikeBack({ id: postId, authorId }: PostRow, actorId: number): void {
    const entry = rows.find({ kind: 'like', postId, actorId });
    if (entry) passOn(entry);
    announce(authorId, null);
  },
  /** Marks a member's notifications as read, all or the named ones. */
  read(memberId: number, ids?: readonly number[]): void {
    if (ids === undefined) rows.update({ memberId }, { isRead: true });
    else for (const id of ids) rows.update({ id, memberId }, { isRead: true });
    announce(memberId, null);
  },
  /** The members that already have a notification about a comment. */
  notifiedOf: (commentId: number) => rows.list({ commentId }).map(({ memberId }) => memberId),
  removeOfPost: (postId: number) => rows.remove({ postId }),
  removeOfComment: (commentId: number) => rows.remove({ commentId }),
  /**
   * Deletes a member's notifications, and names other members in entries about the member's likes,
   * which are already removed.
   */
  removeOfMember(memberId: number): void {
    rows.remove({ memberId });
    rows.list({ kind: 'like', actorId: memberId }).forEach(passOn);
  },
};
