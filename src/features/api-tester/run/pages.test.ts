import { testerOf } from '@contract/testers';
import type { TesterValues } from '@contract/testers/types';
import { describe, expect, test } from 'vitest';
import type { TesterOutcome } from './remotes';
import { pagesBeside } from './pages';

function outcome(id: string, values: TesterValues, more: Partial<TesterOutcome>): TesterOutcome {
  const tester = testerOf(id);
  if (!tester) throw new Error(`There is no tester ${id}`);
  return {
    ...{
      tester,
      values,
      calls: [values],
      message: '',
      items: [],
      total: 0,
      perPage: 10,
      source: 'simulated',
    },
    ...{ cachedAt: null, notices: [], quotas: [], answer: {}, at: 0 },
    ...more,
  };
}

describe('the pages around an answer', () => {
  test('of YouTube follow the tokens of its answer', () => {
    const values = { part: 'snippet', chart: 'mostPopular' };
    const answer = { result: { nextPageToken: 'CAUQAA', prevPageToken: null } };
    expect(pagesBeside(outcome('youtube-videos', values, { answer }))).toEqual({
      previous: null,
      next: { ...values, pageToken: 'CAUQAA' },
    });
  });

  test('are one page apart for the portal, up to the last one it shows', () => {
    const at = (start: string, total: number) =>
      pagesBeside(outcome('portal-news', { query: '주식', start }, { total }));
    expect(at('1', 25)).toEqual({ previous: null, next: { query: '주식', start: '11' } });
    expect(at('21', 25)).toEqual({ previous: { query: '주식', start: '11' }, next: null });
    expect(at('5', 25).previous).toEqual({ query: '주식', start: '1' });
    expect(at('991', 90_000).next).toBeNull();
  });

  test('are counted for auctions, and limited by the plan for news', () => {
    const estate = outcome('real-estate', { pageNo: '2' }, { total: 30 });
    expect(pagesBeside(estate)).toEqual({ previous: { pageNo: '1' }, next: { pageNo: '3' } });
    const news = (page: string) =>
      pagesBeside(outcome('news', { page, pageSize: '50' }, { total: 900, perPage: 50 }));
    expect(news('1').next).toEqual({ page: '2', pageSize: '50' });
    expect(news('2').next).toBeNull();
  });

  test('do not exist if an answer has no pages', () => {
    const none = { previous: null, next: null };
    const collected = outcome('youtube-collect', { region: 'KR' }, { perPage: null, total: 90 });
    expect(pagesBeside(collected)).toEqual(none);
    const imported = { answer: { nextPageToken: 'CAUQAA' }, perPage: null };
    expect(pagesBeside(outcome('youtube-import', { region: 'KR' }, imported))).toEqual(none);
    expect(pagesBeside(outcome('youtube-video-categories', {}, { total: 30 }))).toEqual(none);
  });
});
