import type { Sources } from './sources';

// Readers look up entries in text tables; stories/generated is not edited; tests grow with cases.
const exempt = /^src\/texts\/|^stories\/generated\/|\.test\.tsx?$/;
const MOST = 200;
const LIMIT = 300;

/**
 * Finds files that are too long to understand at once: every file has at most 300 lines, and 95 of
 * 100 have fewer than 200.
 */
export function longFiles(sources: Sources): string[] {
  const sizes = [...sources.entries()]
    .filter(([file]) => !exempt.test(file))
    .map(([file, text]): [string, number] => [file, text.split('\n').length - 1]);
  const long = sizes.filter(([, lines]) => lines >= MOST);

  const tooLong = long
    .filter(([, lines]) => lines > LIMIT)
    .map(([file, lines]) => `${file} has ${String(lines)} lines; ${String(LIMIT)} is the most.`);
  if (long.length <= sizes.length * 0.05) return tooLong;
  return [
    ...tooLong,
    `More than 5% of the files have ${String(MOST)} lines or more: ${long.map(([file]) => file).join(', ')}`,
  ];
}
