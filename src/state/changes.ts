import type { Getter, Setter } from 'jotai';
import { viewerAtom, whileOwnerAtom } from './session';

/** The state of one thing that the page shows before the server has answered. */
export interface OptimisticChange<Known, Wanted> {
  /** The server's last answer about it. */
  known: Known;
  /** The state that the member wants, after the last press. */
  wanted: Wanted;
}

/** How to send and show changes of one kind. */
export interface Steps<Known, Wanted> {
  /** The part of the known state that a change decides. */
  given: (known: Known) => Wanted;
  /** Sends a change and returns the server's answer. */
  send: (known: Known, wanted: Wanted) => Promise<Known>;
  /** Shows the server's last answer and the state that the member wants. */
  show: (change: OptimisticChange<Known, Wanted>) => void;
}

/** A change that the server has not answered yet. */
export interface UnderWay<Known, Wanted> extends OptimisticChange<Known, Wanted> {
  /** The member pressed again: the wait starts over. */
  press: () => void;
}

/**
 * How long to wait after the last press before a change is sent, in ms. Source:
 * docs/product/rules.md#repeated-presses.
 */
const REST = 400;

/** The running changes: a function that ends the wait of each, and a promise for its last answer. */
export type ChangesUnderWay = Map<() => void, Promise<unknown>>;

/**
 * Sends the waiting changes at once.
 * @returns a promise that resolves when everything is answered and never rejects; undefined if no change is running
 */
export function flush(underWay: ChangesUnderWay): Promise<unknown> | undefined {
  if (underWay.size === 0) return undefined;
  const answered = [...underWay.values()];
  for (const endRest of underWay.keys()) endRest();
  return Promise.allSettled(answered);
}

// A page that the member leaves may never come back: phones end hidden pages without warning.
const leaving = ['beforeunload', 'pagehide', 'visibilitychange'] as const;

/** Calls back when the member leaves the page, until everything is answered. */
function whileUnanswered(answered: Promise<unknown>, onLeave: () => void): void {
  if (typeof window === 'undefined') return;
  const leave = ({ type }: Event) => {
    if (type !== 'visibilitychange' || document.visibilityState === 'hidden') onLeave();
  };
  const stop = () => leaving.forEach((type) => window.removeEventListener(type, leave));
  leaving.forEach((type) => window.addEventListener(type, leave));
  answered.then(stop, stop);
}

/** Waits until the presses stop. */
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

/** Changes one thing, or adds a step to its running change. */
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
  /** The last request, until the server has answered it. */
  let asked: { aim: Wanted } | null = null;
  async function sendUntilReached(): Promise<Known | null> {
    // A failed call may have reached the server all the same.
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
          // If the member wants something else by now, the next round tries that instead.
          if (change.wanted === aim) throw error;
          isSure = false;
        }
        asked = null;
        if (!isHere()) return null;
        // Someone pressed elsewhere in the meantime: the server's answer wins unless there was a new press here.
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
    // The page may be gone before the running call is answered.
    if (!asked || asked.aim === change.wanted || !isHere()) return;
    // If the page stays after all, the wish is sent again after the current answer, so that the
    // last one counts whichever arrives first.
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
