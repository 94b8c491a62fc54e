import { expect, it } from 'vitest';
import { cellOf, queryResult } from './query-result';

it('an answer keeps the order of columns and distinguishes two with the same name', () => {
  expect(queryResult(['a', 'b', 'a', 'a:1'], [[1, 'x', 2, null]])).toEqual({
    data: [{ a: 1, b: 'x', 'a:1': 2, 'a:1:1': null }],
    columns: [
      { name: 'a', type: 'number' },
      { name: 'b', type: 'text' },
      { name: 'a:1', type: 'number' },
      { name: 'a:1:1', type: null },
    ],
    count: 1,
  });
});

it('a column of mixed kinds is text, one of booleans is boolean, an empty one has no type', () => {
  const { columns } = queryResult(
    ['mixed', 'truth', 'none'],
    [
      [1, true, null],
      ['x', null, null],
    ],
  );
  expect(columns.map(({ type }) => type)).toEqual(['text', 'boolean', null]);
});

it('values are exact in JSON', () => {
  expect([1n, 2n ** 60n, -0.5, Infinity, undefined, true].map(cellOf)).toEqual([
    1,
    '1152921504606846976',
    -0.5,
    'Infinity',
    null,
    true,
  ]);
  expect(cellOf(new Uint8Array([0, 255]))).toBe("x'00ff'");
});
