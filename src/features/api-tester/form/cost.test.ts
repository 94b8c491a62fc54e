import { testerOf } from '@contract/testers';
import type { ToolCall } from '@contract/models/tools';
import type { Tester } from '@contract/testers/types';
import { describe, expect, test } from 'vitest';
import { blockedUntil, costsOf, isKept, type KnownQuotas } from './cost';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const RESET = Date.parse('2026-11-23T08:00:00Z');
const MINUTE = 60_000;

function tester(id: string): Tester {
  const found = testerOf(id);
  if (!found) throw new Error(`There is no tester ${id}`);
  return found;
}

const resetsAt = new Date(RESET).toISOString();
const states = (searches: number): KnownQuotas => ({
  quotas: [
    { quota: 'youtube.units', used: 12, limit: 10_000, resetsAt },
    { quota: 'youtube.search', used: searches, limit: 100, resetsAt },
  ],
  options: { naver: 'naver', onbidList: 'Service/operation' },
});

const youtubeImport = tester('youtube-import');

describe('the expected cost of a run', () => {
  test('lists both YouTube quotas with their usage', () => {
    const costs = costsOf(youtubeImport, { minSubscribers: '1' }, states(3), NOW);
    expect(costs).toEqual([
      { quota: 'youtube.units', units: 2, used: 12, limit: 10_000, resetsAt: RESET },
      { quota: 'youtube.search', units: 1, used: 3, limit: 100, resetsAt: RESET },
    ]);
  });

  test('is available before the server reports the usage', () => {
    const [cost] = costsOf(tester('news'), {}, null, NOW);
    expect(cost).toEqual({ quota: 'newsapi', units: 1, used: null, limit: 100, resetsAt: null });
    expect(blockedUntil(cost ? [cost] : [])).toBeNull();
  });

  test('blocks a run until the reset if one of its quotas is used up', () => {
    expect(blockedUntil(costsOf(youtubeImport, {}, states(99), NOW))).toBeNull();
    expect(blockedUntil(costsOf(youtubeImport, {}, states(100), NOW))).toBe(RESET);
    expect(blockedUntil(costsOf(tester('youtube-videos'), {}, states(100), NOW))).toBeNull();
  });

  test('ignores the usage of a day that is over', () => {
    const costs = costsOf(youtubeImport, {}, states(100), RESET);
    expect(costs.map(({ used }) => used)).toEqual([0, 0]);
    expect(blockedUntil(costs)).toBeNull();
  });
});

describe('a cached answer', () => {
  const call = (more: Partial<ToolCall> = {}): ToolCall => ({
    callId: 'call1',
    tester: 'portal-news',
    params: { query: '주식', start: '1' },
    outcome: 'ok',
    status: 200,
    durationMs: 20,
    cost: 1,
    isCached: false,
    source: 'simulated',
    createdAt: new Date(NOW - 9 * MINUTE).toISOString(),
    ...more,
  });
  const values = { query: ' 주식 ', start: '1', sort: '' };
  const isKeptBy = (one: ToolCall, of = values) =>
    isKept(tester('portal-news'), of, [one], { options: undefined, now: NOW });

  test('comes from a good run with the same values in the last ten minutes', () => {
    expect(isKeptBy(call())).toBe(true);
    expect(isKeptBy(call({ createdAt: new Date(NOW - 10 * MINUTE).toISOString() }))).toBe(false);
    expect(isKeptBy(call({ outcome: '외부 서비스에서 오류가 발생했습니다.' }))).toBe(false);
    expect(isKeptBy(call(), { ...values, sort: 'sim' })).toBe(false);
    expect(isKeptBy(call({ params: { query: '주식', start: '1', sort: 'sim' } }))).toBe(false);
  });

  test('comes from a run with the same requests, even if that run returned other parts', () => {
    const day = { region: 'KR', date: '2026-11-22' };
    const first = call({ tester: 'youtube-import', cost: 2, params: { ...day, maxResults: '10' } });
    const isKeptFor = (values: Record<string, string>) =>
      isKept(youtubeImport, values, [first], { options: undefined, now: NOW });
    expect(isKeptFor({ ...day, maxResults: '50', minViews: '100' })).toBe(true);
    expect(isKeptFor({ ...day, maxResults: '10', q: '강' })).toBe(false);
    expect(isKeptFor({ ...day, maxResults: '10', minSubscribers: '5' })).toBe(false);
  });

  test('does not come from a run with a typed key, which costs nothing here', () => {
    expect(isKeptBy(call({ cost: 0 }))).toBe(false);
  });

  test('is as old as the run that called the service, not one that read the cache', () => {
    expect(isKeptBy(call({ isCached: true }))).toBe(false);
  });
});
