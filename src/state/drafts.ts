import { readStored, storageKeys, store } from '@/config/storage';

/** Unsent text. Each text has its own id, so that no draft overwrites another. */
export interface Draft<V> {
  id: string;
  savedAt: number;
  values: V;
  /** Sending failed after its form had closed: the form resumes it without asking. */
  interrupted?: true;
}

/** Describes a form to its drafts. */
export interface DraftKind<V> {
  /** Names the form, so that drafts of different forms stay apart. */
  area: string;
  /** Reads values from storage, which may hold the data of an older version or anything else. */
  read: (stored: Partial<Record<keyof V, unknown>>) => V;
  /** Whether it contains anything worth keeping. */
  isWritten: (values: V) => boolean;
  /** All its drafts belong to one text: sending one makes the older ones out of date. */
  isOfOne?: boolean;
  /** Whether it contains something that a browser cannot store; by default nothing does. */
  isPartial?: (values: V) => boolean;
}

/** A member's drafts of one form. */
export interface DraftStore<V> {
  kind: DraftKind<V>;
  /** The id of the member who wrote them. */
  userId: string;
  /** The drafts, the newest first. */
  list: () => Draft<V>[];
  /** Deletes a draft. */
  drop: (id: string) => void;
  /**
   * Stores a draft in place of its own older version, never of another draft.
   * @returns whether the browser stored it; storage may be denied or full
   */
  keep: (draft: Draft<V>) => boolean;
  /** Returns the interrupted draft, but only once: after that it is like any other. */
  takeInterrupted: () => Draft<V> | null;
}

/** A member's drafts of one form. */
export function draftsOf<V>(kind: DraftKind<V>, userId: string): DraftStore<V> {
  const key = storageKeys.draft(`${kind.area}.${userId}`);

  function readDraft(stored: unknown): Draft<V>[] {
    const { id, savedAt, values, interrupted } = (stored ?? {}) as Partial<Draft<V>>;
    if (typeof id !== 'string' || typeof savedAt !== 'number' || !values) return [];
    const read = kind.read(values);
    const mark = interrupted === true ? { interrupted } : {};
    return kind.isWritten(read) ? [{ id, savedAt, values: read, ...mark }] : [];
  }

  function list(): Draft<V>[] {
    const stored = readStored(key);
    return Array.isArray(stored) ? stored.flatMap(readDraft) : [];
  }

  function keep(draft: Draft<V>): boolean {
    const others = list().filter(({ id }) => id !== draft.id);
    store(key, [draft, ...others]);
    return list()[0]?.savedAt === draft.savedAt;
  }

  return {
    kind,
    userId,
    list,
    keep,
    drop: (id) => {
      const rest = list().filter((draft) => draft.id !== id);
      store(key, rest.length > 0 ? rest : null);
    },
    takeInterrupted: () => {
      const found = list().find(({ interrupted }) => interrupted);
      if (!found) return null;
      const { id, savedAt, values } = found;
      keep({ id, savedAt, values });
      return { id, savedAt, values };
    },
  };
}
