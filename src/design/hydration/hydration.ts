/** How long a slice may block the later ones if it fails to hydrate, in ms. */
const TIMEOUT = 10_000;
/** Events that need a hydrated target; React loses them in a slice that still waits. */
const PRESSES = ['click', 'keydown', 'input'] as const;

/** A slice's turn to be hydrated. */
export interface Turn {
  begun: Promise<void>;
  begin: () => void;
}

interface Hydration {
  isPageHydrated: boolean;
  /** No slice waits for a turn any more, so that the pressed slice is hydrated at once. */
  isPressed: boolean;
  /** The turns of the slices that are not hydrated yet, in document order; the first is running. */
  turns: Set<Turn>;
  tasks: Set<() => void>;
}

// Null if nothing is being hydrated: before hydration starts, after it has ended, and on a page
// that the browser renders itself.
let hydration: Hydration | null = null;

function end(): void {
  const ended = hydration;
  hydration = null;
  ended?.turns.forEach((turn) => turn.begin());
  ended?.tasks.forEach((task) => task());
}

/** Starts the hydration of server markup; it ends with the last slice. */
export function beginHydration(): void {
  const begun: Hydration = {
    isPageHydrated: false,
    isPressed: false,
    turns: new Set(),
    tasks: new Set(),
  };
  hydration = begun;
  const beginAll = () => {
    begun.isPressed = true;
    begun.turns.forEach((turn) => turn.begin());
  };
  for (const press of PRESSES)
    window.addEventListener(press, beginAll, { capture: true, once: true });
  setTimeout(end, TIMEOUT);
}

function continueHydration(): void {
  if (!hydration) return;
  const [next] = hydration.turns;
  if (next) next.begin();
  else end();
}

/** The page around the slices is hydrated: now the slices follow, one by one. */
export function notePageHydrated(): void {
  if (!hydration) return;
  hydration.isPageHydrated = true;
  // By then all slices wait, because their effects run together with the effect that calls this.
  setTimeout(continueHydration);
}

/** Creates the turn of a slice; null if it is not hydrated but rendered, by the browser or the server. */
export function createTurn(): Turn | null {
  if (!hydration || hydration.isPageHydrated) return null;
  let resolve: () => void = () => undefined;
  const begun = new Promise<void>((done) => {
    resolve = done;
  });
  const begin = () => {
    // React continues at once if it reads this status, and it handles a press only if it need not wait.
    void Object.assign(begun, { status: 'fulfilled' });
    resolve();
  };
  return { begun, begin };
}

/** The promise that the slice of this turn waits for, for React's `use`. */
export function begunOf(turn: Turn): Promise<void> {
  if (!hydration || hydration.isPressed) turn.begin();
  return turn.begun;
}

/** The slice of this turn is in the document and waits. */
export function awaitTurn(turn: Turn): void {
  hydration?.turns.add(turn);
  // It may have been drawn before the wait ended for all slices.
  void begunOf(turn);
}

/** The slice of this turn is hydrated, or was removed before: a card out of view, a column on a phone. */
export function endTurn(turn: Turn): void {
  // Between two slices the browser paints and handles presses.
  if (hydration?.turns.delete(turn)) setTimeout(continueHydration);
}

/**
 * Runs a task once the page is hydrated; at once if it is already. If state changes before a slice
 * that reads it is hydrated, the slice differs from the server's markup and is drawn again.
 * @returns a function that cancels the task
 */
export function afterHydration(task: () => void): () => void {
  if (!hydration) {
    task();
    return () => undefined;
  }
  const { tasks } = hydration;
  tasks.add(task);
  return () => void tasks.delete(task);
}
