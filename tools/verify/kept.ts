import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { digest } from '../lib/stamp.mjs';
import type { Step } from './steps';
import type { Totals } from './totals';

// Files that are generated, or belong only to this machine.
const made = new Set(
  'node_modules dist data test-results playwright-report coverage .cache .git'.split(' '),
);
const isCi = !['', '0', 'false', undefined].includes(process.env.CI);
const hashes = new Map<string, string>();

interface Kept {
  digest: string;
  totals: Totals;
}

/**
 * Reads the files of the steps before the first step begins: a run proves nothing about files that
 * change during it.
 */
export function readFilesOf(steps: readonly Step[]): void {
  if (isCi) return;
  for (const step of steps) if (step.reads !== undefined) digestOf(step);
}

/**
 * A step's counts if it passed with exactly its current files; undefined if it has to run. A build
 * server always runs everything.
 */
export function passedBefore(step: Step): Totals | undefined {
  if (isCi || step.reads === undefined || !existsSync(pathOf(step))) return undefined;
  const kept = JSON.parse(readFileSync(pathOf(step), 'utf8')) as Kept;
  return kept.digest === digestOf(step) ? kept.totals : undefined;
}

/** Remembers for the next run that a step passed, or forgets it. */
export function remember(step: Step, hasPassed: boolean, totals: Totals): void {
  if (isCi || step.reads === undefined) return;
  rmSync(pathOf(step), { force: true });
  if (!hasPassed) return;
  const kept: Kept = { digest: digestOf(step), totals };
  mkdirSync(dirname(pathOf(step)), { recursive: true });
  writeFileSync(pathOf(step), JSON.stringify(kept));
}

// The hash covers the step's files, the files at the top of the repository and the version of Node.
function digestOf({ name, reads = [] }: Step): string {
  const paths = readdirSync('.', { withFileTypes: true })
    .filter((entry) => !made.has(entry.name))
    .filter((entry) => {
      if (reads === 'all') return true;
      return entry.isDirectory() ? reads.includes(entry.name) : !entry.name.endsWith('.md');
    })
    .map((entry) => entry.name);
  const hash = createHash('sha256').update(name).update(process.version);
  for (const path of paths) hash.update(path).update(hashOf(path));
  return hash.digest('hex');
}

// Each file is read once.
function hashOf(path: string): string {
  const known = hashes.get(path) ?? digest([path]);
  hashes.set(path, known);
  return known;
}

function pathOf({ name }: Step): string {
  return `.cache/verify/passed/${name}.json`;
}
