/** A slice that fails to hydrate must not hold the page's later parts for ever, ms. */
const TIMEOUT = 10_000;
/** Presses that must find what they press hydrated; React loses those in a slice that still waits. */
const PRESSES = ['click', 'keydown', 'input'] as const;

/** A slice's turn to be hydrated. */
export interface Turn {
  begun: Promise<void>;
  begin: () => void;
}

interface Hydration {
  isPageHydrated: boolean;
  /** Nobody waits for a turn any more, so that the pressed slice is hydrated at once. */
  isPressed: boolean;
  /** Of the slices that are not hydrated yet, in the order of the document; the first is at work. */
  turns: Set<Turn>;
  tasks: Set<() => void>;
}

// Null while nothing is being hydrated: before a hydration begins, after it has ended, and on a
// page that the browser draws itself.
let hydration: Hydration | null = null;

function end(): void {
  const ended = hydration;
  hydration = null;
  ended?.turns.forEach((turn) => turn.begin());
  ended?.tasks.forEach((task) => task());
}

/** Begins the hydration of markup that the server made; it ends with the last slice. */
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

/** The page around the slices is hydrated: now they are, one by one. */
export function notePageHydrated(): void {
  if (!hydration) return;
  hydration.isPageHydrated = true;
  // By then all slices wait: their effects run beside the one that notes this.
  setTimeout(continueHydration);
}

/** Makes the turn of a slice of the page; null for one that is drawn, by the browser or the server. */
export function createTurn(): Turn | null {
  if (!hydration || hydration.isPageHydrated) return null;
  let resolve: () => void = () => undefined;
  const begun = new Promise<void>((done) => {
    resolve = done;
  });
  const begin = () => {
    // React goes on at once where it reads this, and it answers a press only where it need not wait.
    void Object.assign(begun, { status: 'fulfilled' });
    resolve();
  };
  return { begun, begin };
}

/** What the slice of this turn is hydrated after, as React's `use` takes it. */
export function begunOf(turn: Turn): Promise<void> {
  if (!hydration || hydration.isPressed) turn.begin();
  return turn.begun;
}

/** The slice of this turn stands in the document, and waits. */
export function awaitTurn(turn: Turn): void {
  hydration?.turns.add(turn);
  // It may have been drawn before it was known that nothing has to wait any more.
  void begunOf(turn);
}

/** The slice of this turn is hydrated, or was taken out before: a card out of view, a column of a phone. */
export function endTurn(turn: Turn): void {
  // The browser paints, and answers what was pressed, between two slices.
  if (hydration?.turns.delete(turn)) setTimeout(continueHydration);
}

/**
 * Runs a task once the page is hydrated: at once when that is so. What is drawn from state that
 * changes before its slice is hydrated would differ from the server's markup, and be drawn again.
 * @returns takes the task back
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
