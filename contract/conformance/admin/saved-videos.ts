import { describe, expect, it } from 'vitest';
import { SAVE_MOST } from '../../rules/posts/saved-video';
import { testerTexts } from '../../texts';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** A YouTube item with a long Korean description in both of its places. */
function rawItem(id: string) {
  const description = '한강의 밤을 찍었습니다. '.repeat(250).slice(0, 3000);
  const title = `영상 ${id}`;
  return {
    kind: 'youtube#video',
    id,
    snippet: { title, description, channelTitle: '채널', localized: { title, description } },
    statistics: { viewCount: '1234', likeCount: '12' },
    contentDetails: { duration: 'PT1M5S' },
  };
}

/** Videos chosen from the answer of a data tool. */
export function savedVideosSuite(start: StartSubject): void {
  describe('videos saved from an answer', () => {
    const world = useWorld(start);

    it('have plain and shortened texts, whatever the source sends', async () => {
      const videos = [
        {
          id: { videoId: 'abcdefghij1' },
          snippet: {
            title: '<b>제목</b> &amp; &#39;말&#39;',
            description: `<script>x</script>${'가'.repeat(2000)}`,
            channelTitle: '어느 채널',
          },
          contentDetails: { duration: 'PT1M5S' },
        },
        { id: 'too-short' },
        { id: 7, snippet: [] },
      ];
      const saved = await world.admin.ok('saveVideos', { body: { videos, params: { q: '말' } } });
      expect(saved).toMatchObject({
        savedCount: 1,
        skipped: 2,
        message: '1개의 동영상을 저장했습니다.',
      });
      const { results } = await world.admin.ok('listPendingPosts', { query: { limit: 1 } });
      const { post } = await world.admin.ok('getPostDetail', { id: results[0]?.post_id ?? '' });
      expect(post.title).toBe("제목 & '말'");
      const [video, text] = post.blocksJson;
      expect(video).toMatchObject({ channelName: '어느 채널', durationSeconds: 65 });
      expect(text?.type === 'text' ? Array.from(text.content).length : 0).toBe(800);
    });

    it('have valid ids', async () => {
      const body = { videos: [{ id: 'x' }] };
      const { error } = await world.admin.fails('saveVideos', 'VALIDATION', { body });
      expect(error).toBe(testerTexts.saveNoSelection);
    });

    it('are read from a documented item and a raw one alike, even mixed', async () => {
      const documented = {
        title: '문서의 제목',
        content: '문서의 설명',
        blocks_json: [{ type: 'video', url: 'https://youtu.be/documented1', caption: '' }],
        youtubeUrl: 'https://www.youtube.com/watch?v=documented1',
        embedUrl: 'https://www.youtube.com/embed/documented1',
        viewCount: 1234,
        likeCount: 12,
        publishedAt: '2026-11-20T00:00:00Z',
      };
      const embedOnly = { title: '제목', embedUrl: 'https://www.youtube.com/embed/documented2' };
      const videos = [documented, rawItem('rawvideo001'), embedOnly, { ...documented }];
      const saved = await world.admin.ok('saveVideos', { body: { videos } });
      expect(saved).toMatchObject({ savedCount: 3, skipped: 1 });
      const { results } = await world.admin.ok('listPendingPosts', { query: { limit: 3 } });
      const post = results.find(({ title }) => title === '문서의 제목');
      expect(post?.blocks_json).toMatchObject([
        { type: 'video', url: 'https://www.youtube.com/watch?v=documented1' },
        { type: 'text', content: '문서의 설명' },
      ]);
    });

    it('fit into one call, fifty complete items with long Korean descriptions', async () => {
      const videos = Array.from({ length: SAVE_MOST }, (_, at) => rawItem(`longitem${100 + at}`));
      const saved = await world.admin.ok('saveVideos', { body: { videos } });
      expect(saved).toMatchObject({ savedCount: SAVE_MOST, skipped: 0 });
    });

    it('are saved with the search conditions in the address', async () => {
      const query = { endpoint: 'videos', chart: 'mostPopular', regionCode: 'KR', adminKey: 'x' };
      const body = { videos: [{ id: 'fromaddress' }] };
      const { batchId } = await world.admin.ok('saveVideos', { query, body });
      const { batches } = await world.admin.ok('listImportBatches');
      expect(batches.find((one) => one.batchId === batchId)?.conditions).toEqual({
        tester: 'youtube-videos',
        params: { chart: 'mostPopular', regionCode: 'KR' },
      });
    });
  });
}
