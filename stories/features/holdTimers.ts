import { spyOn } from 'storybook/test';

/**
 * Holds back all timers of just this length (ms), as if no time went by for them.
 * @returns what lets their time be up
 */
export function holdTimers(length: number): () => void {
  const held = new Map<number, () => void>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  let last = 0;
  const setting = spyOn(globalThis, 'setTimeout');
  const clearing = spyOn(globalThis, 'clearTimeout');
  const hold = (run: () => void, delay?: number) => {
    if (delay !== length) return set(run, delay);
    last -= 1;
    held.set(last, run);
    return last;
  };
  setting.mockImplementation(hold as typeof set);
  clearing.mockImplementation((timer) => {
    if (!held.delete(Number(timer))) clear(timer);
  });
  return () => {
    setting.mockRestore();
    clearing.mockRestore();
    for (const run of held.values()) run();
  };
}

/** Has all timers of these lengths (ms) be up at once, until the story is over. */
export function hurryTimers(...lengths: number[]): void {
  const { setTimeout: set } = globalThis;
  const hurry = (run: () => void, delay = 0) => set(run, lengths.includes(delay) ? 0 : delay);
  spyOn(globalThis, 'setTimeout').mockImplementation(hurry as typeof set);
}
