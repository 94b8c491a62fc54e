import { call } from '@/api/client';
import { noteEarnedAtom } from '@/state/earned';
import { createPages, type Page } from '@/state/pages';
import { patchPostAtom } from '@/state/posts';
import { setUserAtom, userAtom, whileOwnerAtom } from '@/state/session';
import type { NotificationEvent } from '@contract/endpoints/stream';
import type { Suspension } from '@contract/models/admin-member';
import type { Notification } from '@contract/models/notification';
import { kindsOfGroup, type NotificationGroup } from '@contract/rules/site/notifications';
import { atom, type Getter } from 'jotai';

/** The state that the bell shows. */
interface Bell {
  unread: number;
  /** The last notification that arrived while the member was here; announced once. */
  arrived: Notification | null;
}

const empty: Bell = { unread: 0, arrived: null };
const valueAtom = atom(empty);

/** The state of the bell; read only. */
export const bellAtom = atom((get) => get(valueAtom));

/** Shows the number on the icon of the installed site. */
const showBadge = (unread: number) =>
  // Browsers refuse it for sites that are not installed.
  void (navigator as Partial<Navigator>).setAppBadge?.(unread).catch(() => undefined);

const setUnreadAtom = atom(null, (_get, set, unread: number) => {
  showBadge(unread);
  set(valueAtom, (bell) => ({ ...bell, unread }));
});

/** The key of the list of all notifications; the other keys are groups. */
export const NEWEST = 'newest';

/** The notifications behind the bell. */
export const notificationPages = createPages<
  Notification,
  Page<Notification> & { unreadCount: number }
>({
  load: async (key, cursor, signal) => {
    const query = {
      ...(cursor !== null && { cursor }),
      ...(key !== NEWEST && { group: key as NotificationGroup }),
    };
    const answer = await call('listNotifications', { query }, signal);
    const { notifications, unreadCount, pagination } = answer;
    return { items: notifications, nextCursor: pagination.nextCursor, unreadCount };
  },
  idOf: ({ notificationId }) => notificationId,
  share:
    () =>
    (set, { unreadCount }) =>
      set(setUnreadAtom, unreadCount),
});

const keysOf = (get: Getter) => Object.keys(get(notificationPages.listsAtom));

/** Changes entries in all lists. */
export const changeBellAtom = atom(
  null,
  (get, set, change: (one: Notification) => Notification) => {
    for (const key of keysOf(get)) {
      set(notificationPages.changeAtom, key, ({ items }) => ({ items: items.map(change) }));
    }
  },
);

/** Clears everything, because another member may follow. */
export const resetBellAtom = atom(null, (get, set) => {
  keysOf(get).forEach((key) => set(notificationPages.closeAtom, key));
  set(notificationPages.clearAtom);
  set(valueAtom, empty);
  showBadge(0);
});

/** Loads the newest notifications; the old ones stay until then. */
export const loadBellAtom = atom(null, (_get, set) =>
  set(notificationPages.loadAtom, NEWEST, true),
);

/** Updates a reviewed post and its author's rewards on the page. */
const followReviewAtom = atom(null, (_get, set, notification: Notification) => {
  const { kind, postId, commentId, excerpt } = notification;
  if (postId !== null && commentId === null && (kind === 'blinded' || kind === 'blind_lifted')) {
    const isBlinded = kind === 'blinded';
    set(patchPostAtom, postId, { isConfirmed: !isBlinded, isBlinded });
    return;
  }
  const [isConfirmed, isRejected] = [kind === 'confirm', kind === 'reject'];
  if (postId === null || !(isConfirmed || isRejected || kind === 'revert')) return;
  const revertReason = isConfirmed ? null : excerpt;
  const states = { isConfirmed, isRejected, isBlinded: false };
  set(patchPostAtom, postId, { ...states, revertReason, isRewardDue: false });
  if (isConfirmed) set(noteEarnedAtom, 'post_create');
});

/**
 * Handles an event of the stream. Its entry moves to the top, even if it was in the list.
 * @returns whether more has changed than the event contains, so that the list must be reloaded
 */
export const receiveBellAtom = atom(null, (get, set, event: NotificationEvent): boolean => {
  const { unreadCount, notification } = event;
  const expected = get(valueAtom).unread + (notification ? 1 : 0);
  set(setUnreadAtom, unreadCount);
  if (notification) {
    set(valueAtom, { unread: unreadCount, arrived: notification });
    const isShown = (key: string) =>
      key === NEWEST || kindsOfGroup(key as NotificationGroup).includes(notification.kind);
    for (const key of keysOf(get).filter(isShown))
      set(notificationPages.changeAtom, key, ({ status, items }) => {
        const others = items.filter((one) => one.notificationId !== notification.notificationId);
        return status === 'ready' ? { items: [notification, ...others] } : {};
      });
    set(followReviewAtom, notification);
  }
  return unreadCount !== expected;
});

/** Handles a suspension that was set, changed, lifted or has ended while the page is open. */
export const takeSuspensionAtom = atom(null, (get, set, suspension: Suspension | null) => {
  const user = get(userAtom);
  const { reason, until } = user?.suspension ?? {};
  const isSame = suspension?.reason === reason && suspension?.until === until;
  if (user && !isSame) set(setUserAtom, { ...user, suspension });
});

const markAtom = atom(null, (_get, set, ids: ReadonlySet<string>, isRead: boolean) => {
  set(changeBellAtom, (one) => (ids.has(one.notificationId) ? { ...one, isRead } : one));
});

/** Marks one or all entries as read at once; a refusal restores them and is rethrown. */
export const readBellAtom = atom(null, async (get, set, id?: string) => {
  const isHere = set(whileOwnerAtom);
  const { unread } = get(valueAtom);
  const lists = Object.values(get(notificationPages.listsAtom));
  const items = lists.flatMap((list) => list.items);
  const meant = items.filter((one) => !one.isRead && (!id || one.notificationId === id));
  if (id && meant.length === 0) return;
  const ids = new Set(meant.map(({ notificationId }) => notificationId));
  set(markAtom, ids, true);
  set(setUnreadAtom, id ? Math.max(0, unread - 1) : 0);
  try {
    const body = id ? { ids: [id] } : {};
    const { unreadCount } = await call('readNotifications', { body });
    if (isHere()) set(setUnreadAtom, unreadCount);
  } catch (error) {
    if (isHere()) {
      set(markAtom, ids, false);
      set(setUnreadAtom, unread);
    }
    throw error;
  }
});
