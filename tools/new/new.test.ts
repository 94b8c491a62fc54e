import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile } from './compile';
import { component } from './component';
import { namesOf } from './names';
import { draw } from './plan';
import { resource } from './resource';
import { screen } from './screen';

// The lists of the project change; the same change must fix a scaffold that cannot find its place.
describe('npm run new', () => {
  const names = namesOf('ScaffoldProbe');

  test('draws a component with its story', async () => {
    const drawn = await draw(component(names));
    expect([...drawn.keys()]).toContain(
      'stories/components/ScaffoldProbe/ScaffoldProbe.stories.tsx',
    );
  });

  test('draws a screen as one row of the table of pages, a screen with its texts, and a story', async () => {
    const drawn = await draw(screen(names));
    expect([...drawn.keys()].sort()).toEqual([
      'src/config/pages.ts',
      'src/screens/ScaffoldProbeScreen/ScaffoldProbeScreen.tsx',
      'src/texts/scaffold-probe.ts',
      'stories/screens/ScaffoldProbeScreen/ScaffoldProbeScreen.stories.tsx',
    ]);
    const table = readFileSync('src/config/pages.ts', 'utf8');
    const row = `  scaffoldProbe: { path: '/scaffold-probe', chrome: 'site', role: 'anyone' },\n`;
    expect(drawn.get('src/config/pages.ts')?.replace(row, '')).toBe(table);
  });

  test('draws a resource and enters it in every list', async () => {
    const drawn = await draw(resource(names));
    const lists = [
      'contract/endpoints/routes.ts',
      'contract/endpoints/index.ts',
      'mocks/handlers/index.ts',
      'server/routes/index.ts',
    ];
    for (const list of lists) expect(drawn.get(list), list).toMatch(/caffoldProbes/);
  });

  // Files that import a whole folder are left out: the test above checks their new names, and
  // compiling all of them takes longer than the rest.
  const isSmall = (path: string) =>
    !/^(stories|src\/app|(mocks|server)\/.*\/index\.ts$)/.test(path);

  test('draws files that compile', { timeout: 120_000 }, async () => {
    const drawn = new Map(
      (await Promise.all([component, screen, resource].map((kind) => draw(kind(names))))).flatMap(
        (texts) => [...texts],
      ),
    );
    expect(compile(drawn, isSmall)).toEqual([]);
  });

  test('refuses a name that is not written like a component', () => {
    expect(() => namesOf('scaffold-probe')).toThrow('SavedList');
  });

  test('never overwrites a file', async () => {
    const files = { 'package.json': '{}' };
    await expect(draw({ files, insertions: [] })).rejects.toThrow('package.json');
  });
});
