import { describe, expect, test } from 'vitest';
import { columnWidth, compareCells } from './cells';
import { rangeOf, selectByKey, type CellSelection } from './selection';
import { withGaps } from './useDrawnRows';

const size = { rows: 30, columns: 4 };
const at = (row: number, column: number): CellSelection => ({
  anchor: { row, column },
  active: { row, column },
});
const key = (name: string, held: { shift?: boolean; ctrl?: boolean } = {}) => ({
  key: name,
  shiftKey: held.shift ?? false,
  ctrlKey: held.ctrl ?? false,
  metaKey: false,
});

describe('the order of values', () => {
  test('sorts numbers by size, and Korean texts with the numbers in them', () => {
    expect([10, 9, -1].toSorted(compareCells)).toEqual([-1, 9, 10]);
    expect(['영상 10', '나', '영상 9', '가'].toSorted(compareCells)).toEqual([
      '가',
      '나',
      '영상 9',
      '영상 10',
    ]);
  });
});

describe('the width of a column', () => {
  test('fits its longest value, within limits, and is larger for Hangul', () => {
    expect(columnWidth('a', [1])).toBe(72);
    expect(columnWidth('a', ['x'.repeat(1000)])).toBe(360);
    expect(columnWidth('a', ['가나다라마바사아자차'])).toBeGreaterThan(
      columnWidth('a', ['abcdefghij']),
    );
    // The padding takes 24 of it, and a capital letter of the table's font 10.
    expect(columnWidth('id', ['WhWc3b3KhnY']) - 24).toBeGreaterThan('WhWc3b3KhnY'.length * 9);
    expect(columnWidth('id', ['QWKHNYRAGDB']) - 24).toBeGreaterThan('QWKHNYRAGDB'.length * 10);
  });
});

describe('the selection', () => {
  test('moves by keys and stays inside the table', () => {
    expect(selectByKey(at(0, 0), key('ArrowUp'), size)).toEqual(at(0, 0));
    expect(selectByKey(at(0, 0), key('ArrowRight'), size)).toEqual(at(0, 1));
    expect(selectByKey(at(5, 1), key('ArrowDown', { ctrl: true }), size)).toEqual(at(29, 1));
    expect(selectByKey(at(25, 1), key('PageDown'), size)).toEqual(at(29, 1));
    expect(selectByKey(at(5, 1), key('Home', { ctrl: true }), size)).toEqual(at(0, 0));
    expect(selectByKey(at(5, 1), key('End'), size)).toEqual(at(5, 3));
    expect(selectByKey(at(5, 1), key('x'), size)).toBeNull();
  });

  test('extends with Shift from its start in any direction', () => {
    const up = selectByKey(at(5, 2), key('ArrowUp', { shift: true }), size);
    const left = up && selectByKey(up, key('ArrowLeft', { shift: true }), size);
    expect(left && rangeOf(left)).toEqual({
      from: { row: 4, column: 1 },
      to: { row: 5, column: 2 },
    });
  });

  test('covers whole rows, and everything', () => {
    const row = selectByKey(at(5, 2), key(' ', { shift: true }), size);
    expect(row && rangeOf(row)).toEqual({ from: { row: 5, column: 0 }, to: { row: 5, column: 3 } });
    const all = selectByKey(at(5, 2), key('a', { ctrl: true }), size);
    expect(all && rangeOf(all)).toEqual({
      from: { row: 0, column: 0 },
      to: { row: 29, column: 3 },
    });
  });
});

describe('the drawn rows of a table', () => {
  test('leave room for the rows that are not drawn', () => {
    expect(withGaps([0, 1, 5], 8)).toEqual([
      { row: 0 },
      { row: 1 },
      { gap: 120, before: 5 },
      { row: 5 },
      { gap: 80, before: 8 },
    ]);
    expect(withGaps([], 2)).toEqual([{ gap: 80, before: 2 }]);
    expect(withGaps([0, 1], 2)).toEqual([{ row: 0 }, { row: 1 }]);
  });
});
