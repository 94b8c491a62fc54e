import { expect, it } from 'vitest';
import { createPasswordQueue, type Asker } from './password-queue';

/** A queue whose works end on command, and the names of the started ones. */
function observed() {
  const queue = createPasswordQueue({ known: 1, unknown: 2 });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    add: (asker: Asker, name: string) =>
      queue.add(asker, () => {
        begun.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      }),
    endOne: async () => {
      ends.shift()?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const full = { code: 'UNAVAILABLE', status: 503, retryAfter: 5 };

it('the password queue runs one work at a time, those of known askers first', async () => {
  const { begun, add, endOne } = observed();
  const all = [add('unknown', 'a'), add('unknown', 'b'), add('unknown', 'c'), add('known', 'd')];
  for (let at = 0; at < 4; at += 1) {
    expect(begun).toHaveLength(at + 1);
    await endOne();
  }
  expect(begun).toEqual(['a', 'd', 'b', 'c']);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('the password queue refuses too many of each kind, and reserves places for known askers', async () => {
  const { begun, add, endOne } = observed();
  const kept = [add('unknown', 'a'), add('unknown', 'b'), add('unknown', 'c')];
  await expect(add('unknown', 'd')).rejects.toMatchObject(full);
  kept.push(add('known', 'e'));
  await expect(add('known', 'f')).rejects.toMatchObject(full);
  await endOne();
  // The known asker took the turn, so the strangers' line is as long as before.
  await expect(add('unknown', 'g')).rejects.toMatchObject(full);
  await endOne();
  kept.push(add('unknown', 'h'));
  for (let at = 0; at < 4; at += 1) await endOne();
  expect(begun).toEqual(['a', 'e', 'b', 'c', 'h']);
  expect(await Promise.all(kept)).toEqual(['a', 'b', 'c', 'e', 'h']);
});

it('the password queue continues after a failed work', async () => {
  const queue = createPasswordQueue({ known: 1, unknown: 1 });
  const failing = queue.add('unknown', () => Promise.reject(new Error('no')));
  const after = queue.add('unknown', () => Promise.resolve('yes'));
  await expect(failing).rejects.toThrow('no');
  expect(await after).toBe('yes');
});
