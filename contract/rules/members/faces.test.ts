import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faces, faceUrl } from './faces';

it('every profile drawing of the contract has a file, and every file is listed', () => {
  const drawn = readdirSync('public/avatars').map((file) => `/avatars/${file}`);
  expect(faces.map(faceUrl).sort()).toEqual(drawn.sort());
});
