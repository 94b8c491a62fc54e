import { spyOn } from 'storybook/test';

/**
 * Stops all timers of exactly this length (ms), as if time stood still for them.
 * @returns a function that lets them run out
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

/** Makes all timers of these lengths (ms) run out at once until the end of the story. */
export function hurryTimers(...lengths: number[]): void {
  const { setTimeout: set } = globalThis;
  const hurry = (run: () => void, delay = 0) => set(run, lengths.includes(delay) ? 0 : delay);
  spyOn(globalThis, 'setTimeout').mockImplementation(hurry as typeof set);
}
