import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'mocks/upstream/recorded';

/** The list of the recorded answers, relative to the repository. */
export const recordedList = `${FOLDER}/index.ts`;

/** Writes the list of the files of recorded answers. @param names the file names of the folder */
export function recordedListOf(names: readonly string[]): string {
  const files = names.filter((name) => name.endsWith('.json')).sort();
  const imports = files.map((name, at) => `import answer${at} from './${name}';\n`);
  const list = files.map((_, at) => `answer${at}`).join(', ');
  return [
    '// Written by `npm run recorded` from the files of this folder.\n',
    "import type { Recorded } from '../types';\n",
    ...imports,
    `\nexport const recorded: readonly Recorded[] = [${list}];\n`,
  ].join('');
}

/** The correct list for the files of a checkout. */
export const presentRecordedList = (root: string): string =>
  recordedListOf(readdirSync(join(root, FOLDER)));

/** Finds recorded answers that are unused because the list lacks them. */
export function unlistedAnswers(root: string): string[] {
  const isStale = readFileSync(join(root, recordedList), 'utf8') !== presentRecordedList(root);
  return isStale ? [`${recordedList} is out of date: run npm run recorded.`] : [];
}
