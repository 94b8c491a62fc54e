import { describe, expect, it } from 'vitest';
import { expectedFeed } from '../support/expected';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Reading the feed to its end while others write in it. */
export function feedPagingSuite(start: StartSubject): void {
  describe('feed paging', () => {
    const world = useWorld(start);

    it.each([
      ['the plain feed', {}],
      ['one order', { sort: 'latest' }],
      ['a sphere', { sphereId: 1 }],
      ['a search', { q: '영' }],
    ])(
      'by cursor has neither gaps nor doubles while posts come and go: %s',
      async (_label, filter) => {
        const initial = (
          await world.guest.ok('getFeed', { query: { ...filter, limit: 50 } })
        ).data.posts.map(({ postId }) => postId);
        const seen: string[] = [];
        const gone: string[] = [];
        let cursor: string | null = null;
        do {
          const query: Record<string, unknown> = { ...filter, limit: 8 };
          if (cursor !== null) query['cursor'] = cursor;
          const { data } = await world.guest.ok('getFeed', { query });
          seen.push(...data.posts.map(({ postId }) => postId));
          cursor = data.pagination.nextCursor;
          expect(data.pagination.hasMore).toBe(cursor !== null);
          const body = { ...textPost('그 사이에 올라온 영상 이야기'), sphereId: 1 };
          await publish(world, body);
          // The row that the cursor names is deleted.
          const last = seen.at(-1) ?? '';
          if (gone.length < 3 && cursor !== null) {
            await world.admin.ok('confirmPosts', { body: { postId: last, is_confirmed: false } });
            gone.push(last);
          }
        } while (cursor !== null && seen.length < 48);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen.slice(0, initial.length)).toEqual(initial.slice(0, seen.length));
        for (const postId of gone) await world.admin.ok('confirmPosts', { body: { postId } });
      },
    );

    it('returns the most liked of a period once by cursor, including new ones of today', async () => {
      const query = { sort: 'popular', period: 'today', limit: 2 };
      const fresh: string[] = [];
      for (let i = 0; i < 3; i += 1) fresh.push(await publish(world, textPost('오늘 올린 글')));
      const seen: string[] = [];
      let cursor: string | null = null;
      do {
        const asked: Record<string, unknown> = cursor === null ? query : { ...query, cursor };
        const { data } = await world.guest.ok('getFeed', { query: asked });
        seen.push(...data.posts.map(({ postId }) => postId));
        cursor = data.pagination.nextCursor;
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(seen.length);
      // None of them has likes yet, so the newest comes first.
      expect(seen.filter((postId) => fresh.includes(postId))).toEqual(fresh.toReversed());
    });

    it('returns every post once while admins confirm others', async () => {
      const query = { sort: 'popular', limit: 6 };
      const first = await world.guest.ok('getFeed', { query });
      await Promise.all([1, 2, 3].map(() => publish(world, textPost('함께 올린 글'))));
      const cursor = first.data.pagination.nextCursor;
      const second = await world.guest.ok('getFeed', { query: { ...query, cursor } });
      const shown = [...first.data.posts, ...second.data.posts].map(({ postId }) => postId);
      expect(shown).toEqual(expectedFeed({ sort: 'popular' }).slice(0, 12));
    });
  });
}
