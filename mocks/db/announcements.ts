/** A listener for changes of a member's notifications; it gets the id of a new one, or null. */
type Listener = (memberId: number, notificationId: number | null) => void;

const listeners = new Set<Listener>();

/** Adds a listener. @returns a function that removes it */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listeners after a change of a member's notifications. */
export function announce(memberId: number, notificationId: number | null): void {
  for (const listener of listeners) listener(memberId, notificationId);
}

const watchers = new Set<() => void>();

/** Adds a listener for any change of the site. @returns a function that removes it */
export function onChange(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** Calls the listeners after a call that may have changed something. */
export function announceChange(): void {
  for (const watcher of watchers) watcher();
}
