import { storageKeys } from '@/config/storage';
import type { Comment } from '@contract/models/comment';

// For this tab only: an unsent comment should not reappear next month.
const keyOf = (place: string, userId: string) => storageKeys.draft(`comment.${place}.${userId}`);

/** The draft key of a reply to a comment, or of an edit; the key of a new comment is its post. */
export function draftKeyOf({ postId, commentId }: Comment, kind: 'reply' | 'edit'): string {
  return `${postId}.${commentId}.${kind}`;
}

/** Returns a member's unsent text; empty if there is none. */
export function readCommentDraft(place: string, userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(place, userId)) ?? '';
  } catch {
    return '';
  }
}

/** Stores what a member types, so that a reload or a login does not lose it. */
export function keepCommentDraft(place: string, userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place, userId));
    else sessionStorage.setItem(keyOf(place, userId), text);
  } catch {
    // Storage is not available: the text still stays in the field.
  }
}
