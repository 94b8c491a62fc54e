import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { guides } from './guides';

test('every component of the design system has a guide', () => {
  const components = readdirSync('src/design/components').filter((name) => !name.includes('.'));
  expect(components.filter((name) => !(name in guides))).toEqual([]);
});
