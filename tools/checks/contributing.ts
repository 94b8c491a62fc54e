import { existsSync } from 'node:fs';
import { git, mergeBase } from '../lib/git';

const SUBJECT_MAX = 72;

/** Finds files and folders that the recipes of `CONTRIBUTING.md` name but that do not exist. */
export function missingFiles(recipes: string): string[] {
  return [...recipes.matchAll(/`([\w.-]+\/[\w./-]+?)(?:#[\w-]+)?`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path))
    .map((path) => `CONTRIBUTING.md names ${path}, which does not exist.`);
}

/** Finds long commit subjects and merges on this branch; returns nothing without Git. */
export function badCommits(): string[] {
  let log: string;
  try {
    log = git('log', '--format=%h %p\t%s', `${mergeBase()}..HEAD`);
  } catch {
    return [];
  }
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [ids = '', subject = ''] = line.split('\t');
      const [id = '', ...parents] = ids.split(' ');
      const length = [...subject].length;
      return [
        ...(length > SUBJECT_MAX ? [`${id} has a subject of ${String(length)} characters.`] : []),
        ...(parents.length > 1 ? [`${id} is a merge: rebase instead.`] : []),
      ];
    });
}
