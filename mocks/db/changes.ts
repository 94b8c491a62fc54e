let revision = 0;

/** Marks the world as different from the saved one. */
export function markChanged(): void {
  revision += 1;
}

/** Increases with every change. */
export function currentRevision(): number {
  return revision;
}
