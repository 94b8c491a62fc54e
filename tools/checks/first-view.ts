import { gzipSync } from 'node:zlib';
import { pageAddresses } from '@contract/pages';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

/** Vite's `manifest.json`: the built file of each source, and its imports. */
export type Manifest = Record<string, Chunk>;

export interface Weight {
  js: number;
  css: number;
}

function keyOf(manifest: Manifest, wanted: string): string {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === wanted);
  if (key === undefined) throw new Error(`The build has no file of ${wanted}.`);
  return key;
}

/** The files of some chunks and of all their static imports. */
function reached(manifest: Manifest, roots: readonly string[]): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  roots.forEach(visit);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css]))];
}

/**
 * Names the files of a page's first view: the scripts and style sheets that `html` names and the
 * files of the page, each with all its static imports. `page` is the name that the build gives the
 * page's file. `read` returns a built file's bytes. Throws if the page has no file of its own.
 */
export function loadedFirst(html: string, manifest: Manifest, page: string): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const roots = Object.keys(manifest).filter((key) => named.includes(manifest[key]?.file ?? ''));
  return [...new Set([...named, ...reached(manifest, [...roots, keyOf(manifest, page)])])];
}

/**
 * Names the files that parts load by themselves after hydration, beyond the first view. `parts` are
 * the names of their files. Throws if one of them has no file of its own.
 */
export function loadedLater(
  first: readonly string[],
  manifest: Manifest,
  parts: readonly string[],
): string[] {
  const roots = parts.map((part) => keyOf(manifest, part));
  return reached(manifest, roots).filter((file) => !first.includes(file));
}

/** Sums built files in gzipped bytes. `read` returns a file's bytes. */
export function weigh(files: readonly string[], read: (file: string) => Buffer): Weight {
  const weightOf = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return { js: weightOf('.js'), css: weightOf('.css') };
}

/**
 * Names the parts of a page that exceed the budget: 128 kB of JavaScript and 12 kB of CSS, gzipped;
 * 1 kB is 1000 bytes.
 */
export function overBudget(page: string, { js, css }: Weight): string[] {
  if (js === 0 || css === 0) return [`The first view of ${page} weighs nothing: it was not found.`];
  const budget = [
    ['JavaScript', js, 128],
    ['CSS', css, 12],
  ] as const;
  return budget
    .filter(([, bytes, kilobytes]) => bytes > kilobytes * 1000)
    .map(
      ([what, bytes, kilobytes]) =>
        `The first view of ${page} loads ${(bytes / 1000).toFixed(1)} kB of ${what} (gz); the budget is ${String(kilobytes)} kB.`,
    );
}

/** How much JavaScript home may load by itself for a member after its first view, kB (gz). */
const LATER_MOST = 30;

/** Reports too much JavaScript that home loads by itself: the code of another page or of forms. */
export function tooMuchLater({ js }: Weight): string[] {
  if (js === 0) return ['What home brings by itself weighs nothing: it was not found.'];
  return js > LATER_MOST * 1000
    ? [
        `Home brings ${(js / 1000).toFixed(1)} kB of JavaScript by itself (gz); the budget is ${LATER_MOST} kB.`,
      ]
    : [];
}

/** The sources of the admin area: its screens, its own features, the data tools and its texts. */
const adminSource =
  /^src\/(?:screens\/(?:AdminScreen|admin)|features\/(?:admin-[^/]+|api-tester|stock-keywords)|texts\/admin)\//;

/** Finds files of a first view that contain code of the admin area. */
export function adminFiles(page: string, files: readonly string[], manifest: Manifest): string[] {
  return Object.entries(manifest)
    .filter(([key, { file }]) => adminSource.test(key) && files.includes(file))
    .map(([key]) => `The first view of ${page} carries ${key}, which only admins need.`);
}

/**
 * Finds texts of the admin area in the scripts of a first view: they reveal its code in any file of
 * the bundler. `scripts` are the built files' texts by name.
 */
export function adminTraces(
  page: string,
  scripts: ReadonlyMap<string, string>,
  traces: readonly string[],
): string[] {
  return [...scripts].flatMap(([file, text]) =>
    traces
      .filter((trace) => text.includes(trace))
      .map((trace) => `The first view of ${page} says “${trace}”, in ${file}.`),
  );
}

/**
 * Finds addresses of admin pages in the scripts of a first view: their table loads with its route,
 * because few visitors of public pages are admins. `scripts` are the built files' texts by name.
 */
export function lateAddresses(page: string, scripts: ReadonlyMap<string, string>): string[] {
  const address = new RegExp(`["'\`]${pageAddresses.admin}/[a-z]`);
  return [...scripts]
    .filter(([, text]) => address.test(text))
    .map(([file]) => `The first view of ${page} names admin pages, in ${file}.`);
}
