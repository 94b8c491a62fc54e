import { readFileSync } from 'node:fs';

/** A key that a version before 0.6 stored in a file; null without one, or if a full disk left it empty. */
export function readKeptKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
