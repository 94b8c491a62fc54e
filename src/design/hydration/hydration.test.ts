import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterHydration,
  awaitTurn,
  beginHydration,
  begunOf,
  createTurn,
  endTurn,
  notePageHydrated,
  type Turn,
} from './hydration';

let page: EventTarget;
let task: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  task = vi.fn<() => void>();
});

afterEach(() => {
  // Ends the hydration that a test started.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** React waits if this is missing. */
const isHeld = ({ begun }: Turn) => !('status' in begun);

/** Starts the hydration of a page with this many slices. */
function beginWith(count: number): Turn[] {
  beginHydration();
  const turns = Array.from({ length: count }, () => createTurn() as Turn);
  turns.forEach(awaitTurn);
  afterHydration(task);
  notePageHydrated();
  vi.advanceTimersByTime(1);
  return turns;
}

describe('the hydration of slices', () => {
  it('starts the next slice in a new task when one has ended', () => {
    const turns = beginWith(3);
    expect(turns.map(isHeld)).toEqual([false, true, true]);
    endTurn(turns[0] as Turn);
    expect(turns.map(isHeld)).toEqual([false, true, true]);
    vi.advanceTimersByTime(1);
    expect(turns.map(isHeld)).toEqual([false, false, true]);
  });

  it.each(['click', 'keydown', 'input'])(
    'waits for no turn once somebody presses (%s)',
    (press) => {
      const turns = beginWith(3);
      page.dispatchEvent(new Event(press));
      expect(turns.some(isHeld)).toBe(false);
    },
  );

  it('gives no turn to a slice that is drawn after the hydration of its page or without one', () => {
    expect(createTurn()).toBeNull();
    beginWith(1);
    expect(createTurn()).toBeNull();
  });

  it('lets a slice start that is added after the end of hydration', async () => {
    beginHydration();
    const late = createTurn() as Turn;
    notePageHydrated();
    vi.advanceTimersByTime(1);
    awaitTurn(late);
    await expect(late.begun).resolves.toBeUndefined();
  });

  it('does not hold back a slice that is added after the press', async () => {
    beginHydration();
    const turn = createTurn() as Turn;
    page.dispatchEvent(new Event('click'));
    void begunOf(turn);
    expect(isHeld(turn)).toBe(false);
    awaitTurn(turn);
    await expect(turn.begun).resolves.toBeUndefined();
  });
});

describe('a task after hydration', () => {
  it('runs at once on a page that the browser renders itself', () => {
    afterHydration(task);
    expect(task).toHaveBeenCalledOnce();
  });

  it('runs once a page without slices is hydrated', () => {
    beginHydration();
    afterHydration(task);
    expect(task).not.toHaveBeenCalled();
    notePageHydrated();
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
  });

  it('waits for every slice, even for those pressed early, and runs once', () => {
    const [first, second] = beginWith(2) as [Turn, Turn];
    endTurn(second);
    vi.advanceTimersByTime(1);
    expect(task).not.toHaveBeenCalled();
    endTurn(first);
    vi.advanceTimersByTime(1);
    expect(task).toHaveBeenCalledOnce();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('does not wait forever for a slice that fails', () => {
    beginWith(1);
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('does not run after it was cancelled', () => {
    beginHydration();
    afterHydration(task)();
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});
