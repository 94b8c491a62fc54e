import { describe, expect, it } from 'vitest';
import { DAY, seoulDay } from '../../rules/site/time';
import { reasonTexts, testerTexts } from '../../texts';
import type { Success } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const yesterday = () => seoulDay(Date.now() - DAY);

/** Videos imported from YouTube into the review. */
export function importsSuite(start: StartSubject): void {
  describe('the import of videos', () => {
    const world = useWorld(start);

    it('saves found videos as pending posts, marked with their source', async () => {
      const query = { region: 'KR', date: yesterday(), maxResults: 3 };
      const answer = await world.admin.ok('importVideos', { query });
      expect(answer).toMatchObject({
        region: 'KR',
        processedCount: 3,
        skipped: 0,
        message: '대한민국 지역 동영상 3개를 처리했습니다.',
        source: 'simulated',
      });
      const views = answer.videos.map(({ viewCount }) => viewCount);
      expect(views).toEqual([...views].sort((a, b) => b - a));
      expect(answer.videos.map(({ ranking, status }) => [ranking, status])).toEqual([
        [1, 'saved'],
        [2, 'saved'],
        [3, 'saved'],
      ]);
      const [first] = answer.videos;
      const { post } = await world.admin.ok('getPostDetail', { id: first?.postId ?? '' });
      expect(post).toMatchObject({ apiSource: 'youtube_api', isConfirmed: false });
      expect(post.blocksJson[0]).toMatchObject({
        type: 'video',
        url: `https://www.youtube.com/watch?v=${first?.videoId ?? ''}`,
      });
      await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: first?.postId ?? '' });
      const { results } = await world.admin.ok('listPendingPosts');
      expect(results.map(({ post_id }) => post_id)).toContain(first?.postId);
    });

    it('recognises a known video from any tool', async () => {
      const query = { region: 'KR', date: yesterday(), maxResults: 3 };
      const answer = await world.admin.ok('importVideos', { query });
      expect(answer).toMatchObject({
        ...{ skipped: 3, batchId: null },
        message:
          '대한민국 지역 동영상 3개를 처리했습니다. 새로 저장한 동영상은 0개, 이미 저장된 동영상은 3개입니다.',
      });
      expect(answer.videos.every(({ status, postId }) => status === 'known' && postId)).toBe(true);
      const videos = answer.videos.map(({ videoId }) => ({ id: { videoId } }));
      const saved = await world.admin.ok('saveVideos', { body: { videos } });
      expect(saved).toMatchObject({ savedCount: 0, skipped: 3, batchId: null });
      // Without new videos there is no batch, and the audit has no entry about it.
      const { batches } = await world.admin.ok('listImportBatches');
      expect(batches.map(({ pending }) => pending)).toEqual([3]);
      const { entries } = await world.admin.ok('listAudit', { query: { limit: 2 } });
      expect(entries.map(({ kind, bulkId }) => [kind, bulkId])).toEqual([
        ['video.save', null],
        ['video.import', null],
      ]);
    });

    it('saves each video once when the import runs many times simultaneously', async () => {
      const query = { region: 'JP', date: yesterday(), maxResults: 4 };
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => world.admin.ok('importVideos', { query })),
      );
      const saved = answers.flatMap(({ videos }) => videos.filter((one) => one.status === 'saved'));
      expect(saved).toHaveLength(4);
      const posts = answers.flatMap(({ videos }) => videos.map(({ postId }) => postId));
      expect(new Set(posts).size).toBe(4);
    });

    it('continues where it stopped, in the same batch', async () => {
      const query = { region: 'US', date: yesterday(), maxResults: 2 };
      const first = await world.admin.ok('importVideos', { query });
      const more = { ...query, pageToken: first.nextPageToken, batchId: first.batchId };
      const second = await world.admin.ok('importVideosByPost', { body: more });
      expect(second.batchId).toBe(first.batchId);
      const { batches } = await world.admin.ok('listImportBatches');
      const batch = batches.find(({ batchId }) => batchId === first.batchId);
      expect(batch).toMatchObject({ kind: 'import', pending: 4, confirmed: 0 });
    });

    it('asks YouTube once for fifty and hands them out in slices, also for a fresh request', async () => {
      const costsOf = ({ quotas }: Success<'importVideos'>) =>
        Object.fromEntries(quotas.map(({ quota, cost }) => [quota, cost]));
      const query = { region: 'IN', date: yesterday(), minSubscribers: 1, maxResults: 3 };
      const found: string[] = [];
      let [pageToken, batchId]: (string | null)[] = [null, null];
      for (const page of [0, 1, 2, 3]) {
        const more = { ...(pageToken && { pageToken }), ...(batchId && { batchId }), fresh: true };
        const answer: Success<'importVideos'> = await world.admin.ok('importVideos', {
          query: { ...query, ...more },
        });
        const first = { 'youtube.search': 1, 'youtube.units': 2 };
        const rest = { 'youtube.search': 0, 'youtube.units': 0 };
        expect(costsOf(answer)).toEqual(page === 0 ? first : rest);
        found.push(...answer.videos.map(({ videoId }) => videoId));
        [pageToken, batchId] = [answer.nextPageToken, answer.batchId ?? batchId];
      }
      const whole = await world.admin.ok('importVideos', { query: { ...query, maxResults: 12 } });
      expect(costsOf(whole)).toEqual({ 'youtube.search': 0, 'youtube.units': 0 });
      expect([...new Set(found)].sort()).toEqual(whole.videos.map(({ videoId }) => videoId).sort());
    });

    it('spends nothing for a batch that does not exist or belongs to another admin', async () => {
      const query = { region: 'AU', date: yesterday(), maxResults: 1 };
      const { batchId } = await world.admin.ok('importVideos', { query });
      const usedOf = async () =>
        (await world.admin.ok('getQuotas')).quotas.map(({ quota, used }) => [quota, used]);
      const before = await usedOf();
      const wrong = { ...query, q: '다른 말', batchId: 'nothing' };
      const { error } = await world.admin.fails('importVideos', 'NOT_FOUND', { query: wrong });
      expect(error).toBe(testerTexts.batchNotFound);
      await world.admin.fails('importVideosByPost', 'NOT_FOUND', { body: wrong });
      const body = { videos: [{ id: 'abcdefghij0' }], batchId: 'nothing' };
      await world.admin.fails('saveVideos', 'NOT_FOUND', { body });
      const other = await signUp(world.subject);
      await world.admin.ok('setAdminLevel', { id: other.id, body: { admin_level: 1 } });
      const foreign = { query: { ...wrong, batchId } };
      const refused = await other.fails('importVideos', 'FORBIDDEN', foreign);
      expect(refused.error).toBe(testerTexts.batchOld);
      expect(await usedOf()).toEqual(before);
      const history = { query: { tester: 'youtube-import' } };
      expect((await other.ok('listToolCalls', history)).calls).toEqual([]);
    });

    it('saves only videos that meet its conditions', async () => {
      const query = { region: 'GB', date: yesterday(), maxResults: 50 };
      const all = await world.admin.ok('importVideos', {
        query: { ...query, videoType: 'shorts' },
      });
      expect(all.videos.every(({ durationSeconds }) => (durationSeconds ?? 99) < 60)).toBe(true);
      const viewed = await world.admin.ok('importVideos', {
        query: { ...query, minViews: 30_000 },
      });
      expect(viewed.videos.every(({ viewCount }) => viewCount >= 30_000)).toBe(true);
      const none = { ...query, minSubscribers: 999_999_999 };
      expect((await world.admin.ok('importVideos', { query: none })).videos).toEqual([]);
    });

    it('can be undone except for confirmed posts', async () => {
      const query = { region: 'DE', date: yesterday(), maxResults: 3 };
      const { batchId, videos } = await world.admin.ok('importVideos', { query });
      await world.admin.ok('confirmPosts', { body: { postId: videos[0]?.postId } });
      const undone = await world.admin.ok('undoImport', { id: batchId ?? '' });
      expect(undone).toMatchObject({ removed: 2, kept: 1 });
      await world.admin.fails('getPostDetail', 'NOT_FOUND', { id: videos[1]?.postId ?? '' });
      await world.guest.ok('getPostDetail', { id: videos[0]?.postId ?? '' });
      // Undone videos can be imported again.
      const again = await world.admin.ok('importVideos', { query: { ...query, q: '' } });
      expect(again.videos.map(({ status }) => status).sort()).toEqual(['known', 'saved', 'saved']);
      const { error } = await world.admin.fails('undoImport', 'NOT_FOUND', { id: 'nothing' });
      expect(error).toBe(testerTexts.batchNotFound);
    });

    it('is refused to a page of another site, although it is a GET', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const query = { region: 'FR', date: yesterday() };
      for (const name of ['importVideos', 'collectChannels'] as const) {
        const { error } = await world.admin.fails(name, 'FORBIDDEN', { query, headers });
        expect(error).toBe(reasonTexts.crossOrigin);
      }
    });

    it('records imports, saved videos, collections and undos with their admins in the audit', async () => {
      await world.admin.ok('collectChannels', { query: { region: 'KR', maxResults: 5 } });
      const { entries } = await world.admin.ok('listAudit', { query: { limit: 50 } });
      const kinds = new Set(entries.map(({ kind }) => kind));
      for (const kind of ['video.import', 'video.save', 'video.undo', 'channel.collect'] as const) {
        expect(kinds).toContain(kind);
      }
      const secret = { region: 'BR', date: '2005-03-01', key: 'AIza-typed-for-one-call' };
      await world.admin.call('importVideosByPost', { body: secret });
      const after = await world.admin.ok('listAudit', { query: { limit: 50 } });
      const { calls } = await world.admin.ok('listToolCalls', {
        query: { tester: 'youtube-import' },
      });
      expect(JSON.stringify([after, calls])).not.toContain('AIza-typed');
    });
  });

  describe('collected channels', () => {
    const world = useWorld(start);

    it('can be read with the query tool, each once', async () => {
      const query = { region: 'CA', maxResults: 6, sortBy: 'subscribers' };
      const rows = async () => {
        const { tables } = await world.admin.ok('getQuerySchema');
        return tables.find(({ name }) => name === 'youtube_channels')?.rows ?? 0;
      };
      const before = await rows();
      const { channels, processedCount } = await world.admin.ok('collectChannels', { query });
      expect(processedCount).toBe(channels.length);
      expect(channels.length).toBeGreaterThan(3);
      const counts = channels.map(({ subscriberCount }) => subscriberCount ?? -1);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      await world.admin.ok('collectChannels', { query });
      // The channels of the samples belong to other regions.
      expect(await rows()).toBe(before + channels.length);
    });

    it('come page by page, each once, until the chart ends', async () => {
      const chart = { region: 'BR', dataSource: 'trending', maxResults: 2 };
      const found: string[] = [];
      let pageToken: string | null = '';
      for (let page = 0; page < 60 && pageToken !== null; page += 1) {
        const query: Record<string, unknown> = { ...chart, pageToken };
        const answer: Success<'collectChannels'> = await world.admin.ok('collectChannels', {
          query,
        });
        expect(answer.processedCount).toBeLessThanOrEqual(2);
        if (page === 0) expect(answer.processedCount).toBe(2);
        found.push(...answer.channels.map(({ channelId }) => channelId));
        pageToken = answer.nextPageToken;
      }
      expect(pageToken).toBeNull();
      const whole = await world.admin.ok('collectChannels', {
        query: { ...chart, maxResults: 50 },
      });
      const first = whole.channels.map(({ channelId }) => channelId);
      expect(found.slice(0, first.length)).toEqual(first);
      const wrong = { ...chart, pageToken: '3@nonsense' };
      await world.admin.fails('collectChannels', 'VALIDATION', { query: wrong });
    });

    it('come from a search if all of YouTube is requested', async () => {
      const query = { region: 'KR', dataSource: 'all', searchKeyword: '라디오', minViews: 0 };
      const { channels, quotas } = await world.admin.ok('collectChannels', { query });
      expect(channels.map(({ title }) => title)).toContain('새벽라디오');
      expect(quotas.map(({ quota, cost }) => [quota, cost]).sort()).toEqual([
        ['youtube.search', 1],
        ['youtube.units', 1],
      ]);
    });
  });
}
