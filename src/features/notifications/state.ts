import { fetchNotifications, sendRead } from '@/api/notifications';
import type { Notification } from '@contract/models/notification';
import type { NotificationEvent } from '@contract/endpoints/stream';
import { noteEarnedAtom } from '@/state/earned';
import { patchPostAtom } from '@/state/posts';
import { atom } from 'jotai';

/** The bell as far as it is known. */
export interface Bell {
  unread: number;
  entries: readonly Notification[];
  nextCursor: string | null;
  status: 'loading' | 'ready' | 'failed';
  next: 'idle' | 'loading' | 'failed';
  error: unknown;
  /** What came last while somebody was here; to be said once. */
  arrived: Notification | null;
}

const empty: Bell = {
  unread: 0,
  entries: [],
  nextCursor: null,
  status: 'loading',
  next: 'idle',
  error: null,
  arrived: null,
};

const valueAtom = atom(empty);
const runAtom = atom<{ current: AbortController | null }>(() => ({ current: null }));

/** The bell; read only. */
export const bellAtom = atom((get) => get(valueAtom));

const changeAtom = atom(null, (_get, set, by: (bell: Bell) => Partial<Bell>) => {
  set(valueAtom, (bell) => ({ ...bell, ...by(bell) }));
});

/** Forgets everything: another member may come. */
export const resetBellAtom = atom(null, (get, set) => {
  get(runAtom).current?.abort();
  set(valueAtom, empty);
});

/** Loads the newest; what is there stays until they come. */
export const loadBellAtom = atom(null, async (get, set) => {
  const run = get(runAtom);
  run.current?.abort();
  run.current = new AbortController();
  const { signal } = run.current;
  set(changeAtom, ({ entries }) => ({ status: entries.length > 0 ? 'ready' : 'loading' }));
  try {
    const { notifications, unreadCount, pagination } = await fetchNotifications(null, signal);
    if (signal.aborted) return;
    set(changeAtom, () => ({
      entries: notifications,
      nextCursor: pagination.nextCursor,
      unread: unreadCount,
      status: 'ready',
      next: 'idle',
    }));
  } catch (error) {
    if (signal.aborted) return;
    set(changeAtom, ({ entries }) => (entries.length > 0 ? {} : { status: 'failed', error }));
  }
});

/** Adds the next page; an entry that moved up meanwhile is not shown twice. */
export const moreBellAtom = atom(null, async (get, set) => {
  const { nextCursor, next } = get(valueAtom);
  const signal = get(runAtom).current?.signal;
  if (nextCursor === null || next === 'loading') return;
  set(changeAtom, () => ({ next: 'loading' }));
  try {
    const page = await fetchNotifications(nextCursor, signal);
    if (signal?.aborted) return;
    set(changeAtom, ({ entries }) => {
      const known = new Set(entries.map(({ notificationId }) => notificationId));
      const added = page.notifications.filter((one) => !known.has(one.notificationId));
      const cursor = page.pagination.nextCursor;
      return { entries: [...entries, ...added], nextCursor: cursor, next: 'idle' };
    });
  } catch (error) {
    if (!signal?.aborted) set(changeAtom, () => ({ next: 'failed', error }));
  }
});

/** What the page shows of a reviewed post follows at once, and what its author earned by it. */
const followReviewAtom = atom(null, (_get, set, { kind, postId, excerpt }: Notification) => {
  if (postId === null || (kind !== 'confirm' && kind !== 'revert')) return;
  const isConfirmed = kind === 'confirm';
  const revertReason = isConfirmed ? null : excerpt;
  set(patchPostAtom, postId, { isConfirmed, revertReason, isRewardDue: false });
  if (isConfirmed) set(noteEarnedAtom, 'post_create');
});

/**
 * Takes an event of the stream in. An entry comes to the top, also one that was there.
 * @returns whether more has changed than the event says: the list is to be loaded again
 */
export const receiveBellAtom = atom(null, (get, set, event: NotificationEvent): boolean => {
  const { unreadCount, notification } = event;
  const expected = get(valueAtom).unread + (notification ? 1 : 0);
  set(changeAtom, ({ entries }) => {
    if (!notification) return { unread: unreadCount };
    const others = entries.filter((one) => one.notificationId !== notification.notificationId);
    const listed = entries.length > 0 ? [notification, ...others] : entries;
    return { unread: unreadCount, entries: listed, arrived: notification };
  });
  if (notification) set(followReviewAtom, notification);
  return unreadCount !== expected;
});

/** Marks entries as read at once, one or all; what the server refuses comes back and is thrown on. */
export const readBellAtom = atom(null, async (get, set, id?: string) => {
  const before = get(valueAtom);
  const isMeant = (one: Notification) => id === undefined || one.notificationId === id;
  const isNew = before.entries.some((one) => isMeant(one) && !one.isRead);
  if (id !== undefined && !isNew) return;
  set(changeAtom, ({ entries, unread }) => ({
    entries: entries.map((one) => (isMeant(one) ? { ...one, isRead: true } : one)),
    unread: id === undefined ? 0 : Math.max(0, unread - 1),
  }));
  try {
    const unread = await sendRead(id === undefined ? undefined : [id]);
    set(changeAtom, () => ({ unread }));
  } catch (error) {
    const unreadIds = new Set(
      before.entries.filter(({ isRead }) => !isRead).map(({ notificationId }) => notificationId),
    );
    set(changeAtom, ({ entries }) => ({
      entries: entries.map((one) =>
        isMeant(one) && unreadIds.has(one.notificationId) ? { ...one, isRead: false } : one,
      ),
      unread: before.unread,
    }));
    throw error;
  }
});
