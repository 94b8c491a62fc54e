import { describe, expect, it } from 'vitest';
import { parts } from '../../rules/companion/parts';
import { LEVEL_GEMS, rewardActions } from '../../rules/companion/rewards';
import type { Client } from '../support/client';
import { balancesOf, earn } from '../support/earning';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const claim = (client: Client, actionType: string, rest: object = {}) =>
  client.ok('claimExperience', { body: { actionType, ...rest } });

const still = { creativity: 0, sociability: 0, influence: 0, consistency: 0 };
const nothing = { granted: false, levelUps: 0, unlockedParts: [], statUpdates: still };

/** Claiming a companion's rewards. */
export function claimsSuite(start: StartSubject): void {
  describe('the claim endpoint', () => {
    const world = useWorld(start);

    it('grants nothing for an action that pays by itself, regardless of the amount sent', async () => {
      for (const actionType of rewardActions.filter((action) => action !== 'daily_login')) {
        for (const experienceAmount of [undefined, 1e9, -5, 'all of it', null, [1], Number.NaN]) {
          const answer = await claim(world.member, actionType, { experienceAmount });
          expect(answer).toMatchObject({ ...nothing, newLevel: 7, newExperience: 420 });
          expect(answer.streak).toEqual({ days: 0 });
          expect(answer.user).toEqual((await world.member.ok('me')).user);
        }
      }
    });

    it('grants a daily visit once, even to several simultaneous requests', async () => {
      const stranger = await signUp(world.subject);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => claim(stranger, 'daily_login', { userId: stranger.id })),
      );
      const granted = answers.filter((answer) => answer.granted);
      expect(granted).toHaveLength(1);
      expect(granted[0]?.statUpdates).toEqual({ ...still, consistency: 1 });
      for (const answer of answers) {
        expect(answer).toMatchObject({ newLevel: 1, newExperience: 10, streak: { days: 1 } });
        expect(answer.newStats).toEqual({ ...still, consistency: 1 });
        expect(answer.user).toMatchObject({ level: 1, experience: 10, water_drops: 0, gems: 0 });
      }
      const announced = answers.map(({ statUpdates }) => statUpdates.consistency);
      expect(announced.reduce((sum, one) => sum + one, 0)).toBe(1);
      const later = await claim(stranger, 'daily_login');
      expect(later).toMatchObject({ ...nothing, streak: { days: 1 } });
      expect((await claim(stranger, 'like_give')).streak.days).toBe(1);
      const { character } = await stranger.ok('getCharacter');
      expect(character).toMatchObject({ level: 1, experience: 10, consistency: 1 });
    });

    it('reports a level, its parts and its statistics once', async () => {
      const stranger = await signUp(world.subject);
      await earn(world, stranger, 4);
      const first = await claim(stranger, 'post_create');
      expect(first).toMatchObject({
        ...nothing,
        newLevel: 1,
        newExperience: 80,
        newStats: { ...still, creativity: 4 },
        statUpdates: { ...still, creativity: 4 },
      });
      await earn(world, stranger, 1);
      await stranger.ok('createComment', { id: 1, body: { content: '한마디' } });
      await stranger.ok('reactToPost', { id: 1, body: { type: 'like' } });
      const second = await claim(stranger, 'comment_write');
      const opened = parts.filter(({ unlockLevel }) => unlockLevel === 2);
      expect(second).toMatchObject({
        granted: false,
        newLevel: 2,
        newExperience: 6,
        levelUps: 1,
        newStats: { creativity: 5, sociability: 1, influence: 1, consistency: 0 },
        statUpdates: { creativity: 1, sociability: 1, influence: 1, consistency: 0 },
        user: { water_drops: 50, gems: LEVEL_GEMS, level: 1, experience: 106 },
      });
      expect(second.unlockedParts).toMatchObject(
        opened.map(({ id, name }) => ({
          part_id: `part${id}`,
          part_name: name,
          is_unlocked: true,
        })),
      );
      expect(await claim(stranger, 'comment_write')).toMatchObject(nothing);
      // An unlocked part may be worn.
      const accessories = opened.map(({ id }) => ({ partId: id }));
      await stranger.ok('customizeCharacter', { body: { basePartId: 1, accessories } });
    });

    it('reports growth in only one of several simultaneous requests', async () => {
      const stranger = await signUp(world.subject);
      await earn(world, stranger, 5);
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          claim(stranger, rewardActions[at % rewardActions.length] ?? ''),
        ),
      );
      const sum = (count: (answer: (typeof answers)[number]) => number) =>
        answers.reduce((total, answer) => total + count(answer), 0);
      expect(sum(({ levelUps }) => levelUps)).toBe(1);
      expect(sum(({ statUpdates }) => statUpdates.creativity)).toBe(5);
      expect(sum(({ statUpdates }) => statUpdates.consistency)).toBe(1);
      expect(sum(({ granted }) => Number(granted))).toBe(1);
      const opened = parts.filter(({ unlockLevel }) => unlockLevel === 2);
      expect(sum(({ unlockedParts }) => unlockedParts.length)).toBe(opened.length);
      expect(await balancesOf(stranger)).toEqual({ waterDrops: 50, gems: LEVEL_GEMS });
    });
  });
}
