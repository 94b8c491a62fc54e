import { expect, test } from 'vitest';
import { headlineAbout, simArticles } from './headlines';

test('no two of the simulated headlines say the same', () => {
  const titles = simArticles().map(({ title }) => title.replace(/ - [^-]+$/, ''));
  expect(titles).toHaveLength(300);
  const korean = simArticles().filter(
    ({ country, category }) => `${country} ${category}` === 'kr business',
  );
  expect(korean).toHaveLength(120);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.join(' ')).not.toMatch(/[{}]/);
});

/** What happened, without the word that it is about. */
const eventOf = ({ description }: { description: string }) => description.split('. ')[0];

test.each(['주식', '반도체 수출', '강아지', '날씨'])(
  'no two of the first hundred headlines about %s say the same, and each names it',
  (word) => {
    const titles = Array.from({ length: 100 }, (_, at) => headlineAbout(word, at).title);
    const events = Array.from({ length: 100 }, (_, at) => eventOf(headlineAbout(word, at)));
    expect(new Set(titles).size).toBe(titles.length);
    expect(new Set(events).size).toBe(events.length);
    expect(titles.every((title) => title.includes(word))).toBe(true);
    expect(titles.join(' ')).not.toMatch(/[{}]/);
  },
);

test('the headlines about an everyday word are none of the economy', () => {
  const found = Array.from({ length: 20 }, (_, at) => headlineAbout('강아지', at));
  expect(JSON.stringify(found)).not.toMatch(/영업이익|주가|증시|코스피/);
});
