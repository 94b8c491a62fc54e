import { storageKeys } from '@/config/storage';

// For this tab only: a comment that was never sent should not turn up again next month.
const keyOf = (postId: string, userId: string) => storageKeys.draft(`comment.${postId}.${userId}`);

/** What a member typed under a post and has not sent; empty when there is nothing. */
export function readCommentDraft(postId: string, userId: string): string {
  try {
    return sessionStorage.getItem(keyOf(postId, userId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what a member types, so that a reload or a login on the way does not lose it. */
export function keepCommentDraft(postId: string, userId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(postId, userId));
    else sessionStorage.setItem(keyOf(postId, userId), text);
  } catch {
    // Storage is closed to us: the text still stays in the field.
  }
}
