import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { contents, contentTexts, timings, timingTexts } from '../../rules/posts/categories';
import { expectedFeed } from '../support/expected';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Search: words written together or apart, and matches beyond a post's words. */
export function searchFormsSuite(start: StartSubject): void {
  describe('the search, beyond the words of a text,', () => {
    const world = useWorld(start);
    const find = async (q: string, filter: object = {}) =>
      (await world.guest.ok('getFeed', { query: { ...filter, q, limit: 50 } })).data.posts.map(
        ({ postId }) => postId,
      );

    it('finds words that are written together or apart by either form', async () => {
      const apart = await publish(world, textPost('오늘 본 뭏탉 쾅퍕 영상'));
      const together = await publish(world, textPost('뭏탉쾅퍕을 보았다'));
      const lines = await publish(world, textPost('뭏탉\n쾅퍕'));
      const both = [lines, together, apart];
      expect(await find('뭏탉쾅퍕')).toEqual(both);
      expect(await find('뭏탉 쾅퍕')).toEqual(both);
      expect(await find('탉쾅퍕')).toEqual(both);
      expect(await find('본뭏탉쾅')).toEqual([apart]);
      // Two letters are too few for a search across words.
      expect(await find('탉쾅')).toEqual([together]);
      expect(await find('뭏탉퍕')).toEqual([]);
    });

    it('finds the posts of the demo by words written together', async () => {
      const [post] = fixtures.posts.filter(({ title }) => title?.includes('한강 야경'));
      expect(await find('한강야경')).toContain(`post${post?.id}`);
      expect(await find('한강 야경')).toContain(`post${post?.id}`);
    });

    it('finds the posts of a category by its name', async () => {
      for (const content of contents) {
        const own = expectedFeed({ content });
        expect(own).not.toEqual([]);
        expect(await find(contentTexts[content]), content).toEqual(expect.arrayContaining(own));
      }
      for (const timing of timings) {
        const own = expectedFeed({ timing });
        expect(await find(timingTexts[timing]), timing).toEqual(expect.arrayContaining(own));
      }
    });

    it('follows a post whose category changes', async () => {
      const id = await publish(world, {
        title: '둟뷝',
        blocks: [
          { type: 'text', content: '글' },
          { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ', caption: '' },
        ],
        categories: { timing: null, content: 'asmr' },
      });
      expect(await find('둟뷝 asmr')).toEqual([id]);
      const body = { categories: { timing: null, content: 'cooking' } };
      await world.admin.ok('updatePost', { id, body });
      expect(await find('둟뷝 ASMR')).toEqual([]);
      expect(await find('둟뷝 요리')).toEqual([id]);
    });

    it('finds a shared video by its displayed channel', async () => {
      const channels = fixtures.posts
        .filter(({ isConfirmed }) => isConfirmed)
        .flatMap(({ id, blocks }) =>
          blocks.flatMap((block) =>
            block.type === 'video' && block.channelName ? [{ id, name: block.channelName }] : [],
          ),
        );
      expect(channels.length).toBeGreaterThan(10);
      for (const { id, name } of channels) expect(await find(name), name).toContain(`post${id}`);
    });

    it('can be limited to a sphere', async () => {
      const sphereId = 2;
      const everywhere = await find('냄비');
      const inside = await find('냄비', { sphereId });
      expect(inside).toEqual(expectedFeed({ q: '냄비', sphereId }));
      expect(inside).not.toEqual([]);
      expect(everywhere).toEqual(expect.arrayContaining(inside));
      expect(await find('오로라', { sphereId })).toEqual([]);
    });
  });
}
