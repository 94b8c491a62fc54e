import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { growPlant, PLANTS_MAX, SEED_PRICE, seed } from '../../rules/companion/plants';
import { reasonTexts } from '../../texts';
import type { Client } from '../support/client';
import { balancesOf, earn, plantsOf, speciesAt } from '../support/earning';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';

const planted = (memberId: number) =>
  fixtures.plants
    .filter((plant) => plant.memberId === memberId)
    .map(({ id, species, level, experience, maxExperience }) => ({
      id: `plant${id}`,
      species,
      level,
      experience,
      maxExperience,
    }));

function statistics(memberId: number) {
  const posts = fixtures.posts.filter((post) => post.authorId === memberId && post.isConfirmed);
  const comments = fixtures.comments.filter(({ authorId }) => authorId === memberId);
  return {
    totalPosts: posts.length,
    totalLikes: posts.reduce((sum, { likeCount }) => sum + likeCount, 0),
    totalComments: comments.length,
  };
}

const sow = (client: Client, species: string | undefined) =>
  client.call('plantSeed', { body: { species } });

/** Gardens and their plants. */
export function gardenSuite(start: StartSubject): void {
  describe('a garden', () => {
    const world = useWorld(start);
    const of = (client: Client, userId?: string | number) =>
      client.ok('getGarden', userId === undefined ? {} : { query: { userId } });

    it('shows its plants to everybody and its balances to its member', async () => {
      for (const { id, waterDrops, gems } of fixtures.members) {
        const clients = [world.guest, world.member, world.admin];
        for (const [viewer, client] of clients.entries()) {
          const { plants, garden } = await of(client, id);
          expect(plants.map(({ createdAt: _, ...plant }) => plant)).toEqual(planted(id));
          const balances = viewer === id ? { waterDrops, gems } : { waterDrops: 0, gems: 0 };
          expect(garden).toEqual({ ...balances, statistics: statistics(id) });
        }
      }
      expect(await of(world.member)).toEqual(await of(world.member, MEMBER_ID));
      expect(await of(world.admin)).toEqual(await of(world.admin, 2));
    });

    it('starts with a lotus and counts its member’s actions', async () => {
      const stranger = await signUp(world.subject);
      const fresh = await of(stranger);
      expect(fresh.plants).toMatchObject([{ species: 'lotus', ...seed }]);
      const none = { totalPosts: 0, totalLikes: 0, totalComments: 0 };
      expect(fresh.garden).toEqual({ waterDrops: 0, gems: 0, statistics: none });
      await earn(world, stranger, 1);
      await stranger.ok('createPost', { body: { blocks: [{ type: 'text', content: '대기' }] } });
      const { comment } = await stranger.ok('createComment', {
        id: 1,
        body: { content: '첫마디' },
      });
      const grown = await of(stranger);
      expect(grown.plants).toMatchObject([growPlant(seed, 15)]);
      expect(grown.garden).toEqual({
        waterDrops: 10,
        gems: 0,
        statistics: { ...none, totalPosts: 1, totalComments: 1 },
      });
      await stranger.ok('deleteComment', { id: comment.commentId });
      expect((await of(stranger)).garden.statistics.totalComments).toBe(0);
    });

    it('is missing for a guest and for an unknown member', async () => {
      await world.guest.fails('getGarden', 'LOGIN_REQUIRED');
      const stranger = await signUp(world.subject);
      await stranger.ok('deleteMe', { body: { password: stranger.password } });
      for (const userId of ['user2147483647', 9999, stranger.id]) {
        const error = await world.member.fails('getGarden', 'NOT_FOUND', { query: { userId } });
        expect(error.error).toBe(reasonTexts.memberNotFound);
      }
    });
  });

  describe('a seed', () => {
    const world = useWorld(start);

    it('is bought with gems until the garden is full', async () => {
      const { gems = 0 } = await balancesOf(world.admin);
      const before = await plantsOf(world.admin);
      for (let at = 0; before.length + at < PLANTS_MAX; at += 1) {
        const answer = await world.admin.ok('plantSeed', {
          body: { userId: ADMIN_ID, species: speciesAt(at) },
        });
        expect(answer.gems).toBe(gems - (at + 1) * SEED_PRICE);
        expect(answer.plant).toMatchObject({ species: speciesAt(at), ...seed });
        expect((await plantsOf(world.admin)).at(-1)).toEqual(answer.plant);
      }
      const full = await plantsOf(world.admin);
      expect(full).toHaveLength(PLANTS_MAX);
      expect(full.slice(0, before.length)).toEqual(before);
      const error = await world.admin.fails('plantSeed', 'CONFLICT', {
        body: { species: 'lotus' },
      });
      expect(error.error).toBe(reasonTexts.gardenFull);
      expect((await balancesOf(world.admin)).gems).toBe(
        gems - (PLANTS_MAX - before.length) * SEED_PRICE,
      );
    });

    it('is free once, then refused if the gems are not enough, even to many simultaneous requests', async () => {
      const stranger = await signUp(world.subject);
      const body = { species: 'daffodil' } as const;
      expect((await stranger.ok('plantSeed', { body })).gems).toBe(0);
      const error = await stranger.fails('plantSeed', 'CONFLICT', { body });
      expect(error.error).toBe(reasonTexts.gemsShort);
      expect(await plantsOf(stranger)).toHaveLength(2);

      const { waterDrops, gems = 0 } = await balancesOf(world.member);
      const affordable = Math.floor(gems / SEED_PRICE);
      const before = await plantsOf(world.member);
      const answers = await Promise.all(
        Array.from({ length: affordable + 6 }, (_, at) => sow(world.member, speciesAt(at))),
      );
      const sown = answers.filter(({ status }) => status === 201);
      expect(sown).toHaveLength(affordable);
      expect(await plantsOf(world.member)).toHaveLength(before.length + affordable);
      const left = { waterDrops, gems: gems - affordable * SEED_PRICE };
      expect(await balancesOf(world.member)).toEqual(left);
    });
  });
}
