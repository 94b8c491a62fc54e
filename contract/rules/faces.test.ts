import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faces, faceUrl } from './faces';

it('every face that may be worn is drawn, and every drawing may be worn', () => {
  const drawn = readdirSync('public/avatars').map((file) => `/avatars/${file}`);
  expect(faces.map(faceUrl).sort()).toEqual(drawn.sort());
});
