import { flushChangesAtom, loadChanges } from '@/state/optimistic';
import type { createStore } from 'jotai';

/** Brings what changes need before a test presses anything. */
export const readyForChanges = loadChanges;

/** Ends the wait of what was pressed: it is sent now. */
export async function rest(store: ReturnType<typeof createStore>): Promise<void> {
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  await turn();
  void store.set(flushChangesAtom);
  await turn();
}
