import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUncountedImports } from '../tables/imported-video';
import { findBuildBefore, findRankingList } from '../tables/ranking';
import { findTrending } from '../tables/trending';
import { findChannels, listRankableChannels } from '../tables/youtube-channel';
import { forgetCounts, listChannelCounts, listVideoCounts } from '../tables/youtube-count';
import {
  findLatestVideo,
  findVideos,
  listRankableVideos,
  listVideosOf,
} from '../tables/youtube-video';
import { planOf as plan } from '../testing/plans';
import { startSqlite, type TestServer } from '../testing/subject';

describe('the queries of rankings', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  const planOf = (ask: Parameters<typeof plan>[1]) => plan(server, ask);
  // The requested ids are rows of a list, which is read as a whole.
  const SCANNED = /SCAN (?!json_each|wanted)/;

  it('find the newest lists and one of them by their keys', async () => {
    const build = await planOf((runner) => findBuildBefore(runner, { day: 30_000 }));
    expect(build).toContain('INDEX ranking_build_day (day<?');
    expect(build).not.toMatch(/SCAN|TEMP B-TREE/);
    const list = await planOf((runner) => findRankingList(runner, 1, 'video:today:KR:all:views'));
    expect(list).toMatch(/SEARCH ranking_list USING INDEX \w+ \(build_id=\? AND name=\?\)/);
  });

  it('find the entries of a list and their counts by their keys, however many are counted', async () => {
    const ids = ['a', 'b'];
    const plans = [
      await planOf((runner) => findVideos(runner, { ids })),
      await planOf((runner) => findChannels(runner, { ids })),
      await planOf((runner) => listVideoCounts(runner, { ids, from: 1, to: 8 })),
      await planOf((runner) => listChannelCounts(runner, { ids, from: 1, to: 8 })),
    ];
    for (const found of plans) {
      expect(found).not.toMatch(SCANNED);
      expect(found).not.toContain('TEMP B-TREE');
    }
    expect(plans[2]).toContain('PRIMARY KEY (video_id=? AND day>? AND day<?)');
    expect(plans[3]).toContain('PRIMARY KEY (channel_id=? AND day>? AND day<?)');
  });

  it('find the newest video of a channel at the end of its index', async () => {
    const latest = await planOf((runner) => findLatestVideo(runner, { channelId: 'a' }));
    expect(latest).toContain('INDEX youtube_video_channel (channel_id=?)');
    expect(latest).not.toMatch(/SCAN|TEMP B-TREE/);
  });

  it('find uncounted imports by the age of their batches and by the keys of their videos', async () => {
    const found = await planOf((runner) => listUncountedImports(runner, 1, 50));
    expect(found).toContain('INDEX import_batch_age (created_at>?)');
    expect(found).toContain('INDEX imported_video_batch (batch_id=?)');
    expect(found).not.toMatch(/SCAN|TEMP B-TREE/);
  });

  it('walk an index for counting or deleting everything', async () => {
    const videos = await planOf((runner) =>
      listRankableVideos(runner, { moment: 1, id: '', limit: 50 }),
    );
    expect(videos).toContain('INDEX youtube_video_published (');
    const ofRegion = await planOf((runner) => listVideosOf(runner, 'KR'));
    expect(ofRegion).toContain('SCAN youtube_video USING INDEX youtube_video_published');
    expect(ofRegion).not.toContain('TEMP B-TREE');
    const channels = await planOf((runner) =>
      listRankableChannels(runner, { after: '', limit: 50 }),
    );
    for (const walked of [videos, channels]) expect(walked).not.toMatch(/SCAN|TEMP B-TREE/);
    const forgotten = await planOf(async (runner) => {
      await forgetCounts(runner, 1, 50);
    });
    expect(forgotten).toContain('INDEX youtube_channel_count_day (day<?)');
    const trending = await planOf((runner) => findTrending(runner, { name: 'simulated KR ' }));
    expect(trending).toContain('(name=?)');
  });
});
