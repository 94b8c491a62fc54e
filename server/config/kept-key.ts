import { readFileSync } from 'node:fs';

/** A key that an earlier start kept in a file; null without one. */
export function readKeptKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
