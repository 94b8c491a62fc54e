import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { loadCsf } from 'storybook/internal/csf-tools';
import { generated, writeGenerated } from '../generated';
import { screenRows, type ScreenRow, type ScreenState } from './table';

const STORIES = fileURLToPath(import.meta.resolve('../../stories'));
const NOTE = '// Made from .storybook/states/table.ts as Storybook or the tests start.';

function storyOf({ key, title, at, viewport, isUntested, ...more }: ScreenState): string {
  const globals = viewport && { viewport: { value: viewport, isRotated: false } };
  return [
    `export const ${key} = {`,
    `  name: ${JSON.stringify(title)},`,
    ...(globals ? [`  globals: ${JSON.stringify(globals)},`] : []),
    ...(isUntested ? ["  tags: ['!test'],"] : []),
    `  parameters: ${JSON.stringify({ at, ...more })},`,
    '  play: atRest,',
    '};',
    '',
  ].join('\n');
}

/** The text of the story file of a screen. Storybook reads titles and names from the text. */
function fileOf({ title, states }: ScreenRow): string {
  return [
    NOTE,
    "import { atRest, prepare } from '../../.storybook/states/at-rest';",
    "import { SitePage } from '../site';",
    '',
    `export default { title: '${title}', component: SitePage, argTypes: { demo: { control: false } }, beforeEach: prepare };`,
    '',
    ...states.map(storyOf),
  ].join('\n');
}

interface SheetFile {
  name: string;
  stories: { id: string; title: string }[];
}

/** The text of a file of sheets. They show other stories, so there is nothing on them to test. */
function sheetsOf(title: string, sheets: SheetFile[], args: object): string {
  return [
    NOTE,
    "import { Sheet } from '../../.storybook/states/Sheet';",
    '',
    `export default { title: '${title}', component: Sheet, args: ${JSON.stringify(args)}, tags: ['!test'], parameters: { controls: { disable: true } } };`,
    '',
    ...sheets.map(
      ({ name, stories }) =>
        `export const ${name} = { name: '${name}', args: { stories: ${JSON.stringify(stories)} } };\n`,
    ),
  ].join('\n');
}

const screenSheets = screenRows.map(({ screen, title, states }): SheetFile => ({
  name: screen,
  // The widths are columns.
  stories: states
    .filter(({ viewport }) => viewport === undefined)
    .map((state) => ({ id: toId(title, storyNameFromExport(state.key)), title: state.title })),
}));

const ENDING = '.stories.tsx';

/** A sheet for each folder of components. */
const sheetsIn = (root: string): SheetFile[] =>
  readdirSync(join(STORIES, root), { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [];
    const { name } = entry;
    const folder = join(STORIES, root, name);
    const files = readdirSync(folder).filter((file) => file.endsWith(ENDING));
    const stories = files.flatMap((file) => {
      const own = file.slice(0, -ENDING.length);
      // As Storybook names the stories of a file: a name that repeats its folder's is left out.
      const title = [root, name, ...(own === name ? [] : [own])].join('/');
      const text = readFileSync(join(folder, file), 'utf8');
      return loadCsf(text, { fileName: file, makeTitle: () => title }).parse().stories;
    });
    const shown = stories
      .filter(({ tags = [] }) => !tags.includes('behavior'))
      .map(({ id, name: title }) => ({ id, title }));
    return shown.length > 0 ? [{ name, stories: shown }] : [];
  });

const written = new Set<string>();
function write(name: string, text: string): void {
  writeGenerated(`${name}${ENDING}`, text);
  written.add(`${name}${ENDING}`);
}
for (const row of screenRows) write(row.screen, fileOf(row));
write(
  'screensSheets',
  sheetsOf('sheets/screens', screenSheets, { widths: ['phone', 'tablet', 'desktop'] }),
);
for (const root of ['design/components', 'components']) {
  const title = root.replace('/components', '');
  const args = { widths: ['phone', 'laptop'], height: 600 };
  write(`${title}Sheets`, sheetsOf(`sheets/${title}`, sheetsIn(root), args));
}
for (const name of readdirSync(generated('.'))) {
  if (name.endsWith(ENDING) && !written.has(name)) rmSync(generated(name));
}
