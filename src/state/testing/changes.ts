import { flushChangesAtom, loadChanges } from '@/state/optimistic';
import type { createStore } from 'jotai';

/** Loads the code for changes before a test presses anything. */
export const readyForChanges = loadChanges;

/** Ends the wait after a press, so that the change is sent now. */
export async function rest(store: ReturnType<typeof createStore>): Promise<void> {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await turn();
  void store.set(flushChangesAtom);
  await turn();
}
