import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Vite's `manifest.json`: what each source became, and what it pulls in. */
export type Manifest = Record<string, Chunk>;

export interface Weight {
  js: number;
  css: number;
}

/**
 * Weighs what the first view of a page loads, in gzipped bytes: the entry and the chunk of the page's screen, each with all
 * they import statically. `screen` is the end of the screen's source path, such as `HomeScreen.tsx`; a screen that the
 * entry holds itself has no chunk of its own. `read` gives a built file's bytes.
 */
export function weighFirstView(
  manifest: Manifest,
  screen: string,
  read: (file: string) => Buffer,
): Weight {
  const roots = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry === true || key.endsWith(`/${screen}`),
  );
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    manifest[key]?.imports?.forEach(visit);
  };
  roots.forEach(visit);

  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  const weigh = (files: string[]) =>
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0);
  return {
    js: weigh(chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))),
    css: weigh(chunks.flatMap(({ css = [] }) => css)),
  };
}

/** Says what is over budget: 120 kB of JavaScript and 12 kB of CSS, gzipped, 1 kB being 1000 bytes. */
export function overBudget({ js, css }: Weight): string[] {
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
