import { expect, test } from 'vitest';
import { tsvOf } from './tsv';

test('cells are copied with tabs between them, and quoted if they contain a tab or a line break', () => {
  expect(
    tsvOf([
      ['a', 1, null],
      ['b\tc', true, 'say "so"'],
    ]),
  ).toBe('a\t1\t\n"b\tc"\ttrue\t"say ""so"""');
});

test('a single cell is copied as its value', () => {
  expect(tsvOf([['two\nlines']])).toBe('two\nlines');
  expect(tsvOf([[null]])).toBe('');
});

test('a cell that a spreadsheet would run as a formula starts with an apostrophe', () => {
  expect(tsvOf([['=HYPERLINK("https://a.example")', '-3']])).toBe(
    `"'=HYPERLINK(""https://a.example"")"\t-3`,
  );
  expect(tsvOf([['=1+1', '@a']])).toBe("'=1+1\t'@a");
});
