import { readStored, storageKeys, store } from '@/config/storage';
import { contents, timings } from '@contract/rules/categories';
import { isWritten, noVideo, type VideoValues } from './videoForm';

/** Something written and not sent. Each writing has an id, so that no draft overwrites another. */
export interface Draft {
  id: string;
  savedAt: number;
  values: VideoValues;
  /** The session ended while it was being sent: it is taken up again without asking. */
  interrupted?: true;
}

/** Older ones than these go: nobody comes back for a sixth. */
const KEPT = 5;

const keyOf = (userId: string) => storageKeys.draft(`video.${userId}`);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

// Storage may hold what an older version wrote, or anything at all.
function readDraft(value: unknown): Draft[] {
  const { id, savedAt, values, interrupted } = (value ?? {}) as Partial<Draft>;
  if (typeof id !== 'string' || typeof savedAt !== 'number' || !values) return [];
  const read: VideoValues = {
    ...noVideo,
    title: textOf(values.title),
    link: textOf(values.link),
    content: textOf(values.content),
    timing: timings.find((timing) => timing === values.timing) ?? null,
    category: contents.find((content) => content === values.category) ?? null,
    sphereId: textOf(values.sphereId) || null,
  };
  const mark = interrupted === true ? { interrupted } : {};
  return isWritten(read) ? [{ id, savedAt, values: read, ...mark }] : [];
}

/** A member's drafts, the newest first. */
export function readDrafts(userId: string): Draft[] {
  const stored = readStored(keyOf(userId));
  return Array.isArray(stored) ? stored.flatMap(readDraft) : [];
}

/** Takes a draft away. */
export function dropDraft(userId: string, id: string): void {
  const rest = readDrafts(userId).filter((draft) => draft.id !== id);
  store(keyOf(userId), rest.length > 0 ? rest : null);
}

/**
 * Keeps a draft in place of its own older version, and of no other.
 * @returns whether the browser has it now; it may be closed to us or full
 */
export function keepDraft(userId: string, draft: Draft): boolean {
  const others = readDrafts(userId).filter(({ id }) => id !== draft.id);
  store(keyOf(userId), [draft, ...others].slice(0, KEPT));
  return readDrafts(userId)[0]?.savedAt === draft.savedAt;
}

/** The draft that the end of the session broke off, once: after that it is one like any other. */
export function takeInterrupted(userId: string): Draft | null {
  const found = readDrafts(userId).find(({ interrupted }) => interrupted);
  if (!found) return null;
  const { id, savedAt, values } = found;
  keepDraft(userId, { id, savedAt, values });
  return { id, savedAt, values };
}
