import { readStored, storageKeys, store } from '@/config/storage';

/** Something written and not sent. Each writing has an id, so that no draft overwrites another. */
export interface Draft<V> {
  id: string;
  savedAt: number;
  values: V;
  /** It could not be sent, and its form was gone by then: it is taken up again without asking. */
  interrupted?: true;
}

/** What drafts have to know of the form they are of. */
export interface DraftKind<V> {
  /** Names the form, so that the drafts of two never meet. */
  area: string;
  /** Reads values from storage, which may hold what an older version wrote, or anything at all. */
  read: (stored: Partial<Record<keyof V, unknown>>) => V;
  /** Whether anything is in it that would be a pity to lose. */
  isWritten: (values: V) => boolean;
  /** All its drafts are of one text: whichever is sent makes those before it out of date. */
  isOfOne?: boolean;
  /** Whether something is in it that a browser cannot keep; nothing is, unless said. */
  isPartial?: (values: V) => boolean;
}

/** A member's drafts of one form. */
export interface DraftStore<V> {
  kind: DraftKind<V>;
  /** Whose they are. */
  userId: string;
  /** The drafts, the newest first. */
  list: () => Draft<V>[];
  /** Takes a draft away. */
  drop: (id: string) => void;
  /**
   * Keeps a draft in place of its own older version, and of no other.
   * @returns whether the browser has it now; it may be closed to us or full
   */
  keep: (draft: Draft<V>) => boolean;
  /** The draft that was broken off, once: after that it is one like any other. */
  takeInterrupted: () => Draft<V> | null;
}

/** The drafts that a member has of one form. */
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
