let revision = 0;

/** Notes that the world is no longer what was last saved. */
export function markChanged(): void {
  revision += 1;
}

/** Grows with every change. */
export function currentRevision(): number {
  return revision;
}
