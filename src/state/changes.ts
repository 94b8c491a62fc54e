import type { Getter, Setter } from 'jotai';
import { viewerAtom, whileOwnerAtom } from './session';

/** What is shown of one thing before the server has answered. */
export interface OptimisticChange<Known, Wanted> {
  /** What the server last answered about it. */
  known: Known;
  /** What the member wants in the end, after the last change. */
  wanted: Wanted;
}

/** How changes of one kind are sent and shown. */
export interface Steps<Known, Wanted> {
  /** The part of the known state that a change decides. */
  given: (known: Known) => Wanted;
  /** Sends a change; gives what the server answers. */
  send: (known: Known, wanted: Wanted) => Promise<Known>;
  /** Shows where the thing is, and where the changes lead. */
  show: (change: OptimisticChange<Known, Wanted>) => void;
}

/** A change that is not answered yet. */
export interface UnderWay<Known, Wanted> extends OptimisticChange<Known, Wanted> {
  /** It was pressed again: it waits again until it rests. */
  press: () => void;
}

/**
 * How long nobody may press again until a change is sent, ms.
 * Source: docs/product/rules.md#repeated-presses.
 */
const REST = 400;

/** The changes under way: what ends the wait of each, and when all of it is answered. */
export type ChangesUnderWay = Map<() => void, Promise<unknown>>;

/**
 * Sends at once what waits for its rest.
 * @returns when everything is answered, which never fails; undefined where nothing is under way
 */
export function flush(underWay: ChangesUnderWay): Promise<unknown> | undefined {
  if (underWay.size === 0) return undefined;
  const answered = [...underWay.values()];
  for (const endRest of underWay.keys()) endRest();
  return Promise.allSettled(answered);
}

// A page that is left may never come back: a phone ends hidden pages without a word.
const leaving = ['beforeunload', 'pagehide', 'visibilitychange'] as const;

/** Calls back when the page is left, as long as something is not answered. */
function whileUnanswered(answered: Promise<unknown>, onLeave: () => void): void {
  if (typeof window === 'undefined') return;
  const leave = ({ type }: Event) => {
    if (type !== 'visibilitychange' || document.visibilityState === 'hidden') onLeave();
  };
  const stop = () => leaving.forEach((type) => window.removeEventListener(type, leave));
  leaving.forEach((type) => window.addEventListener(type, leave));
  answered.then(stop, stop);
}

/** Waits until nobody presses any more. */
function createRest() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let go = (): void => undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    go();
  };
  return {
    press: () => {
      clearTimeout(timer);
      timer = setTimeout(end, REST);
    },
    end,
    isOver: () => timer === undefined,
    over: () => new Promise<void>((resolve) => (timer ? (go = resolve) : resolve())),
  };
}

/** Makes a change of one thing, or another step of the change of it that is under way. */
export function makeChange<Known, Wanted>(
  get: Getter,
  set: Setter,
  changes: Map<string, UnderWay<Known, Wanted>>,
  underWay: ChangesUnderWay,
  id: string,
  { known, wanted }: OptimisticChange<Known, Wanted>,
  { given, send, show }: Steps<Known, Wanted>,
): Promise<Known | null> {
  const key = `${get(viewerAtom)} ${id}`;
  const isHere = set(whileOwnerAtom);
  const before = changes.get(key);
  if (before) {
    before.wanted = wanted;
    before.press();
    show(before);
    return Promise.resolve(null);
  }

  const rest = createRest();
  const change = { known, wanted, press: rest.press };
  /** What the server was asked for last, until it has answered. */
  let asked: { aim: Wanted } | null = null;
  async function sendUntilReached(): Promise<Known | null> {
    // A call that failed may have reached the server all the same.
    let isSure = true;
    try {
      for (;;) {
        await rest.over();
        if (!isHere()) return null;
        if (isSure && given(change.known) === change.wanted) return change.known;
        const aim = change.wanted;
        asked = { aim };
        try {
          change.known = await send(change.known, aim);
          isSure = true;
        } catch (error) {
          // Unless the member wants something else by now: that is tried instead.
          if (change.wanted === aim) throw error;
          isSure = false;
        }
        asked = null;
        if (!isHere()) return null;
        // Pressed elsewhere meanwhile: the server's answer stands, unless there was a new change here.
        if (change.wanted === aim) change.wanted = given(change.known);
        show(change);
      }
    } catch (error) {
      if (!isHere()) return null;
      change.wanted = given(change.known);
      show(change);
      throw error;
    } finally {
      changes.delete(key);
      underWay.delete(rest.end);
    }
  }
  function leave(): void {
    rest.end();
    // The page may be gone before the call under way is answered.
    if (!asked || asked.aim === change.wanted || !isHere()) return;
    // If the page stays after all, the wish is sent again after the answer under way, so that the
    // last one counts whatever arrives first.
    asked = { aim: change.wanted };
    send(change.known, change.wanted).catch(() => undefined);
  }

  changes.set(key, change);
  show(change);
  rest.press();
  const answered = sendUntilReached();
  underWay.set(rest.end, answered);
  whileUnanswered(answered, leave);
  return answered;
}
