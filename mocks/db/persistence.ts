import { currentRevision } from './changes';
import { takeSnapshot, type Snapshot } from './snapshot';

/** Where a world is kept between visits. */
export interface WorldStorage {
  read: () => Promise<unknown>;
  write: (snapshot: Snapshot) => Promise<void>;
}

let storage: WorldStorage | null = null;
let savedRevision = 0;
let saving: Promise<void> = Promise.resolve();

/** Keeps the world in a storage from now on; its present state counts as saved. */
export function keepIn(place: WorldStorage): void {
  storage = place;
  savedRevision = currentRevision();
}

async function save(): Promise<void> {
  if (!storage || savedRevision === currentRevision()) return;
  const revision = currentRevision();
  try {
    await storage.write(takeSnapshot());
    savedRevision = revision;
  } catch {
    // A full or forbidden storage ends the keeping, not the demo.
    storage = null;
  }
}

/**
 * Saves what changed since the last time. Answers wait for it, so that every acknowledged change
 * survives the closing of the tab.
 */
export function saveChanges(): Promise<void> {
  saving = saving.then(save);
  return saving;
}
