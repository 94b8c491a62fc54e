import { createSimulation } from '..';
import { describe, expect, it } from 'vitest';
import { simWorld } from './world';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const YOUTUBE = 'https://www.googleapis.com/youtube/v3';

interface Item {
  id: unknown;
  snippet: {
    title: string;
    topLevelComment: { snippet: { publishedAt: string; textDisplay: string } };
  };
}

async function ask(list: string, query: Record<string, string>): Promise<Item[]> {
  const search = new URLSearchParams({ part: 'snippet', key: 'any', ...query });
  const { send } = createSimulation(() => NOW);
  const response = await send(`${YOUTUBE}/${list}?${search}`, {});
  return ((await response.json()) as { items: Item[] }).items;
}

const words =
  '강아지 고양이 요리 여행 게임 축구 음악 뉴스 드라마 운동 영화 먹방 공부 캠핑 부산 아이돌 골프 육아 인테리어';

describe('the simulated search', () => {
  it.each(words.split(' '))('finds videos for the everyday word %s', async (q) => {
    const query = { q, type: 'video', regionCode: 'KR', maxResults: '50' };
    expect((await ask('search', query)).length).toBeGreaterThan(2);
  });

  it('returns results with the word in the title first', async () => {
    const found = await ask('search', { q: '강아지', type: 'video', maxResults: '50' });
    const named = found.map(({ snippet }) => snippet.title.includes('강아지'));
    expect(named[0]).toBe(true);
    expect(named).toContain(false);
    expect(named).toEqual(named.toSorted((a, b) => Number(b) - Number(a)));
  });
});

describe('the simulated lists', () => {
  it('return an id once even if it is named twice', async () => {
    const { channels, videos } = simWorld;
    for (const [list, one] of [
      ['channels', channels[0]],
      ['videos', videos[0]],
    ] as const) {
      const id = one?.id ?? '';
      expect((await ask(list, { id: `${id},${id}` })).map((item) => item.id)).toEqual([id]);
    }
  });

  it('return the comments that contain the search words, and no comments for other words', async () => {
    const video = simWorld.videos.find(
      ({ channel, comments }) => channel.region === 'KR' && (comments ?? 0) > 60,
    );
    const query = { videoId: video?.id ?? '', maxResults: '100' };
    const all = await ask('commentThreads', query);
    const found = await ask('commentThreads', { ...query, searchTerms: '자막' });
    const textOf = ({ snippet }: Item) => snippet.topLevelComment.snippet.textDisplay;
    expect(found.map(textOf)).toEqual(all.map(textOf).filter((text) => text.includes('자막')));
    expect(found.length).toBeGreaterThan(0);
    expect(await ask('commentThreads', { ...query, searchTerms: '없는 말' })).toEqual([]);
  });

  it('return comments by time, newest first, and never from the future', async () => {
    const video = simWorld.videos.find(({ age, comments }) => age === 1 && (comments ?? 0) > 60);
    const query = { videoId: video?.id ?? '', maxResults: '100' };
    const timesOf = (items: Item[]) =>
      items.map(({ snippet }) => Date.parse(snippet.topLevelComment.snippet.publishedAt));
    const times = timesOf(await ask('commentThreads', { ...query, order: 'time' }));
    expect(times.length).toBeGreaterThan(10);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThanOrEqual(NOW);
    const relevant = timesOf(await ask('commentThreads', { ...query, order: 'relevance' }));
    expect(relevant).not.toEqual(times);
    expect(relevant.toSorted((a, b) => b - a)).toEqual(times);
  });
});
