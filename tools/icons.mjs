/**
 * Makes src/design/icons/icons.tsx from the drawings in src/design/icons/svg: one small function
 * an icon, so that a bundle carries only those it uses. Run again after changing a drawing.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';

const folder = new URL('../src/design/icons/', import.meta.url);
const OUTLINE = { fill: 'none', stroke: 'currentColor' };

const componentName = (file) =>
  file
    .replace('.svg', '')
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('') + 'Icon';

const toJsx = (markup) =>
  markup
    .replace(
      /([a-z]+)-([a-z])([a-z]+)=/g,
      (_, head, first, tail) => `${head}${first.toUpperCase()}${tail}=`,
    )
    .replace(/(\d*\.\d*?)0+(?=\D)/g, (number, kept) =>
      kept.endsWith('.') ? kept.slice(0, -1) || '0' : kept,
    );

function icon(file, source) {
  const [, attributes, inner] = source.match(/<svg([^>]*)>([\s\S]*)<\/svg>/);
  const box = attributes.match(/viewBox="([^"]*)"/)[1];
  const outlined = attributes.includes(`stroke="${OUTLINE.stroke}"`);
  const extra = [box === '0 0 24 24' ? '' : ` box="${box}"`, outlined ? '' : ' filled'].join('');
  return `export const ${componentName(file)} = (props: IconProps) => (
    <Icon${extra} {...props}>${toJsx(inner.trim())}</Icon>
  );`;
}

const files = (await readdir(new URL('svg/', folder)))
  .filter((name) => name.endsWith('.svg'))
  .sort();
const icons = await Promise.all(
  files.map(async (file) => icon(file, await readFile(new URL(`svg/${file}`, folder), 'utf8'))),
);
const module = `// Made by tools/icons.mjs from svg/; change a drawing there and run it again.
import { Icon, type IconProps } from './Icon';

${icons.join('\n')}
`;
const target = fileURLToPath(new URL('icons.tsx', folder));
await writeFile(
  target,
  await format(module, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);
