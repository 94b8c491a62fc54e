import { posix } from 'node:path';
import ts from 'typescript';
import { sourceAt } from '../checks/imports';
import type { Sources } from '../checks/sources';

const PREVIEW = '.storybook/preview.tsx';
/** Files that every story depends on without importing them. */
const everywhere = /^(?:\.storybook|public)\/|^(?:package-lock\.json|vite\.config\.ts)$/;
const withoutTypes = (text: string) => text.replaceAll(/^(?:import|export) type [^;]*;/gm, '');

/**
 * The story files whose pictures the `changed` files may affect, by the imports of the stories,
 * including lazy ones. A page's story finds its screen by its own name, because the site finds
 * screens by a pattern; a story in `flows` or `app` visits several pages and belongs to each.
 */
export function touchedStories(changed: readonly string[], sources: Sources): Set<string> {
  const files = [...sources.keys()];
  const stories = files.filter((file) => file.endsWith('.stories.tsx'));
  const screens = files.filter((file) =>
    /^src\/screens\/(?:.+\/)?(\w+Screen)\/\1\.tsx$/.test(file),
  );
  const imports = new Map<string, string[]>();

  function importsOf(file: string): string[] {
    const known = imports.get(file);
    if (known) return known;
    const { importedFiles } = ts.preProcessFile(withoutTypes(sources.get(file) ?? ''), true, true);
    const found = importedFiles.flatMap(({ fileName }) => sourceAt(file, fileName, sources) ?? []);
    imports.set(file, found);
    return found;
  }
  function reach(starts: string[], isEnd: (file: string) => boolean = () => false): Set<string> {
    const seen = new Set<string>();
    const waiting = [...starts];
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      if (seen.has(file) || isEnd(file)) continue;
      seen.add(file);
      waiting.push(...importsOf(file));
    }
    return seen;
  }
  /** Screens that a story shows without importing them. */
  function screensOf(story: string): string[] {
    if (/^stories\/(?:flows|app)\//.test(story)) return screens;
    return screens.filter((file) => story.split(/[/.]/).includes(posix.basename(file, '.tsx')));
  }

  // Every story uses the styles and tokens of the preview, and all except design components use its
  // mock world. Components that the preview only preloads count if a story imports them.
  const ofPreview = reach([PREVIEW], (file) => file.startsWith('src/components/'));
  const isOf = (wanted: (file: string) => boolean) => changed.some((file) => wanted(file));
  if (isOf((file) => everywhere.test(file) || (ofPreview.has(file) && file.startsWith('src/'))))
    return new Set(stories);
  const isWorldChanged = isOf((file) => ofPreview.has(file));
  return new Set(
    stories.filter((story) => {
      if (isWorldChanged && !story.startsWith('stories/design/')) return true;
      const reached = reach([story, ...screensOf(story)]);
      return isOf((file) => reached.has(file));
    }),
  );
}
