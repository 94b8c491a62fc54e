import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screenRows, type ScreenRow, type ScreenState } from './table';

const FOLDER = fileURLToPath(import.meta.resolve('../../stories/generated'));

function storyOf({ key, title, at, viewport, ...more }: ScreenState): string {
  const globals = viewport && { viewport: { value: viewport, isRotated: false } };
  return [
    `export const ${key} = {`,
    `  name: ${JSON.stringify(title)},`,
    ...(globals ? [`  globals: ${JSON.stringify(globals)},`] : []),
    `  parameters: ${JSON.stringify({ at, ...more })},`,
    '  play: atRest,',
    '};',
    '',
  ].join('\n');
}

/** The text of the story file of a screen. Storybook reads titles and names from the text. */
function fileOf({ title, states }: ScreenRow): string {
  return [
    '// Made from .storybook/states/table.ts as Storybook or the tests start.',
    "import { atRest } from '../../.storybook/states/at-rest';",
    "import { SitePage } from '../site';",
    '',
    `export default { title: '${title}', component: SitePage, argTypes: { demo: { control: false } } };`,
    '',
    ...states.map(storyOf),
  ].join('\n');
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const row of screenRows) writeFileSync(join(FOLDER, `${row.screen}.stories.tsx`), fileOf(row));
