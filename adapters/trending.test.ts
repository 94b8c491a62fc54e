import { createSimulation } from '@mocks/upstream';
import { quotaNames, quotas, type QuotaName } from '@contract/rules/rankings/quota';
import { rankingTexts, trendingErrorTexts } from '@contract/rankingTexts';
import { ONBID_LIST } from '@contract/testers/real-estate';
import { describe, expect, it } from 'vitest';
import { simulatedLine } from './simulated-line';
import { uploadSearch } from './snapshots';
import { createTools } from './tools';
import { createTrending, type TrendingAnswer } from './trending';
import { claimAlone, type UpstreamStore } from './types';
import { readYoutubeList } from './youtube';

const HOUR = 3_600_000;

const limits = Object.fromEntries(quotaNames.map((name) => [name, quotas[name].limit])) as Record<
  QuotaName,
  number
>;

/** Trending with its own clock, and all its requests. */
function trendingAt(start: string) {
  let present = Date.parse(start);
  const now = () => present;
  const simulation = createSimulation(now);
  const asked: string[] = [];
  const counts = new Map<string, number>();
  const answers = new Map<string, TrendingAnswer>();
  const store: UpstreamStore = {
    find: () => Promise.resolve(null),
    keep: () => Promise.resolve(),
    claim: claimAlone,
    spend: (account, day, units, limit) => {
      const used = (counts.get(`${account} ${day}`) ?? 0) + units;
      if (used <= limit) counts.set(`${account} ${day}`, used);
      return Promise.resolve(used <= limit);
    },
    exhaust: (account, day, limit) => Promise.resolve(void counts.set(`${account} ${day}`, limit)),
    used: (account, day) => Promise.resolve(counts.get(`${account} ${day}`) ?? 0),
  };
  const tools = createTools({
    lineOf: () =>
      simulatedLine((url, init) => {
        asked.push(new URL(url).pathname.split('/').at(-1) ?? '');
        return simulation.send(url, init);
      }),
    store,
    limits,
    now,
    wait: () => Promise.resolve(),
    naver: 'naver',
    onbidList: ONBID_LIST,
  });
  const trending = createTrending(tools, {
    find: (name) => Promise.resolve(answers.get(name) ?? null),
    keep: (name, answer) => Promise.resolve(void answers.set(name, answer)),
    counted: () => Promise.resolve([]),
  });
  let searches = 0;
  const searcher = {
    count: () => Promise.resolve(void (searches += 1)),
    refund: () => Promise.resolve(void (searches -= 1)),
  };
  return {
    read: (region: string, q: string | null) => trending.read(region, q, searcher),
    searches: () => searches,
    tools,
    asked,
    trouble: simulation.trouble,
    used: (account: string) =>
      [...counts].filter(([key]) => key.startsWith(`simulated ${account} 2026`)).map(([, n]) => n),
    useUp: (account: string, day: string, units: number) =>
      void counts.set(`simulated ${account} ${day}`, units),
    wait: (ms: number) => {
      present += ms;
    },
  };
}

