import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  name?: string;
  css?: string[];
  imports?: string[];
}

/** Vite's `manifest.json`: what each source became, and what it pulls in. */
export type Manifest = Record<string, Chunk>;

export interface Weight {
  js: number;
  css: number;
}

/**
 * Weighs what the first view of a page loads, in gzipped bytes: the scripts and style sheets that `html` names and the files
 * of what the page shows, each with all they import statically. `screens` are sources, or the names that the build gives
 * their files. `read` gives a built file's bytes. Throws when one of the screens has no file of its own.
 */
export function weighFirstView(
  html: string,
  manifest: Manifest,
  screens: readonly string[],
  read: (file: string) => Buffer,
): Weight {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const chunks = Object.entries(manifest);
  const roots = chunks.filter(([, { file }]) => named.includes(file)).map(([key]) => key);
  for (const screen of screens) {
    const [key] = chunks.find(([source, { name }]) => source === screen || name === screen) ?? [];
    if (key === undefined) throw new Error(`The build has no file of ${screen}.`);
    roots.push(key);
  }
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  roots.forEach(visit);

  const loaded = [...keys].flatMap((key) => manifest[key] ?? []);
  const files = [...named, ...loaded.flatMap(({ file, css = [] }) => [file, ...css])];
  const weigh = (ending: string) =>
    [...new Set(files)]
      .filter((file) => file.endsWith(ending))
      .reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return { js: weigh('.js'), css: weigh('.css') };
}

/** Says what of a page is over budget: 120 kB of JavaScript and 12 kB of CSS, gzipped, 1 kB being 1000 bytes. */
export function overBudget(page: string, { js, css }: Weight): string[] {
  if (js === 0 || css === 0) return [`The first view of ${page} weighs nothing: it was not found.`];
  const budget = [
    ['JavaScript', js, 120],
    ['CSS', css, 12],
  ] as const;
  return budget
    .filter(([, bytes, kilobytes]) => bytes > kilobytes * 1000)
    .map(
      ([what, bytes, kilobytes]) =>
        `The first view of ${page} loads ${(bytes / 1000).toFixed(1)} kB of ${what} (gz); the budget is ${String(kilobytes)} kB.`,
    );
}
