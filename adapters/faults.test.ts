import { createSimulation, troubleNames, type Trouble } from '@mocks/upstream';
import { simWorld } from '@mocks/upstream/youtube/world';
import { testers } from '@contract/testers';
import { upstreamTexts, type UpstreamReason } from '@contract/texts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BODY_MAX } from './read-body';
import { NOW, runOf, toolsOver } from '@mocks/testing/tools-over';
import type { Send } from './types';

/** The reason for each kind of failure, the same for every service. */
const expected: Record<Exclude<Trouble, 'slow'>, readonly UpstreamReason[]> = {
  refused: ['unreachable'],
  hanging: ['timeout'],
  dripping: ['timeout'],
  failing: ['failed'],
  unavailable: ['failed'],
  limited: ['rate'],
  html: ['unreadable', 'failed'],
  cut: ['unreadable'],
  huge: ['tooLarge'],
  wrongTypes: ['unreadable', 'failed'],
  quota: ['quota', 'youtubeQuota'],
  badKey: ['key', 'youtubeKey'],
};

const part = 'snippet';
const { channels, playlists, videos } = simWorld;
const [channelId = '', playlistId = ''] = [channels[0]?.id, playlists[0]?.id];
const { id: videoId = '' } = videos.find(({ comments }) => comments !== null) ?? {};

/** Every requested address, with a run that requests it. */
const runs = {
  'search (import)': ['youtube-import', { region: 'KR', date: '2026-11-22', maxResults: '5' }],
  'videos and channels (collection)': ['youtube-collect', { region: 'KR', dataSource: 'trending' }],
  videos: ['youtube-videos', { part, chart: 'mostPopular' }],
  search: ['youtube-search', { part, q: '물빛' }],
  channels: ['youtube-channels', { part, forHandle: '@sim-kr-1' }],
  playlists: ['youtube-playlists', { part, channelId }],
  playlistItems: ['youtube-playlist-items', { part, playlistId }],
  commentThreads: ['youtube-comment-threads', { part, videoId }],
  videoCategories: ['youtube-video-categories', { part, regionCode: 'KR' }],
  'top headlines': ['news', { endpoint: 'top-headlines', country: 'us' }],
  everything: ['news', { endpoint: 'everything', q: 'sea' }],
  'portal news': ['portal-news', { query: '주식' }],
  'portal news at the old address': ['portal-news', { query: '주식' }, { naver: 'naver' }],
  auctions: ['real-estate', { type: 'auction', region: '서울' }],
  'results of auctions': ['real-estate', { type: 'bid', region: '서울' }],
  'sales of apartments': ['real-estate', { region: '서울' }, { isOnbidClosed: true }],
} as const;
const names = Object.keys(runs) as (keyof typeof runs)[];
const troubles = troubleNames.filter((name) => name !== 'slow');

/** The longest wait, ms, and the step of the clock, ms. */
const PATIENT_FOR = 6_000;
const STEP = 100;

/** The result within six seconds of the clock that the test advances. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let came = 0;
  const ended = work.finally(() => {
    came += 1;
  });
  for (let passed = 0; passed < PATIENT_FOR && came === 0; passed += STEP) {
    // Reading needs no clock and continues in these turns.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
    await vi.advanceTimersByTimeAsync(STEP);
  }
  expect(came, 'an answer within six seconds').toBe(1);
  return ended;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

function runIn(trouble: Trouble, name: keyof typeof runs) {
  const [testerId, values, settings = {}] = runs[name];
  const tester = testers.find((one) => one.id === testerId);
  if (!tester) throw new Error(`There is no tester ${testerId}`);
  const { tools, simulation } = toolsOver(settings);
  simulation.trouble(trouble);
  return inTime(runOf(tools, tester, values));
}

describe.each(troubles)('a service that is %s', (trouble) => {
  it.each(names)('is an error in Korean for %s, within six seconds', async (name) => {
    const { record, outcome } = await runIn(trouble, name);
    const sentences = expected[trouble].map((reason) => upstreamTexts[reason]);
    expect(sentences).toContain(record?.outcome);
    expect(record?.status).toBeGreaterThanOrEqual(400);
    // Neither a page of the service nor a key gets through.
    expect(JSON.stringify(outcome)).not.toMatch(/<\w|simulated-id|simulated-secret/);
  });

  it('leaves a video without its oEmbed', async () => {
    const { tools, simulation } = toolsOver();
    simulation.trouble(trouble);
    expect(await inTime(tools.embed(videoId))).toBeNull();
  });
});

describe('a service that is slow', () => {
  it.each(names)('lets %s wait no longer than its timeout', async (name) => {
    const { record } = await runIn('slow', name);
    expect(record).toMatchObject({ outcome: 'ok', status: 200 });
  });
});

it('a run of several slow requests ends within six seconds and sends no more', async () => {
  const asked: string[] = [];
  const services = createSimulation(() => NOW);
  const send: Send = async (url, init) => {
    asked.push(new URL(url).pathname);
    await new Promise((resolve) => setTimeout(resolve, 2_600));
    return services.send(url, init);
  };
  const { tools } = toolsOver({ send });
  const [tester] = testers;
  if (!tester) throw new Error('There is no tester');
  const values = { region: 'KR', date: '2026-11-22', minSubscribers: '1' };
  const { record } = await inTime(runOf(tools, tester, values));
  expect(record?.outcome).toBe(upstreamTexts.timeout);
  expect(asked).toEqual(['/youtube/v3/search', '/youtube/v3/videos']);
});

it('a body that claims ten megabytes is not read', async () => {
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
  };
  const headers = { 'content-length': String(BODY_MAX + 1) };
  const send = () => Promise.resolve(new Response(new ReadableStream({ cancel }), { headers }));
  const { tools } = toolsOver({ send });
  const [tester] = testers;
  if (!tester) throw new Error('There is no tester');
  const { record } = await inTime(runOf(tools, tester, { region: 'KR', date: '2026-11-22' }));
  expect(record?.outcome).toBe(upstreamTexts.tooLarge);
  expect(isCancelled).toBe(true);
});
