import { expect, test } from 'vitest';
import { recordedListOf, unlistedAnswers } from './recorded-answers';

test('the list of recorded answers imports each file of the folder', () => {
  const list = recordedListOf(['news-202611230300.json', 'index.ts', 'a.json']);
  expect(list).toContain("import answer0 from './a.json';");
  expect(list).toContain("import answer1 from './news-202611230300.json';");
  expect(list).toContain('= [answer0, answer1];');
  expect(list).not.toContain("'./index.ts'");
});

test('the list of this checkout has all of its recorded answers', () => {
  expect(unlistedAnswers(process.cwd())).toEqual([]);
});
