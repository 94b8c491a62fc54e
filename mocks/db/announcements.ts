/** Hears that something changed for a member: the id of a new notification, null when there is none. */
type Listener = (memberId: number, notificationId: number | null) => void;

const listeners = new Set<Listener>();

/** Hears of changes from now on. @returns what ends it */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells anyone who listens that a member's notifications changed. */
export function announce(memberId: number, notificationId: number | null): void {
  for (const listener of listeners) listener(memberId, notificationId);
}
