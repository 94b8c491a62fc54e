import { describe, expect, it } from 'vitest';
import { SPHERES_PAGE } from '../../endpoints/spheres';
import { fixtures } from '../../fixtures';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

const largestFirst = fixtures.spheres
  .toSorted((a, b) => b.memberCount - a.memberCount || a.id - b.id)
  .map(({ id }) => `sphere${id}`);

/** The search of spheres: its results, page by page. */
export function sphereSearchSuite(start: StartSubject): void {
  describe('the search of spheres', () => {
    const world = useWorld(start);
    const ask = async (query: Record<string, unknown>, client = world.guest) =>
      (await client.ok('searchSpheres', { query })).data;
    const find = async (q: string) => (await ask({ q })).spheres.map(({ id }) => id);

    it('lists all of them in their order for everybody, with the viewer’s membership', async () => {
      const { spheres, pagination } = await ask({ limit: 50 });
      expect(spheres.map(({ id }) => id)).toEqual(largestFirst);
      expect(pagination).toEqual({ page: 1, limit: 50, hasMore: false, nextCursor: null });
      const own = (await ask({ limit: 50 }, world.member)).spheres;
      expect(own.map(({ id }) => id)).toEqual(largestFirst);
      const known = (await world.member.ok('listSpheres')).data.spheres;
      for (const sphere of own) expect(known).toContainEqual(sphere);
      expect((await ask({})).pagination.limit).toBe(SPHERES_PAGE);
    });

    it('returns page after page by cursor or by number, each sphere once', async () => {
      const seen: string[] = [];
      for (let page = 1, cursor: string | null | undefined; cursor !== null; page += 1) {
        const query = cursor === undefined ? { limit: 2 } : { limit: 2, cursor };
        const { spheres, pagination } = await ask(query);
        expect((await ask({ limit: 2, page })).spheres).toEqual(spheres);
        seen.push(...spheres.map(({ id }) => id));
        cursor = pagination.nextCursor;
        expect(pagination.hasMore).toBe(cursor !== null);
      }
      expect(seen).toEqual(largestFirst);
      expect((await ask({ limit: 2, page: 99 })).spheres).toEqual([]);
    });

    it('finds names and descriptions, together or apart, and initial consonants', async () => {
      for (const { id, name } of fixtures.spheres) {
        expect(await find(name)).toContain(`sphere${id}`);
        expect(await find(name.replaceAll(' ', ''))).toContain(`sphere${id}`);
      }
      expect(await find('냄비')).toEqual(['sphere2']);
      expect(await find('ㅈㅊㅅ')).toEqual(['sphere2']);
      expect(await find('없는말없는말')).toEqual([]);
      for (const q of ['%', '_', "'; --", '🙂']) expect(await find(q), q).toEqual([]);
    });

    it('refuses the cursor of another list', async () => {
      const query = { cursor: '1.2.3' };
      await world.guest.fails('searchSpheres', 'VALIDATION', { query });
    });
  });
}
