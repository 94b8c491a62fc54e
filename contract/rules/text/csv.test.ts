import { expect, it } from 'vitest';
import { csvOf } from './csv';

const cells = (...values: Parameters<typeof csvOf>[1][number]) =>
  csvOf(['a'], [values]).split('\r\n').slice(1).join('\r\n').replace(/\r\n$/, '');

it('a table starts with a byte order mark and ends each line as RFC 4180 requires', () => {
  expect(csvOf(['이름', '수'], [['물빛', 3]])).toBe('\uFEFF이름,수\r\n물빛,3\r\n');
  expect(csvOf(['이름'], [])).toBe('\uFEFF이름\r\n');
});

it('a cell with a comma, a quote, a line break or surrounding blanks is quoted', () => {
  expect(cells('하나, 둘', '"인용"', '위\n아래', ' 앞', null, true)).toBe(
    '"하나, 둘","""인용""","위\n아래"," 앞",,true',
  );
});

it.each([
  '=1+1',
  '+82',
  '-x',
  '@name',
  '＝1',
  '＋1',
  '－a',
  '＠a',
  '\t=1',
  '\u3000=1',
  '-1+2',
  '--1',
])('a cell that starts with %j is not a formula', (text) => {
  expect(cells(text).replace(/^"/, '')).toMatch(/^'/);
});

it('a number stays unchanged, even a negative one', () => {
  expect(cells(-3, '-3', '-0.5', '12')).toBe('-3,-3,-0.5,12');
});
