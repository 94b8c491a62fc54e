import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeysDescending, decodeCursor, encodeCursor } from './cursor';

const key = fc.integer({ min: -9_999_999_999, max: 9_999_999_999_999 });
const keys = fc.array(key, { minLength: 1, maxLength: 4 });

describe('a cursor', () => {
  it('returns the numbers it was made from', () => {
    fc.assert(
      fc.property(keys, (numbers) => {
        expect(decodeCursor(encodeCursor(numbers))).toEqual(numbers);
      }),
    );
  });

  it('needs no escaping in an address', () => {
    fc.assert(
      fc.property(keys, (numbers) => {
        const cursor = encodeCursor(numbers);
        return encodeURIComponent(cursor) === cursor;
      }),
    );
  });

  it.each([
    '',
    '.',
    '1.',
    '.1',
    '1..2',
    '1.2.3.4.5',
    '1e3',
    '0x10',
    ' 1',
    '1 ',
    '+1',
    '1,2',
    'abc',
    '12345678901234567',
    '9007199254740993',
    "1' or '1'='1",
    '1\n',
  ])('refuses %j', (cursor) => {
    expect(decodeCursor(cursor)).toBeNull();
  });

  it('refuses every text that encodeCursor did not create', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const numbers = decodeCursor(text);
        expect(numbers === null || numbers.every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });
});

describe('compareKeysDescending', () => {
  it('sorts the greater row first, decided by the first key that differs', () => {
    const rows = [
      [0, 5, 9],
      [1, 2, 3],
      [0, 5, 10],
      [1, 3, 1],
    ];
    expect([...rows].sort(compareKeysDescending)).toEqual([
      [1, 3, 1],
      [1, 2, 3],
      [0, 5, 10],
      [0, 5, 9],
    ]);
    expect(compareKeysDescending([1, 2], [1, 2])).toBe(0);
  });

  it('is a total order', () => {
    const row = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
    fc.assert(
      fc.property(row, row, row, (a, b, c) => {
        const sign = (x: number[], y: number[]) => Math.sign(compareKeysDescending(x, y));
        expect(sign(a, b) + sign(b, a)).toBe(0);
        if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
