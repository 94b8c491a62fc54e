import { beforeEach, expect, test } from 'vitest';
import { resetWorld } from '../world';
import { members } from './members';
import { keepIn, saveChanges } from './persistence';
import type { Snapshot } from './snapshot';

const written: Snapshot[] = [];

beforeEach(() => {
  resetWorld();
  written.length = 0;
  keepIn({
    read: () => Promise.resolve(written.at(-1)),
    write: (snapshot) => {
      written.push(snapshot);
      return Promise.resolve();
    },
  });
});

test('an unchanged world is not saved', async () => {
  await saveChanges();
  expect(written).toHaveLength(0);
});

test('changes of the same tick are saved together', async () => {
  members.update(1, { bio: '물가에 삽니다.' });
  members.update(1, { bio: '물가에 삽니다.' });
  await Promise.all([saveChanges(), saveChanges()]);
  expect(written).toHaveLength(1);
});

test('a failing storage ends only the persistence', async () => {
  keepIn({ read: () => Promise.resolve(), write: () => Promise.reject(new Error('full')) });
  members.update(1, { bio: '물가에 삽니다.' });
  await expect(saveChanges()).resolves.toBeUndefined();
});
