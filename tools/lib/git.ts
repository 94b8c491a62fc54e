import { execFileSync } from 'node:child_process';

/** Runs Git and returns its output. Throws if Git fails. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

function mainBranch(): string {
  const branches = git('branch', '--all', '--format', '%(refname:short)').split('\n');
  return ['origin/main', 'main'].find((name) => branches.includes(name)) ?? 'HEAD';
}

/** The commit where this branch left main. */
export const mergeBase = (): string => git('merge-base', 'HEAD', mainBranch());

/** The files that differ from a commit, new and uncommitted ones included. */
export const changedSince = (base: string): string[] =>
  [
    git('diff', '--name-only', '-z', base),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((list) => list.split('\0').filter(Boolean));
