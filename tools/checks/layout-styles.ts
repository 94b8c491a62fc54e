import type { Sources } from './sources';

const STYLE = /export const (\w+) = style\(\{\n(.*?)\n\}\);/gs;
const PROPERTY = /^ {2}'?([\w@-]+)'?:/gm;
const layout = new Set([
  'display',
  'gap',
  'rowGap',
  'columnGap',
  'alignItems',
  'justifyContent',
  'flexDirection',
  'flexWrap',
]);

/**
 * Finds styles outside the design system that only set a layout: `Stack`, `Row`, `Cluster` or
 * `Columns` do the same without a style.
 */
export function layoutOnlyStyles(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => /^src\/(?!design\/).*\.css\.ts$/.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(STYLE)]
        .filter(([, , body = '']) => {
          const names = [...body.matchAll(PROPERTY)].map(([, name = '']) => name);
          return names.includes('display') && names.every((name) => layout.has(name));
        })
        .map(([, name = '']) => `${file}: ${name} only lays out; use Stack, Row or Cluster.`),
    );
}