describe('trending', () => {
  it('sends one request for many callers at the same time, and the next after an hour', async () => {
    const { read, asked, wait } = trendingAt('2026-11-23T03:00:00Z');
    const answers = await Promise.all(Array.from({ length: 20 }, () => read('KR', null)));
    expect(new Set(answers.map(({ answer }) => answer.fetchedAt)).size).toBe(1);
    expect(asked).toEqual(['search', 'videos']);
    wait(HOUR - 1);
    await read('KR', null);
    expect(asked).toHaveLength(2);
    wait(1);
    await read('KR', null);
    expect(asked).toHaveLength(4);
  });

  it('uses the chart when its part of the searches is used up, and never the admins’ part', async () => {
    const { read, wait, used } = trendingAt('2026-11-22T09:00:00Z');
    const bases: string[] = [];
    for (let at = 0; at < 22; at += 1) {
      for (const region of ['KR', 'US']) bases.push((await read(region, null)).answer.basis);
      wait(HOUR);
    }
    expect(bases.filter((basis) => basis === 'search')).toHaveLength(30);
    expect(bases.slice(30).every((basis) => basis === 'chart')).toBe(true);
    expect(used('youtube.search')).toEqual([30]);
    // The next day at YouTube begins with a new part.
    wait(3 * HOUR);
    expect((await read('KR', null)).answer.basis).toBe('search');
  });

  it('returns the last answer and its age while YouTube fails', async () => {
    const { read, trouble, wait, asked } = trendingAt('2026-11-23T03:00:00Z');
    const { answer } = await read('JP', null);
    wait(2 * HOUR);
    trouble('badKey');
    const stale = await read('JP', null);
    expect(stale).toEqual({ answer, isStale: true });
    const count = asked.length;
    await read('JP', null);
    expect(asked).toHaveLength(count);
    trouble(null);
    wait(60_000);
    const fresh = await read('JP', null);
    expect([fresh.isStale, fresh.answer.fetchedAt > answer.fetchedAt]).toEqual([false, true]);
  });

  it('limits searches for typed words to a small share', async () => {
    const { read, used } = trendingAt('2026-11-23T03:00:00Z');
    const refused: unknown[] = [];
    for (let at = 0; at < 20; at += 1) {
      await read('KR', `말 ${at}`).catch((error: unknown) => refused.push(error));
    }
    expect(refused).toHaveLength(12);
    // The third party says nothing about it; its day begins at five in the afternoon in winter.
    expect(refused[0]).toMatchObject({
      code: 'UPSTREAM_QUOTA',
      message: trendingErrorTexts.searchExhausted,
      issues: [{ path: 'quota', message: rankingTexts.askedAgain('2026-11-23 17:00') }],
      retryAfter: 5 * 3_600,
    });
    expect(used('youtube.search')).toEqual([8]);
    // The words of the list have their own share.
    expect((await read('KR', '음악')).answer.videos.length).toBeGreaterThan(0);
  });

  it('counts only visitors whose search reaches YouTube', async () => {
    const { read, searches, wait } = trendingAt('2026-11-23T03:00:00Z');
    await Promise.all(Array.from({ length: 5 }, () => read('KR', '음악')));
    await read('KR', null);
    expect(searches()).toBe(1);
    // No request follows the eighth of the day, not even a minute later.
    for (let at = 0; at < 20; at += 1) {
      await read('KR', `말 ${at}`).catch(() => undefined);
      wait(2 * 60_000);
    }
    expect(searches()).toBe(9);
  });

  it('counts every try of a search in its part, even if YouTube could not answer', async () => {
    const { read, trouble, wait, asked, used } = trendingAt('2026-11-23T09:00:00Z');
    trouble('unavailable');
    for (let at = 0; at < 12; at += 1) {
      await read('KR', null).catch(() => undefined);
      wait(HOUR);
    }
    expect(asked.filter((list) => list === 'search')).toHaveLength(30);
    expect(used('youtube.search')).toEqual([30]);
  });

  it('counts a search on the day it is sent, in its share and in the quota', async () => {
    const { read, wait, used } = trendingAt('2026-11-23T07:59:59Z');
    await read('KR', null);
    wait(1_000);
    await read('US', null);
    expect(used('youtube.search')).toEqual([1, 1]);
    expect(used('youtube.search trending')).toEqual([1, 1]);
  });

  it('does not pass its refusal on to an admin who asks the same at the same time', async () => {
    const { tools, useUp } = trendingAt('2026-11-23T03:00:00Z');
    useUp('youtube.search', '2026-11-22', 60);
    const request = uploadSearch('KR', 0, '', 10);
    const unattended = tools.askUnattended(request, readYoutubeList);
    const attended = tools.start().ask(request, readYoutubeList);
    await expect(unattended).rejects.toThrow();
    expect((await attended).items.length).toBeGreaterThan(0);
  });
});
