import { describe, expect, it } from 'vitest';
import { readChecksum, sampleChecksum } from '../../fixtures/checksum';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

/** The people of the demo, the same in every implementation. */
export function sampleMembersSuite(start: StartSubject): void {
  describe('the sample members', () => {
    const world = useWorld(start);

    it('and their posts match the fixtures exactly', async () => {
      const found = await readChecksum({
        member: async (id) => (await world.guest.ok('getUser', { id })).user,
        feedPage: async (cursor) => {
          const query = { limit: 50, ...(cursor === null ? {} : { cursor }) };
          const { posts, pagination } = (await world.guest.ok('getFeed', { query })).data;
          return { posts, next: pagination.nextCursor };
        },
      });
      expect(found).toBe(sampleChecksum());
    });
  });
}
