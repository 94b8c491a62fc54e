import { currentRevision } from './changes';
import { takeSnapshot, type Snapshot } from './snapshot';

/** Persistent storage for a world. */
export interface WorldStorage {
  read: () => Promise<unknown>;
  write: (snapshot: Snapshot) => Promise<void>;
}

let storage: WorldStorage | null = null;
let savedRevision = 0;
let saving: Promise<void> = Promise.resolve();

/** Saves the world in a storage from now on; its current state counts as saved. */
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
    // If the storage is full or forbidden, storing ends but the demo continues.
    storage = null;
  }
}

/**
 * Saves what changed since the last time. Answers wait for it, so that every confirmed change
 * survives closing the tab.
 */
export function saveChanges(): Promise<void> {
  saving = saving.then(save);
  return saving;
}
