/**
 * Makes a component of each drawing in src/design/icons/svg, and src/design/icons/icons.ts, which
 * lists them. Each icon has its own file, so that a page loads only its own icons: a bundler does
 * not split a file. Run it again after changing a drawing.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const short = (number) => String(Number(number.toFixed(2)));

// Converts each kind of shape to path data.
const outlines = {
  // A path that starts with a relative move starts at the corner of the drawing if it comes first.
  path: ({ d }) =>
    d.replace(/^m(-?[\d.]+) ?(-?[\d.]+) ?([-\d]?)/, (_, x, y, next) =>
      next ? `M${x} ${y}l${next}` : `M${x} ${y}`,
    ),
  circle: ({ cx, cy, r }) => outlines.ellipse({ cx, cy, rx: r, ry: r }),
  ellipse: ({ cx, cy, rx, ry }) => {
    const half = (step) => `a${rx} ${ry} 0 1 0 ${short(step)} 0`;
    return `M${short(cx - rx)} ${cy}${half(2 * rx)}${half(-2 * rx)}Z`;
  },
  rect: ({ x, y, width, height, rx: r }) => {
    const corner = (across, down) => `a${r} ${r} 0 0 1 ${short(across * r)} ${short(down * r)}`;
    const [wide, high] = [width - 2 * r, height - 2 * r].map(short);
    const sides = [`h${wide}`, corner(1, 1), `v${high}`, corner(-1, 1), `h-${wide}`];
    return `M${short(+x + +r)} ${y}${sides.join('')}${corner(-1, -1)}v-${high}${corner(1, -1)}Z`;
  },
};

/**
 * Joins the shapes of an outlined drawing into one path: each shape would be an element on every
 * page that shows the icon. Null if a shape has its own attributes.
 */
function oneOutline(inner) {
  const shapes = [...inner.matchAll(/<(\w+)([^>]*)\/>/g)].map(([, kind, text]) => {
    const given = [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]);
    return { kind, given: Object.fromEntries(given) };
  });
  const isPlain = shapes.every(({ given }) => !('stroke-width' in given) && !('fill' in given));
  return isPlain && shapes.map(({ kind, given }) => outlines[kind](given)).join('');
}

function icon(file, source) {
  const [, attributes, inner] = source.match(/<svg([^>]*)>([\s\S]*)<\/svg>/);
  const box = attributes.match(/viewBox="([^"]*)"/)[1];
  const outlined = attributes.includes(`stroke="${OUTLINE.stroke}"`);
  const extra = [box === '0 0 24 24' ? '' : ` box="${box}"`, outlined ? '' : ' filled'].join('');
  const outline = outlined && oneOutline(inner);
  const shapes = outline ? `<path d="${outline}"/>` : inner.trim();
  return `export const ${componentName(file)} = (props: IconProps) => (
    <Icon${extra} {...props}>${toJsx(shapes)}</Icon>
  );`;
}

const files = (await readdir(new URL('svg/', folder)))
  .filter((name) => name.endsWith('.svg'))
  .sort();
const note = '// Made by tools/icons.mjs from svg/; change a drawing there and run it again.';

async function write(name, text) {
  const code = await format(`${note}\n${text}\n`, {
    parser: 'typescript',
    singleQuote: true,
    printWidth: 100,
  });
  await writeFile(fileURLToPath(new URL(name, folder)), code);
}

await rm(new URL('drawn/', folder), { recursive: true, force: true });
await mkdir(new URL('drawn/', folder));
for (const file of files) {
  const drawing = icon(file, await readFile(new URL(`svg/${file}`, folder), 'utf8'));
  await write(
    `drawn/${componentName(file)}.tsx`,
    `import { Icon, type IconProps } from '../Icon';\n\n${drawing}`,
  );
}
const names = files.map(componentName);
await write(
  'icons.ts',
  names.map((name) => `export { ${name} } from './drawn/${name}';`).join('\n'),
);
