import { dayOf } from '@contract/rules/rankings/ranking';
import { describe, expect, it } from 'vitest';
import { createSimulation } from '..';
import { sampleCounts } from './samples';
import { channelCounts, videoCounts } from './counts';
import { simWorld } from './world';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const TODAY = dayOf(NOW);

describe('the simulated counts', () => {
  it('are the same for the same day, and never shrink from one day to the next', () => {
    const { channels, videos } = simWorld;
    for (const channel of channels.slice(0, 40)) {
      for (let day = TODAY - 40; day < TODAY + 40; day += 1) {
        const [now, next] = [channelCounts(channel, day), channelCounts(channel, day + 1)];
        expect(next.viewCount).toBeGreaterThanOrEqual(now.viewCount);
        expect(next.videoCount).toBeGreaterThanOrEqual(now.videoCount);
        expect(next.subscriberCount ?? 0).toBeGreaterThanOrEqual(now.subscriberCount ?? 0);
      }
    }
    for (const video of videos.slice(0, 100)) {
      const counts = Array.from({ length: 60 }, (_, at) => videoCounts(video, TODAY - 30 + at));
      const views = counts.map(({ viewCount }) => viewCount);
      expect(views).toEqual([...views].sort((a, b) => a - b));
      expect(views.at(-1)).toBeGreaterThan(views[0] ?? 0);
    }
    const [first] = videos;
    expect(first && videoCounts(first, TODAY)).toEqual(first && videoCounts(first, TODAY));
  });

  it('match the simulated YouTube’s answers on that day', async () => {
    const simulation = createSimulation(() => NOW);
    const { channels, videos } = sampleCounts(NOW);
    const ask = async (path: string) => {
      const url = `https://www.googleapis.com/youtube/v3/${path}&key=k`;
      return (await (await simulation.send(url, {})).json()) as {
        items: {
          id: string;
          snippet: { publishedAt: string };
          statistics: Record<string, string>;
        }[];
      };
    };
    const some = videos.slice(0, 50);
    const ids = some.map(({ thing }) => thing.videoId).join(',');
    const { items } = await ask(`videos?part=snippet,statistics&id=${ids}`);
    expect(items).toHaveLength(50);
    for (const { id, snippet, statistics } of items) {
      const sample = some.find(({ thing }) => thing.videoId === id);
      expect(Number(statistics.viewCount)).toBe(sample?.thing.viewCount);
      expect(Number(statistics.viewCount)).toBe(sample?.history.at(-1)?.viewCount);
      expect(Date.parse(snippet.publishedAt)).toBe(sample?.thing.publishedAt);
    }
    const [channel] = channels;
    const found = await ask(
      `channels?part=snippet,statistics&id=${channel?.thing.channelId ?? ''}`,
    );
    expect(Number(found.items[0]?.statistics.videoCount)).toBe(channel?.thing.videoCount);
  });

  it('go back thirty days in the samples, but never before the item existed', () => {
    const { channels, videos } = sampleCounts(NOW);
    expect(channels.length).toBeGreaterThan(80);
    expect(videos.length).toBeGreaterThan(300);
    expect(Math.max(...channels.map(({ history }) => history.length))).toBe(30);
    for (const { thing, history } of videos) {
      expect(history.at(-1)?.day).toBe(TODAY);
      expect(history[0]?.day).toBeGreaterThanOrEqual(dayOf(thing.publishedAt));
      expect(history[0]?.day).toBeGreaterThan(TODAY - 30);
    }
  });
});
