import { readStored, storageKeys, store } from '@/config/storage';
import type { Comment } from '@contract/models/comment';

/** A member that the text may mention. */
export type Named = Comment['mentions'][number];

/** An unsent text, and the members chosen while it was typed. */
export interface CommentDraft {
  text: string;
  people: readonly Named[];
}

/** Stands for the member in the key of a guest's draft. */
export const GUEST = 'guest';

/** An unsent comment should not reappear next month. */
const KEPT_MS = 14 * 24 * 3_600_000;

export const noDraft: CommentDraft = { text: '', people: [] };

// Where the browser stores nothing, a text still survives the way to another comment and back.
const unstored = new Map<string, CommentDraft>();

const keyOf = (place: string, userId: string) => storageKeys.draft(`comment.${place}.${userId}`);

/** The draft key of a reply to a comment, or of an edit; the key of a new comment is its post. */
export function draftKeyOf({ postId, commentId }: Comment, kind: 'reply' | 'edit'): string {
  return `${postId}.${commentId}.${kind}`;
}

/** Returns a member's unsent text; empty if there is none. */
export function readCommentDraft(place: string, userId: string): CommentDraft {
  const key = keyOf(place, userId);
  const stored = readStored(key) as (Partial<CommentDraft> & { savedAt?: number }) | null;
  if (!stored) return unstored.get(key) ?? noDraft;
  const { text, people, savedAt = 0 } = stored;
  if (typeof text !== 'string' || Date.now() - savedAt > KEPT_MS) return noDraft;
  return { text, people: Array.isArray(people) ? people : [] };
}

/** Stores what a member types, so that nothing that closes the page loses it. */
export function keepCommentDraft(place: string, userId: string, draft: CommentDraft): void {
  const key = keyOf(place, userId);
  if (draft.text === '') {
    unstored.delete(key);
    store(key, null);
    return;
  }
  store(key, { ...draft, savedAt: Date.now() });
  if (readStored(key) === null) unstored.set(key, draft);
}
