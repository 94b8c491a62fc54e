import { storageKeys, store } from '@/config/storage';

const drafts = storageKeys.draft('');

/**
 * Removes this browser's data of a member whose account was deleted: all unsent drafts, and the day
 * of the last daily visit.
 */
export function forgetMember(userId: string): void {
  store(storageKeys.lastDailyVisit, null);
  try {
    // Comments are kept for the tab only.
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(drafts) && key.endsWith(`.${userId}`)) storage.removeItem(key);
      }
    }
  } catch {
    // A storage that is closed to us keeps nothing.
  }
}
