import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
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
 * Weighs what the first view of a page loads, in gzipped bytes: the scripts and style sheets that `html` names and the chunk
 * of the page's screen, each with all they import statically. `screen` is the end of the screen's source path, such as
 * `HomeScreen.tsx`; a screen that the entry holds itself has no chunk of its own. `read` gives a built file's bytes.
 */
export function weighFirstView(
  html: string,
  manifest: Manifest,
  screen: string,
  read: (file: string) => Buffer,
): Weight {
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(
    ([, file = '']) => file,
  );
  const chunks = Object.entries(manifest);
  const roots = chunks
    .filter(([key, { file }]) => named.includes(file) || key.endsWith(`/${screen}`))
    .map(([key]) => key);
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

/** Says what is over budget: 120 kB of JavaScript and 12 kB of CSS, gzipped, 1 kB being 1000 bytes. */
export function overBudget({ js, css }: Weight): string[] {
  if (js === 0 || css === 0) return ['The first view weighs nothing, so it was not found.'];
  const budget = [
    ['JavaScript', js, 120],
    ['CSS', css, 12],
  ] as const;
  return budget
    .filter(([, bytes, kilobytes]) => bytes > kilobytes * 1000)
    .map(
      ([what, bytes, kilobytes]) =>
        `The first view loads ${(bytes / 1000).toFixed(1)} kB of ${what} (gz); the budget is ${String(kilobytes)} kB.`,
    );
}
