/**
 * Makes a still of each moving drawing of public/companion, in public/companion/still: a picture
 * cannot detect that a reader prefers reduced motion, so these readers get another picture. Run it
 * again (`node --import tsx tools/stills.ts`) after changing a drawing; a test compares them.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stillOf } from './still';

const folder = fileURLToPath(new URL('../public/companion/', import.meta.url));
const stills = join(folder, 'still');

await rm(stills, { recursive: true, force: true });
for (const file of await readdir(folder, { recursive: true })) {
  if (!file.endsWith('.svg')) continue;
  const target = join(stills, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, stillOf(await readFile(join(folder, file), 'utf8')));
}
