import { SECOND_STEP_LIFETIME } from '@contract/rules/members/second-factor';
import { expect, it } from 'vitest';
import { createWaiting } from './waiting';

it('a value waits ten minutes and is taken once', () => {
  let now = 0;
  const waiting = createWaiting<string, number>(() => now);
  expect(waiting.set('a', 1)).toBe(SECOND_STEP_LIFETIME);
  now = SECOND_STEP_LIFETIME - 1;
  expect(waiting.get('a')).toBe(1);
  expect([waiting.take('a'), waiting.take('a'), waiting.get('a')]).toEqual([true, false, null]);
  waiting.set('b', 2);
  now += SECOND_STEP_LIFETIME;
  expect([waiting.get('b'), waiting.take('b')]).toEqual([null, false]);
});

it('beyond ten thousand values the oldest ends', () => {
  const waiting = createWaiting<number, number>(() => 0);
  for (let at = 0; at <= 10_000; at += 1) waiting.set(at, at);
  expect([waiting.get(0), waiting.get(1), waiting.get(10_000)]).toEqual([null, 1, 10_000]);
});
