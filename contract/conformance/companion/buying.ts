import { describe, expect, it } from 'vitest';
import { findPart, partPrices, parts, priceOf } from '../../rules/companion/parts';
import { reasonTexts } from '../../texts';
import { expectBalanced, history, holdings } from '../support/balances';
import type { Client } from '../support/client';
import { balancesOf, earn } from '../support/earning';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const sold = parts.filter((part) => priceOf(part) !== null);
const idOf = (rarity: keyof typeof partPrices) =>
  `part${sold.find((part) => part.rarity === rarity)?.id}`;
const [common, rare, epic, legendary] = (['common', 'rare', 'epic', 'legendary'] as const).map(
  idOf,
) as [string, string, string, string];

const buy = (client: Client, id: string) => client.ok('buyPart', { id, body: {} });
const wear = (client: Client, partId: string) =>
  client.call('customizeCharacter', { body: { basePartId: 1, accessories: [{ partId }] } });
const partOf = async (client: Client, id: string) =>
  (await client.ok('getCharacter')).availableParts.find(({ part_id }) => part_id === id);
const purchases = async (client: Client) =>
  (await history(client)).filter(({ kind }) => kind === 'part_buy');

/** Buying accessories with gems. */
export function buyingSuite(start: StartSubject): void {
  describe('accessories for gems', () => {
    const world = useWorld(start);

    it('have a price by rarity and need no level', async () => {
      expect(sold.map(({ rarity }) => rarity)).toEqual(['common', 'rare', 'epic', 'legendary']);
      // The admin's companion has a level that unlocks nearly everything.
      const { availableParts } = await world.admin.ok('getCharacter');
      for (const { id, rarity } of sold) {
        const shown = availableParts.find(({ part_id }) => part_id === `part${id}`);
        expect(shown).toMatchObject({ price: partPrices[rarity], is_unlocked: false });
      }
      const others = availableParts.filter(({ price }) => price === null);
      expect(others).toHaveLength(parts.length - sold.length);
    });

    it('can be worn only by members who bought them', async () => {
      const refused = await wear(world.member, rare);
      expect(refused.status).toBe(403);
      const { waterDrops, gems } = await balancesOf(world.member);
      const bought = await buy(world.member, rare);
      expect(bought.part).toMatchObject({ part_id: rare, price: 50, is_unlocked: true });
      expect(bought.gems).toBe((gems ?? 0) - 50);
      expect(await balancesOf(world.member)).toEqual({ waterDrops, gems: bought.gems });
      expect(await partOf(world.member, rare)).toEqual(bought.part);
      expect((await wear(world.member, rare)).status).toBe(200);
      expect((await wear(world.admin, rare)).status).toBe(403);
      expect((await partOf(world.admin, rare))?.is_unlocked).toBe(false);
      expect((await wear(world.member, epic)).status).toBe(403);
    });

    it('appear in the history and the export of their member', async () => {
      const [row, ...rest] = await purchases(world.member);
      expect(rest).toEqual([]);
      const { name } = findPart(Number(rare.slice('part'.length))) ?? { name: '' };
      expect(row).toMatchObject({ subject: name, postId: null, gems: -50, waterDrops: 0 });
      const { ownedParts, ledger } = await world.member.ok('exportMe');
      expect(ownedParts).toEqual([{ partId: rare, name, at: row?.createdAt }]);
      expect(ledger.filter(({ kind }) => kind === 'part_buy')).toHaveLength(1);
    });

    it('cost nothing the second time', async () => {
      const { gems } = await balancesOf(world.member);
      const again = await buy(world.member, rare);
      expect(again.gems).toBe(gems);
      expect(again.part.is_unlocked).toBe(true);
      expect(await purchases(world.member)).toHaveLength(1);
    });

    it('are refused if the gems are not enough, and nothing is charged', async () => {
      const stranger = await signUp(world.subject);
      for (const id of [common, legendary]) {
        const { error } = await stranger.fails('buyPart', 'CONFLICT', { id, body: {} });
        expect(error).toBe(reasonTexts.gemsShort);
      }
      expect(await balancesOf(stranger)).toEqual({ waterDrops: 0, gems: 0 });
      expect(await purchases(stranger)).toEqual([]);
      expect((await stranger.ok('exportMe')).ownedParts).toEqual([]);
    });

    it('are bought only once by many simultaneous requests that spend the last gem', async () => {
      const stranger = await signUp(world.subject);
      // Two levels of the companion give 20 gems.
      await earn(world, stranger, 18);
      expect((await balancesOf(stranger)).gems).toBe(partPrices.common);
      const answers = await Promise.all(Array.from({ length: 12 }, () => buy(stranger, common)));
      for (const { gems, part } of answers) {
        expect([gems, part.is_unlocked]).toEqual([0, true]);
      }
      expect(await purchases(stranger)).toHaveLength(1);
      await expectBalanced(stranger);
    });

    it('never cost more gems than the member has, even with simultaneous purchases', async () => {
      const before = await holdings(world.member);
      const rows = (await history(world.member)).length;
      expect(before.gems).toBeLessThan(partPrices.epic + partPrices.legendary);
      const wishes = [legendary, epic, common, legendary, epic, legendary, epic, common];
      const answers = await Promise.all(
        wishes.map((id) => world.member.call('buyPart', { id, body: {} })),
      );
      for (const { body } of answers) {
        if (body.success) expect(body.gems).toBeGreaterThanOrEqual(0);
        else expect(body.error).toBe(reasonTexts.gemsShort);
      }
      const bought = (await purchases(world.member)).map(({ subject }) => subject);
      expect(new Set(bought).size).toBe(bought.length);
      expect(bought.length).toBeGreaterThan(1);
      await expectBalanced(world.member, before, rows);
    });

    it('are refused for a part that is not for sale, an unknown part and another member', async () => {
      const fails = async (id: string, code: 'CONFLICT' | 'NOT_FOUND') =>
        (await world.admin.fails('buyPart', code, { id, body: {} })).error;
      expect(await fails('part11', 'CONFLICT')).toBe(reasonTexts.partNotSold);
      expect(await fails('part1', 'CONFLICT')).toBe(reasonTexts.partNotSold);
      expect(await fails('part99', 'NOT_FOUND')).toBe(reasonTexts.partNotFound);
    });
  });
}
