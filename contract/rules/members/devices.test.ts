import { describe, expect, it } from 'vitest';
import { devicesAfter, readDevices } from './devices';

const token = (letter: string) => letter.repeat(43);

describe('a device cookie', () => {
  it('contains a token for each of at most four accounts', () => {
    const value = ['a', 'b', 'c', 'd'].map(token).join('.');
    expect(readDevices(value)).toHaveLength(4);
    for (const odd of [null, undefined, '', 'short', `${value}.${token('e')}`, `${token('a')}.`]) {
      expect(readDevices(odd)).toEqual([]);
    }
  });

  it('gets a new token at each login, which replaces the known one', () => {
    const [a, b, c, d, e] = ['a', 'b', 'c', 'd', 'e'].map(token) as [
      string,
      string,
      string,
      string,
      string,
    ];
    expect(devicesAfter([], null, a)).toBe(a);
    expect(devicesAfter([a, b], b, c)).toBe(`${c}.${a}`);
    // The account that signed in longest ago is forgotten first.
    expect(readDevices(devicesAfter([a, b, c, d], null, e))).toEqual([e, a, b, c]);
  });
});
