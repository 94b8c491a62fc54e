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

/** The state of one thing on the server; it is `loading` before the first request too. */
export type Remote<T> = (Known<T> | Unknown<'loading'> | Unknown<'failed'>) & {
  /** The requested key and the viewer who asked; null is a guest. */
  key: string;
  viewer: string | null;
  error: unknown;
  /** A request is running. The old value or failure may stay visible until its answer arrives. */
  isAsking: boolean;
  /** The screen that asked; null if the request came before any screen or is for several. */
  screen: object | null;
  /** Rises with each answer. */
  version: number;
};

/**
 * Shares an answer with other parts of the page. It is made when the request starts, so that it can
 * tell what has changed since.
 */
export type Share<T> = (get: Getter) => (set: Setter, answer: T) => void;

interface RemoteSource<T> {
  load: (key: string, signal: AbortSignal) => Promise<T>;
  share?: Share<T>;
}

/** The options of a request; `isKept` keeps the value of the same key visible. */
interface Asking {
  isKept?: boolean;
  screen?: object | null;
}

/** Whether the server answered that the thing does not exist. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'NOT_FOUND';

/** A thing before its first request. */
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

// One request at a time, whatever the key.
const ONE = '';

/**
 * The state of one thing on the server, such as a member or the viewer's own garden. Only the
 * answer to the last request counts, and only for the viewer who asked.
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

  /** Starts a request and replaces any other. */
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
    /** The value that the viewer may see; read only. */
    stateAtom,
    loadAtom,
    /** Loads it unless it is loaded or loading already. */
    ensureAtom: atom(null, async (get, set, key: string) => {
      const { status, isAsking, ...state } = get(stateAtom);
      const isThere = state.key === key && (status === 'ready' || isAsking);
      if (!isThere) await set(loadAtom, key);
    }),
    /**
     * Shows it on a screen. Loads it, unless it was prepared before any screen was there or the
     * reader comes back to the screen (`isKept`).
     */
    openAtom: atom(null, (get, set, key: string, screen: object, isKept: boolean) => {
      const state = get(stateAtom);
      const isScreens = isKept || state.screen === screen || state.screen === null;
      const isThere = state.key === key && state.status !== 'loading';
      if (isThere && isScreens) set(valueAtom, { ...state, screen });
      else void set(loadAtom, key, { screen });
    }),
    /** Aborts the request when the screen closes. */
    closeAtom: atom(null, (_get, set) => {
      set(endAtom, ONE);
      set(valueAtom, (now) => ({ ...now, isAsking: false }));
    }),
    /** Sets a value that came with another answer. */
    showAtom: atom(null, (_get, set, key: string, value: T) => {
      set(endAtom, ONE);
      set(setAtom, key, { status: 'ready', value });
    }),
    /** Changes the value; drops running requests because their answers are out of date. */
    changeAtom: atom(null, (get, set, key: string, by: (value: T) => T) => {
      const state = get(stateAtom);
      if (state.key !== key || state.status !== 'ready') return;
      set(endAtom, ONE);
      set(valueAtom, { ...state, value: by(state.value), isAsking: false });
    }),
  };
}

/** What `createRemote` returns. */
export type RemoteOf<T> = ReturnType<typeof createRemote<T>>;
