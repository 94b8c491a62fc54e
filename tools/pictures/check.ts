// Proves with a few stories: the same code gives the same bytes, and a changed token shows.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { takePictures, themes } from './capture';
import { FOLDER, storiesOf } from './storybook';

// `npm run build:design` has built it.
const site = resolve('dist/design');
const names =
  /^design-components-(?:badge|button|checkbox|tabs)--(?:default|variants|sizes|tones|checked)$/;
const wanted = themes.flatMap((theme) =>
  storiesOf(site)
    .filter(({ id }) => names.test(id))
    .map(({ id }) => ({ id, theme })),
);
const take = async (name: string, style?: string) => {
  const folder = join(FOLDER, 'check', name);
  const taken = await takePictures(site, wanted, folder, style);
  if (taken.failures.length > 0) throw new Error(taken.failures.join('\n'));
  return new Map(taken.names.map((file) => [file, readFileSync(join(folder, file))]));
};
const once = await take('once');
const again = await take('again');
const recoloured = await take('recoloured', ':root { --color-accent: #00758d !important; }');

const differing = (others: ReadonlyMap<string, Buffer>) =>
  [...once]
    .filter(([name, picture]) => others.get(name)?.equals(picture) !== true)
    .map(([name]) => name);
const unstable = differing(again);
const touched = differing(recoloured);
const expected = ['button--default', 'checkbox--checked', 'tabs--default'];
const unseen = expected.filter((id) => !touched.some((name) => name.includes(id)));
for (const name of unstable) console.error(`${name}: the same code gave two pictures.`);
for (const id of unseen) console.error(`${id}: a changed token does not show.`);
console.log(`${String(once.size)} pictures, ${String(touched.length)} of them with the token.`);
process.exitCode = once.size === 0 || unstable.length + unseen.length > 0 ? 1 : 0;
