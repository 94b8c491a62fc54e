import { describe, expect, it } from 'vitest';
import {
  growPlant,
  isGrown,
  seed,
  WATERING_COST,
  WATERING_EXPERIENCE,
  type Growth,
} from '../../rules/companion/plants';
import { BLOOM_GEMS } from '../../rules/companion/rewards';
import { reasonTexts } from '../../texts';
import type { Client } from '../support/client';
import { balancesOf, earn, plantsOf } from '../support/earning';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';

const water = (client: Client, id: string | number, body: object = {}) =>
  client.ok('waterPlant', { id, body });

async function firstOf(client: Client) {
  const [plant] = await plantsOf(client);
  if (!plant) throw new Error('The garden is empty');
  return plant;
}

/** Watering plants. */
export function wateringSuite(start: StartSubject): void {
  describe('watering', () => {
    const world = useWorld(start);

    it('makes a plant grow for water drops until it is in bloom', async () => {
      const plant = await firstOf(world.member);
      const { waterDrops = 0, gems = 0 } = await balancesOf(world.member);
      let expected: Growth = plant;
      let times = 0;
      while (!isGrown(expected)) {
        const { level } = expected;
        expected = growPlant(expected, WATERING_EXPERIENCE);
        times += 1;
        const answer = await water(world.member, plant.id, { userId: MEMBER_ID });
        const { level: reached, experience, maxExperience } = expected;
        expect(answer).toEqual({
          success: true,
          plant: { ...plant, level: reached, experience, maxExperience },
          waterDrops: waterDrops - times * WATERING_COST,
          gems: gems + (isGrown(expected) ? BLOOM_GEMS : 0),
          levelUp: reached > level,
        });
      }
      expect(times).toBe(9);
      const after = await balancesOf(world.member);
      const error = await world.member.fails('waterPlant', 'CONFLICT', { id: plant.id, body: {} });
      expect(error.error).toBe(reasonTexts.plantGrown);
      expect(await balancesOf(world.member)).toEqual(after);
      expect(await firstOf(world.member)).toMatchObject({ level: 5 });
    });

    it('is possible for every plant that still grows', async () => {
      const [, second] = await plantsOf(world.member);
      if (!second) throw new Error('The cast has but one plant');
      const { plant } = await water(world.member, Number(second.id.slice('plant'.length)));
      expect(plant).toEqual({ ...second, ...growPlant(second, WATERING_EXPERIENCE) });
      const grown = await world.member.fails('waterPlant', 'CONFLICT', { id: 'plant3', body: {} });
      expect(grown.error).toBe(reasonTexts.plantGrown);
    });

    it('is refused if the water drops are not enough', async () => {
      const stranger = await signUp(world.subject);
      const { id } = await firstOf(stranger);
      const dry = await stranger.fails('waterPlant', 'CONFLICT', { id, body: {} });
      expect(dry.error).toBe(reasonTexts.dropsShort);
      await earn(world, stranger, 2);
      expect((await water(stranger, id)).waterDrops).toBe(10);
      expect((await water(stranger, id)).waterDrops).toBe(0);
      const error = await stranger.fails('waterPlant', 'CONFLICT', { id, body: {} });
      expect(error.error).toBe(reasonTexts.dropsShort);
      expect(await firstOf(stranger)).toMatchObject(growPlant(seed, 2 * 15 + 2 * 10));
    });

    it('spends no drop twice under concurrent requests', async () => {
      const stranger = await signUp(world.subject);
      const { id } = await firstOf(stranger);
      await earn(world, stranger, 4);
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => stranger.call('waterPlant', { id, body: {} })),
      );
      const left = answers.flatMap(({ body }) => (body.success ? [body.waterDrops] : []));
      expect(left.toSorted((a, b) => b - a)).toEqual([30, 20, 10, 0]);
      for (const { body } of answers) {
        if (!body.success) expect(body.error).toBe(reasonTexts.dropsShort);
      }
      expect(await balancesOf(stranger)).toEqual({ waterDrops: 0, gems: 0 });
      expect(await firstOf(stranger)).toMatchObject(growPlant(seed, 4 * 15 + 4 * 10));
    });

    it('brings a plant into bloom once under concurrent requests', async () => {
      const daffodil = (await plantsOf(world.admin)).find(({ level }) => level === 4);
      const { waterDrops = 0, gems = 0 } = await balancesOf(world.admin);
      const calls = Array.from({ length: 40 }, () =>
        world.admin.call('waterPlant', { id: daffodil?.id ?? '', body: {} }),
      );
      const answers = await Promise.all(calls);
      const poured = answers.filter(({ status }) => status === 200);
      expect(poured).toHaveLength(31);
      const blooms = poured.filter(({ body }) => body.success && body.levelUp);
      expect(blooms).toHaveLength(1);
      expect(await balancesOf(world.admin)).toEqual({
        waterDrops: waterDrops - poured.length * WATERING_COST,
        gems: gems + BLOOM_GEMS,
      });
    });

    it('is refused as not found before it is refused as grown or too expensive', async () => {
      const stranger = await signUp(world.subject);
      // Plant 3 belongs to another member and is in bloom, and the stranger has no drops.
      const given = { id: 'plant3', body: {} };
      const { error } = await stranger.fails('waterPlant', 'NOT_FOUND', given);
      expect(error).toBe(reasonTexts.plantNotFound);
    });

    it('is allowed to the plant’s member only', async () => {
      const foreign = ['plant5', 4, 'plant2147483647'];
      for (const id of foreign) {
        const error = await world.member.fails('waterPlant', 'NOT_FOUND', { id, body: {} });
        expect(error.error).toBe(reasonTexts.plantNotFound);
      }
    });
  });
}
