import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` while no other process does so under the same lock file, which contains the id of the
 * owner; waits for that process to end. It does not wait for a process that ended without removing
 * the file.
 */
export async function alone(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) {
    const owner = ownerOf(file);
    // In the meantime another process may have removed the dead process's file and locked it.
    if (!isAlive(owner) && ownerOf(file) === owner) rmSync(file, { force: true });
    else await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

// The file may be gone or not written yet; then the next check decides.
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
