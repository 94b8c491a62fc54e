import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A key that an earlier start kept in a file; null without one. */
export function readKeptKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Keeps a new key in a file, readable by the server's user alone, unless another process that starts
 * at the same time was faster: a process that reads the file afterwards finds the key that holds.
 */
export function keepKey(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${value}\n`, { mode: 0o600, flag: 'wx' });
    // The whole file gets its name in one step, and only where nothing has the name.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
