import { expect, it } from 'vitest';
import { makePushKey, pushKeysOf } from './push-keys';

it('a key pair for pushes belongs to its private key', () => {
  const key = makePushKey();
  const keys = pushKeysOf(key);
  expect(keys).toEqual(pushKeysOf(key));
  expect(keys?.privateKey).toBe(key);
  expect(keys?.publicKey).toMatch(/^B[\w-]{86}$/);
  expect(makePushKey()).not.toBe(key);
});

it('other texts are no private key', () => {
  for (const text of ['', 'not a key', 'A'.repeat(43)]) expect(pushKeysOf(text)).toBeNull();
});
