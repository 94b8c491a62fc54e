import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const parent = '.cache/verify';
const prefix = 'run-';

/** Where this run leaves its reports, relative to the repository. Another run of the same checkout has a folder of its own. */
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

/** Removes the folder, since nobody needs the reports of a successful run. */
export function removeRunFolder(): void {
  rmSync(runFolder, { recursive: true, force: true });
}

/** Where a step's runner leaves its totals. */
export function reportPath(step: string): string {
  return join(runFolder, `${step}.json`);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
