import { execFileSync } from 'node:child_process';
import { readSources } from '../checks/sources';
import { changedSince, mergeBase } from '../lib/git';
import { touchedStories } from '../pictures/touched';
import { choose } from './steps';
import type { Step } from './steps';

/** The branch's changes: the commit where it left main, and the files that differ from it. */
export interface Changes {
  base: string;
  files: readonly string[];
}

/** Reads the changes from Git, with uncommitted and new files. */
export function changesSinceMain(): Changes {
  const base = mergeBase();
  return { base, files: changedSince(base) };
}

/**
 * Whether changed files are inputs of a step. Journeys and steps with the built Storybook depend on
 * everything and take minutes, so only files of `e2e` count. Builds run only for other steps.
 */
function isAffected({ reads, report, after }: Step, changed: readonly string[]): boolean {
  if (reads === undefined) return false;
  if (reads === 'all') return changed.length > 0;
  if (report === 'playwright' || after?.includes('build-design')) {
    return changed.some((file) =>
      reads.some((folder) => folder.startsWith('e2e') && file.startsWith(`${folder}/`)),
    );
  }
  return changed.some((file) =>
    file.includes('/')
      ? reads.some((folder) => file.startsWith(`${folder}/`))
      : !file.endsWith('.md'),
  );
}

/** The affected ones among the named steps, or among all steps, with the steps they need. */
export function affectedSteps(asked: string[], changed: readonly string[]): Step[] {
  const names = choose(asked)
    .filter((step) => isAffected(step, changed))
    .map(({ name }) => name);
  return names.length === 0 ? [] : choose(names);
}

/**
 * Limits a step to the affected tests or stories; returns no step if there are none. A limited run
 * proves less than the whole step, so it has no `reads` and is not remembered.
 */
export function limited(step: Step, { base, files }: Changes): Step[] {
  if (step.report !== 'vitest') return [step];
  const { reads: _, ...rest } = step;
  const run = [...step.run, '--passWithNoTests'];
  if (!/^(?:stories|references)$/.test(step.name)) {
    return [{ ...rest, run: [...run, '--changed', base] }];
  }
  // The stories of screen states are generated.
  execFileSync(process.execPath, ['--import', 'tsx', '.storybook/states/write.ts']);
  const stories = touchedStories(files, readSources(process.cwd()));
  return stories.size === 0 ? [] : [{ ...rest, run: [...run, ...stories] }];
}
