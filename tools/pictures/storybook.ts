import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { git } from '../lib/git';
import { digest, isFresh, writeStamp } from '../lib/stamp.mjs';

/** The folder of all files for the pictures; Git ignores it. */
export const FOLDER = resolve('.cache/pictures');
const BUILDER = resolve('node_modules/storybook/dist/bin/dispatcher.js');
const sources = [
  '.storybook',
  'contract',
  'mocks',
  'public',
  'src',
  'stories',
  'tools/vite',
  'vite.config.ts',
  'package-lock.json',
];

export interface Story {
  id: string;
  importPath: string;
  tags: string[];
  type: string;
}

/** Builds the Storybook of `folder` without its documentation pages, with our packages. */
function build(folder: string, site: string): void {
  rmSync(site, { recursive: true, force: true });
  const args = [
    'build',
    '--test',
    '--loglevel',
    'error',
    '--disable-telemetry',
    '--output-dir',
    site,
  ];
  const built = spawnSync(process.execPath, [BUILDER, ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (built.status === 0) return;
  // Storybook reports some failures on standard output.
  console.error(built.stdout);
  throw new Error(`Storybook could not be built in ${folder}.`, { cause: built.error });
}

/** Returns the Storybook of the current files; builds it again if they changed. */
export function ofTree(): string {
  const site = join(FOLDER, 'tree');
  const stamp = `${site}.stamp`;
  if (!isFresh(stamp, digest(sources))) {
    rmSync(stamp, { force: true });
    build(process.cwd(), site);
    // Storybook's start writes the stories of screen states, which belong to the digest.
    writeStamp(stamp, digest(sources));
  }
  return site;
}

/** Returns the Storybook of a commit, built once, in a worktree that can find our packages. */
export function ofCommit(commit: string): string {
  const site = join(FOLDER, commit, 'storybook');
  if (existsSync(join(site, 'index.json'))) return site;
  const checkout = join(FOLDER, commit, 'checkout');
  mkdirSync(FOLDER, { recursive: true });
  git('worktree', 'add', '--force', '--detach', checkout, commit);
  try {
    build(checkout, site);
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
  return site;
}

/** The stories of a built Storybook, without sheets and behavior stories. */
export function storiesOf(site: string): Story[] {
  const { entries } = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8')) as {
    entries: Record<string, Story>;
  };
  return Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test') && !tags.includes('behavior'),
  );
}
