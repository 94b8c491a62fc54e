import type { Notification } from './models/notification';
import { pageAddresses, postPath } from './pages';

/** The address of a notification's subject: the post, the comment under it, or the companion. */
export function notificationPath({ kind, postId, commentId }: Notification): string {
  if (kind === 'name_shared' || kind === 'suspended') return `${pageAddresses.my}/settings`;
  if (kind === 'level_up') return pageAddresses.character;
  if (postId === null) return pageAddresses.home;
  return postPath(postId) + (commentId === null ? '' : `#${commentId}`);
}
