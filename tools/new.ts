import { component } from './new/component';
import { namesOf } from './new/names';
import type { Names } from './new/names';
import { draw, write } from './new/plan';
import type { Plan } from './new/plan';
import { resource } from './new/resource';
import { screen } from './new/screen';

const kinds: Record<string, (names: Names) => Plan> = { component, screen, resource };

const [kind = '', name = ''] = process.argv.slice(2);
const plan = kinds[kind];

try {
  if (plan === undefined) {
    throw new Error('이렇게 씁니다: npm run new -- component|screen|resource SavedList');
  }
  const texts = await draw(plan(namesOf(name)));
  write(texts);
  for (const path of texts.keys()) console.log(path);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
