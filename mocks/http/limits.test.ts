import { limits } from '@contract/endpoints/limits';
import { beforeEach, expect, test } from 'vitest';
import { count, countPassword, refund, refuseWhenSpent, resetLimits } from './limits';

const few = { points: 2, duration: 60 };
const START = 1_000_000;

beforeEach(() => {
  resetLimits({ ...limits, react: few, loginByDevice: few, loginByAccount: few });
});

/** The seconds that a caller must wait; null for no wait. */
function waiting(work: () => void): number | undefined | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as { retryAfter?: number }).retryAfter;
  }
}

test('a limit ends when its time is over, counted from the first call', () => {
  const react = (at: number, who = 'member 1') => waiting(() => count('react', who, START + at));
  expect([react(0), react(30_000), react(30_000), react(59_999)]).toEqual([null, null, 30, 1]);
  expect(react(59_999, 'member 2')).toBeNull();
  expect([react(60_000), react(60_000), react(60_000)]).toEqual([null, null, 60]);
});

test('a returned point no longer counts, and peeking does not count', () => {
  const wait = () => waiting(() => refuseWhenSpent('react', 'address', START));
  count('react', 'address', START);
  expect([wait(), wait()]).toEqual([null, null]);
  count('react', 'address', START);
  expect(wait()).toBe(60);
  refund('react', 'address', START);
  expect(wait()).toBeNull();
});

test('right passwords use up the address’s limit only', () => {
  for (let time = 0; time < limits.loginByAddress.points; time += 1) {
    countPassword('a@mulbit.test', null, START)();
  }
  const last = waiting(() => countPassword('a@mulbit.test', null, START));
  expect(last).toBe(limits.loginByAddress.duration);
});

test('a known device has its own tries, and then those of an unknown one', () => {
  const guess = (device: string | null) =>
    waiting(() => countPassword('a@mulbit.test', device, START));
  const network = Array.from({ length: limits.loginByNetwork.points }, () => guess(null));
  // Two are accepted before the account is guarded, then three more.
  const { duration } = limits.loginWhenGuarded;
  expect(network.filter((seconds) => seconds === null)).toHaveLength(5);
  expect(guess(null)).toBe(duration);
  expect([guess('known'), guess('known'), guess('known')]).toEqual([null, null, duration]);
  expect(guess('other')).toBeNull();
});

test('a new world starts with fresh limits', () => {
  for (let time = 0; time < 3; time += 1) waiting(() => count('react', 'address', START));
  resetLimits(limits);
  expect(waiting(() => count('react', 'address', START))).toBeNull();
});
