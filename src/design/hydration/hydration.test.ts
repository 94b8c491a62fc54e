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
  // Ends the hydration that a test began.
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** React waits where this is missing. */
const isHeld = ({ begun }: Turn) => !('status' in begun);

/** Begins the hydration of a page with so many slices. */
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
  it('goes on to the next slice when one has ended, in a task of its own', () => {
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

  it('gives no turn to what is drawn once the page around it is hydrated, or without a hydration', () => {
    expect(createTurn()).toBeNull();
    beginWith(1);
    expect(createTurn()).toBeNull();
  });

  it('lets a slice begin that comes into the document when hydration has ended', async () => {
    beginHydration();
    const late = createTurn() as Turn;
    notePageHydrated();
    vi.advanceTimersByTime(1);
    awaitTurn(late);
    await expect(late.begun).resolves.toBeUndefined();
  });

  it('holds no slice that comes into the document after the press', async () => {
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
  it('runs at once on a page that the browser draws itself', () => {
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

  it('waits for every slice, also for those that were pressed before their turn, and runs once', () => {
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

  it('does not wait for ever for a slice that fails', () => {
    beginWith(1);
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
  });

  it('does not run once it was taken back', () => {
    beginHydration();
    afterHydration(task)();
    vi.runAllTimers();
    expect(task).not.toHaveBeenCalled();
  });
});
