import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin } from 'vite';

const DRAWING = /\.svg\?icon$/;

const toJsx = (markup: string) =>
  markup.replace(/-([a-z])(?=[a-z]*=)/g, (_, letter: string) => letter.toUpperCase());

/** The component of a drawing with our line (`stroke`) or with its own fills. */
function component(svg: string): string {
  const [, attributes = '', shapes = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(svg) ?? [];
  const box = /viewBox="(?!0 0 24 24)[^"]*"/.exec(attributes)?.[0].replace('viewBox', 'box') ?? '';
  const filled = attributes.includes('stroke=') ? '' : 'filled';
  return `import { Icon } from '/src/design/icons/Icon';
    export default (props) => <Icon ${box} ${filled} {...props}>${toJsx(shapes)}</Icon>;`;
}

/**
 * Makes a component of a drawing that is imported as `name.svg?icon`. Each is a module of its own,
 * so that a page loads only its icons: a bundler does not split a module.
 */
export function icons(): Plugin {
  return {
    name: 'icons',
    // Before Vite takes the drawing for an asset.
    enforce: 'pre',
    async load(id) {
      if (!DRAWING.test(id)) return null;
      const svg = await readFile(id.replace('?icon', ''), 'utf8');
      return transformWithOxc(component(svg), 'icon.jsx', { jsx: { runtime: 'automatic' } });
    },
  };
}
