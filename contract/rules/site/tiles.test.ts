import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tiles, tileUrl } from './tiles';

it('every drawing for spheres has a file, and every file is listed', () => {
  const drawn = readdirSync('public/tiles').map((file) => `/tiles/${file}`);
  expect(tiles.map(tileUrl).sort()).toEqual(drawn.sort());
});
