import { expect, it } from 'vitest';
import { FIRST_STARTS, startAtOnce } from './testing/first-starts';

it('three concurrent first starts wait for each other, on SQLite', async () => {
  expect(await startAtOnce(null)).toEqual(FIRST_STARTS);
}, 120_000);
