import { adminReserves, quotaDay, quotas } from '@contract/rules/rankings/quota';
import { dayOf, dayText } from '@contract/rules/rankings/ranking';
import { DAY } from '@contract/rules/site/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { counterOver, firstDue, lastCounted, raceSnapshots, rowsIn } from './testing/snapshots';
import { startSqlite, type TestServer } from './testing/subject';
import { loadSampleCounts } from './upstream/lines';

const MINUTE = 60_000;

describe('the daily counting', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startSqlite();
  });
  afterEach(() => server.close());

  const invented = async () => {
    const [found] = await server.db
      .knex('youtube_video')
      .whereNot('source', 'live')
      .count<{ n: number }[]>({ n: '*' });
    return found?.n;
  };

  it('is done once among many processes, keeps thirty days and compares with the day before', async () => {
    const { day, ...facts } = await raceSnapshots(server);
    expect(facts).toMatchObject({
      winners: 1,
      again: null,
      counted: true,
      isPartial: false,
      method: { day: dayText(day), previousDay: dayText(day - 1) },
      keptDays: 30,
      longest: 30,
    });
  });

  it('is not due again before the next evening in Seoul', async () => {
    const counter = counterOver(server.db, (await firstDue(server)) - 10 * MINUTE);
    expect(await counter.count()).toBeNull();
    counter.wait(10 * MINUTE);
    expect(await counter.count()).not.toBeNull();
    counter.wait(DAY - 15 * MINUTE);
    expect(await counter.count()).toBeNull();
  });

  it('is done once for the last of several days without a running server', async () => {
    const counter = counterOver(server.db, (await firstDue(server)) + 5 * DAY);
    const missed = dayOf(counter.now()) - (await lastCounted(server)) - 1;
    const outcome = await counter.count();
    expect(outcome?.period).toBe(dayText(dayOf(counter.now())));
    expect(await counter.count()).toBeNull();
    const { channels } = await counter.channels();
    // The days between were not counted, and get no invented counts.
    expect(Math.max(...channels.map(({ history }) => history.length))).toBe(30 - missed);
  });

  it('is taken over if a process is silent for ten minutes', async () => {
    const counter = counterOver(server.db, await firstDue(server));
    const period = dayText(dayOf(counter.now()));
    const dead = { name: 'snapshots', period, owner: 'dead', claimed_at: counter.now() };
    await server.db.knex('job_run').insert(dead);
    expect(await counter.count()).toBeNull();
    expect(await counter.count(true)).toBeNull();
    counter.wait(11 * MINUTE);
    expect(await counter.count()).not.toBeNull();
  });

  it('is retried after a failure', async () => {
    const counter = counterOver(server.db, await firstDue(server));
    counter.trouble('badKey');
    await expect(counter.count()).rejects.toThrow('upstream');
    counter.trouble(null);
    expect(await counter.count()).toMatchObject({ isAgain: false });
    expect(await counter.count()).toBeNull();
  });

  it('can be repeated by hand, says so, and leaves one count a day', async () => {
    const counter = counterOver(server.db, await firstDue(server));
    const counts = async () => {
      const rows = [];
      for (const table of ['youtube_video_count', 'youtube_channel_count']) {
        rows.push(await server.db.knex(table).orderByRaw('1, 2'));
      }
      return rows;
    };
    const first = await counter.count(true);
    expect(first).toMatchObject({ isAgain: false });
    const before = await counts();
    expect(await counter.count(true)).toEqual({ ...first, isAgain: true });
    expect(await counts()).toEqual(before);
  });

  it('leaves the reserve to admins, and reports what it could not count', async () => {
    const counter = counterOver(server.db, await firstDue(server));
    const account = 'simulated youtube.units';
    const day = quotaDay('youtube.units', counter.now());
    const most = quotas['youtube.units'].limit - (adminReserves['youtube.units'] ?? 0);
    await server.db.knex('upstream_quota').insert({ account, day, used: most - 6 });
    const outcome = await counter.count();
    expect(outcome?.isPartial).toBe(true);
    const rows = await server.db
      .knex<{ account: string; day: string; used: number }>('upstream_quota')
      .where({ account, day })
      .select('used');
    expect(rows).toEqual([{ used: most }]);
    // Channels that could not be counted keep their place by their last counts.
    expect((await counter.channels()).channels.length).toBeGreaterThan(15);
  });

  it('counts imported videos whose counting failed, and no video that an admin only saved', async () => {
    const counter = counterOver(server.db, await firstDue(server));
    const { knex } = server.db;
    // Older ones with few views: no search and no chart finds them.
    const samples = await loadSampleCounts(counter.now());
    const ids = samples.videos
      .filter(({ thing }) => thing.publishedAt < counter.now() - 5 * DAY)
      .sort((a, b) => a.thing.viewCount - b.thing.viewCount)
      .slice(0, 4)
      .map(({ thing }) => thing.videoId);
    await knex('youtube_video').whereIn('video_id', ids).delete();
    const conditions = JSON.stringify({ tester: 'youtube-import', params: { region: 'GB' } });
    for (const [at, kind] of ['import', 'save'].entries()) {
      const created_at = counter.now() - MINUTE;
      await knex('import_batch').insert({ id: kind, kind, conditions, created_at });
      const own = ids.slice(at * 2, at * 2 + 2);
      await knex('imported_video').insert(own.map((id) => ({ video_id: id, batch_id: kind })));
    }
    expect(await counter.count()).not.toBeNull();
    const kept = await knex('youtube_video')
      .join('youtube_video_count', 'youtube_video_count.video_id', 'youtube_video.video_id')
      .whereIn('youtube_video.video_id', ids)
      .orderBy('youtube_video.video_id')
      .select('youtube_video.video_id', 'regions', 'day');
    const day = dayOf(counter.now());
    const expected = ids.slice(0, 2).sort();
    expect(kept).toEqual(expected.map((video_id) => ({ video_id, regions: ',GB,', day })));
  });

  it('deletes videos and channels without a count for thirty days', async () => {
    const counter = counterOver(server.db, (await firstDue(server)) + 31 * DAY);
    counter.trouble('quota');
    const outcome = await counter.count();
    expect(outcome).toMatchObject({ isPartial: true, videos: 0, channels: 0 });
    for (const table of [
      'youtube_video',
      'youtube_channel',
      'youtube_video_count',
      'youtube_channel_count',
    ]) {
      expect(await rowsIn(server, table), table).toBe(0);
    }
    expect((await counter.videos()).videos).toEqual([]);
  });

  it('removes samples once YouTube’s own numbers come', async () => {
    const counter = counterOver(server.db, await firstDue(server), true);
    expect((await counter.videos()).source).toBe('sample');
    expect(await counter.count()).not.toBeNull();
    expect(await invented()).toBe(0);
    const { videos, source } = await counter.videos();
    expect(source).toBe('live');
    expect(videos.length).toBeGreaterThan(20);
    // A video found in two regions is one video with two regions, requested in batches of fifty.
    expect(counter.asked.length).toBeLessThan(60);
  });
});
