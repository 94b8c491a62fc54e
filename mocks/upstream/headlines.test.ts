import { expect, test } from 'vitest';
import { simArticles } from './headlines';

test('no two of the simulated headlines say the same', () => {
  const titles = simArticles().map(({ title }) => title.replace(/ - [^-]+$/, ''));
  expect(titles).toHaveLength(300);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join(' ')).not.toMatch(/[{}]/);
});
