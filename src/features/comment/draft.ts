import { storageKeys } from '@/config/storage';
import type { Comment } from '@contract/models/comment';

// For this tab only: a comment that was never sent should not turn up again next month.
const keyOf = (place: string, userId: string) => storageKeys.draft(`comment.${place}.${userId}`);

/** Where a reply to a comment, or a change of it, is written; a comment's own place is its post. */
export function draftKeyOf({ postId, commentId }: Comment, kind: 'reply' | 'edit'): string {
  return `${postId}.${commentId}.${kind}`;
}

/** What a member typed in a place and has not sent; empty when there is nothing. */
export function readCommentDraft(place: string, userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(place, userId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what a member types, so that a reload or a login on the way does not lose it. */
export function keepCommentDraft(place: string, userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(place, userId));
    else sessionStorage.setItem(keyOf(place, userId), text);
  } catch {
    // Storage is closed to us: the text still stays in the field.
  }
}
