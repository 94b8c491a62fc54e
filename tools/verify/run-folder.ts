import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const parent = '.cache/verify';
const prefix = 'run-';

/** The folder for this run's reports, relative to the repository; each run has its own folder. */
export const runFolder = join(parent, `${prefix}${String(process.pid)}`);

/** Makes the folder of this run, and removes those of runs that have ended. */
export function makeRunFolder(): void {
  mkdirSync(parent, { recursive: true });
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number(name.slice(prefix.length));
    if (pid === process.pid || !isAlive(pid)) rmSync(join(parent, name), { recursive: true });
  }
  mkdirSync(runFolder);
}

/** Removes the folder, because nobody needs the reports of a successful run. */
export function removeRunFolder(): void {
  rmSync(runFolder, { recursive: true, force: true });
}

/** The path where a step's runner writes its totals. */
export function reportPath(step: string): string {
  return join(runFolder, `${step}.json`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user rejects the signal, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
