import { ApiError } from '@contract/errors';
import { atom, type Getter, type Setter } from 'jotai';
import { flushChangesAtom } from './optimistic';
import { createRequests } from './requests';
import { viewerAtom } from './session';

interface Known<T> {
  status: 'ready';
  value: T;
}

interface Unknown<Status> {
  status: Status;
  value: null;
}

/** What is known of one thing that the server has; `loading` also before it was asked for. */
export type Remote<T> = (Known<T> | Unknown<'loading'> | Unknown<'failed'>) & {
  /** What it was asked for by, and for whose eyes; null is a guest. */
  key: string;
  viewer: string | null;
  error: unknown;
  /** An answer is on its way. What was known, or went wrong, may be shown until it is there. */
  isAsking: boolean;
  /** The screen that asked; null where it was asked for before any screen, or for several. */
  screen: object | null;
  /** Rises with each answer. */
  version: number;
};

/**
 * Takes in what an answer brings for other parts of the page. It is made when the question is
 * asked, so that it can tell what has changed since.
 */
export type Share<T> = (get: Getter) => (set: Setter, answer: T) => void;

interface RemoteSource<T> {
  load: (key: string, signal: AbortSignal) => Promise<T>;
  share?: Share<T>;
}

/** What a question starts from; `isKept` goes on showing what is known by the same key. */
interface Asking {
  isKept?: boolean;
  screen?: object | null;
}

/** Whether the server answered that there is no such thing. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND';

/** A thing that has not been asked for yet. */
export const comingRemote = (key: string, viewer: string | null): Remote<never> => ({
  key,
  viewer,
  status: 'loading',
  value: null,
  error: null,
  isAsking: false,
  screen: null,
  version: 0,
});

// Whatever the key, one question at a time.
const ONE = '';

/**
 * The state of one thing that the server has, such as a member or one's own garden. Only the answer
 * to the last question counts, and only for the viewer who asked.
 */
export function createRemote<T>({ load, share }: RemoteSource<T>) {
  const { beginAtom, endAtom } = createRequests();
  const valueAtom = atom<Remote<T>>(comingRemote('', null));

  const stateAtom = atom((get): Remote<T> => {
    const viewer = get(viewerAtom);
    const state = get(valueAtom);
    return state.viewer === viewer ? state : comingRemote('', viewer);
  });

  const setAtom = atom(null, (get, set, key: string, now: Known<T>) => {
    const { version, screen } = get(valueAtom);
    const viewer = get(viewerAtom);
    set(valueAtom, { ...comingRemote(key, viewer), ...now, screen, version: version + 1 });
  });

  /** Asks, in place of whatever was asked before. */
  const loadAtom = atom(
    null,
    async (get, set, key: string, { isKept, screen = null }: Asking = {}) => {
      const before = get(stateAtom);
      const { signal, isWanted } = set(beginAtom, ONE);
      const { version } = get(valueAtom);
      const shown = isKept && before.key === key ? before : comingRemote(key, get(viewerAtom));
      set(valueAtom, { ...shown, isAsking: true, screen, version });
      try {
        const sent = set(flushChangesAtom);
        if (sent) await sent;
        const take = share?.(get);
        const value = await load(key, signal);
        if (!isWanted()) return;
        take?.(set, value);
        set(setAtom, key, { status: 'ready', value });
      } catch (error) {
        if (!isWanted()) return;
        set(valueAtom, (now): Remote<T> => {
          const state = { ...now, isAsking: false };
          return now.status === 'ready'
            ? state
            : { ...state, status: 'failed', value: null, error };
        });
      }
    },
  );

  return {
    /** What the viewer knows; read only. */
    stateAtom,
    loadAtom,
    /** Asks unless it is known already, or on its way. */
    ensureAtom: atom(null, async (get, set, key: string) => {
      const { status, isAsking, ...state } = get(stateAtom);
      const isThere = state.key === key && (status === 'ready' || isAsking);
      if (!isThere) await set(loadAtom, key);
    }),
    /**
     * Shows it on a screen. Asks, unless it was prepared before any screen was there, or the screen
     * is come back to (`isKept`).
     */
    openAtom: atom(null, (get, set, key: string, screen: object, isKept: boolean) => {
      const state = get(stateAtom);
      const isScreens = isKept || state.screen === screen || state.screen === null;
      const isThere = state.key === key && state.status !== 'loading';
      if (isThere && isScreens) set(valueAtom, { ...state, screen });
      else void set(loadAtom, key, { screen });
    }),
    /** Ends what is asked, when the screen is left. */
    closeAtom: atom(null, (_get, set) => {
      set(endAtom, ONE);
      set(valueAtom, (now) => ({ ...now, isAsking: false }));
    }),
    /** Puts in what came with something else. */
    showAtom: atom(null, (_get, set, key: string, value: T) => {
      set(endAtom, ONE);
      set(setAtom, key, { status: 'ready', value });
    }),
    /** Changes what is known; what was asked before the change is out of date, and dropped. */
    changeAtom: atom(null, (get, set, key: string, by: (value: T) => T) => {
      const state = get(stateAtom);
      if (state.key !== key || state.status !== 'ready') return;
      set(endAtom, ONE);
      set(valueAtom, { ...state, value: by(state.value), isAsking: false });
    }),
  };
}

/** What `createRemote` makes. */
export type RemoteOf<T> = ReturnType<typeof createRemote<T>>;
