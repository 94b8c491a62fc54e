import { posix } from 'node:path';
import { screenFile } from '@/config/pages';
import { importsOf } from './imports';
import type { Sources } from './sources';

const shown = /^src\/(screens|components|design\/(?:components|charts))\/.+\.tsx$/;
const free = /^stories\/(flows|docs|generated)\//;

/**
 * Finds screens and components without a story: each has one at the same path under `stories/`. A
 * part, a file that another of the same folder imports statically or lazily, is shown by its owner
 * and needs no story. Conversely, the file of each story must exist, except for flows,
 * documentation pages and stories generated from the table of screen states.
 */
export function mirroredStories(sources: Sources): string[] {
  const files = [...sources.keys()];
  const missing = files
    .filter((file) => shown.test(file) && !sources.has(storyOf(file)))
    .filter((file) => !isPart(file, files, sources))
    .map((file) => `${file} has no story; write ${storyOf(file)}.`);
  const orphans = files
    .filter((file) => file.endsWith('.stories.tsx') && !free.test(file))
    .filter((file) => !sources.has(sourceOf(file)))
    .map((file) => `${file} mirrors no file; ${sourceOf(file)} does not exist.`);
  return [...missing, ...orphans];
}

/**
 * Finds pages without a story at the path of their screen. `names` are those of a table of pages,
 * whose screens are in `src/screens` or in a folder inside it.
 */
export function pagesWithoutStory(
  names: readonly string[],
  sources: Sources,
  folder = '',
): string[] {
  return names
    .map((name) => storyOf(`src/${screenFile(name, folder)}`))
    .filter((story) => !sources.has(story))
    .map((story) => `No story shows a page; write ${story}.`);
}

function storyOf(file: string): string {
  return file.replace(/^src\//, 'stories/').replace(/\.tsx$/, '.stories.tsx');
}

function sourceOf(story: string): string {
  return story.replace(/^stories\//, 'src/').replace(/\.stories\.tsx$/, '.tsx');
}

function isPart(file: string, files: string[], sources: Sources): boolean {
  const folder = posix.dirname(file);
  const name = posix.basename(file, '.tsx');
  if (name === posix.basename(folder)) return false;
  const loaded = `import('./${name}')`;
  return files
    .filter((other) => posix.dirname(other) === folder)
    .some(
      (other) =>
        importsOf(other, sources).includes(file) || sources.get(other)?.includes(loaded) === true,
    );
}
