import { expect, it } from 'vitest';
import { createSimulation } from '.';
import articles from './answers/articles.json';

it('repeats no headline among the recorded articles', () => {
  const korean = articles.filter(
    ({ country, category }) => `${country}${category}` === 'krbusiness',
  );
  expect(korean).toHaveLength(120);
  const titles = articles.map(({ title }) => title.replace(/ - [^-]+$/, ''));
  expect(new Set(titles).size).toBe(titles.length);
});

const { send } = createSimulation(() => Date.parse('2026-11-23T03:00:00Z'));

/** The first hundred articles of the portal about a word. */
async function found(word: string) {
  const headers = { 'X-Naver-Client-Id': 'any', 'X-Naver-Client-Secret': 'any' };
  const query = new URLSearchParams({ query: word, display: '100' });
  const response = await send(`https://openapi.naver.com/v1/search/news.json?${query}`, {
    headers,
  });
  const { items } = (await response.json()) as { items: { title: string; description: string }[] };
  return items;
}

it.each(['주식', '반도체 수출', '강아지', '날씨'])(
  'has %s in each of its first hundred headlines about it and repeats no headline',
  async (word) => {
    const items = await found(word);
    const titles = items.map(({ title }) => title.replace('[종합] ', ''));
    expect(new Set(titles).size).toBe(100);
    expect(new Set(items.map(({ description }) => description.split('. ')[0])).size).toBe(100);
    expect(titles.every((title) => title.includes(`<b>${word}</b>`))).toBe(true);
    expect(JSON.stringify(items)).not.toContain('{w}');
  },
);

it('has no economic articles about an everyday word', async () => {
  expect(JSON.stringify(await found('강아지'))).not.toMatch(/영업이익|주가|증시|코스피/);
});
