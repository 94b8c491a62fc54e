import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Character } from '../../models/character';
import { parts, priceOf, type Part } from '../../rules/companion/parts';
import { sizeOn } from '../../rules/companion/placement';
import { reasonTexts } from '../../texts';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const partOf = (id: number): Part => {
  const part = parts.find((one) => one.id === id);
  if (!part) throw new Error(`There is no part ${id}`);
  return part;
};

const companionOf = (memberId: number) => {
  const companion = fixtures.companions.find((one) => one.memberId === memberId);
  if (!companion) throw new Error(`Member ${memberId} has no companion`);
  return companion;
};

/** The companion of a sample member as an answer shows it. */
function shown(memberId: number): Character {
  const { name, basePart, accessories: _, memberId: __, ...grown } = companionOf(memberId);
  return {
    ...grown,
    characterName: name,
    character_name: name,
    basePartIcon: partOf(basePart).icon,
    base_part_id: `part${basePart}`,
  };
}

/** The accessories of a sample member's companion as an answer shows them. */
function placedParts(memberId: number) {
  const { basePart, accessories } = companionOf(memberId);
  const base = partOf(basePart);
  return accessories.map(({ partId, x, y }, zIndex) => {
    const part = partOf(partId);
    if (part.type !== 'accessory' || base.type !== 'base') throw new Error('The cast is undressed');
    return {
      part_id: `part${partId}`,
      position_x: x,
      position_y: y,
      zIndex,
      part_name: part.name,
      part_icon: part.icon,
      rarity: part.rarity,
      part_size: sizeOn(base.layout, part.layout),
      part_layer: part.layout.layer,
    };
  });
}

/** Companions as their members and others see them. */
export function characterSuite(start: StartSubject): void {
  describe('a companion', () => {
    const world = useWorld(start);
    const of = (client: Client, userId?: string | number) =>
      client.ok('getCharacter', userId === undefined ? {} : { query: { userId } });

    it('shows its member every part and which of them are unlocked', async () => {
      for (const [client, id] of [
        [world.member, 1],
        [world.admin, 2],
      ] as const) {
        const own = await of(client);
        expect(own.character).toEqual(shown(id));
        expect(own.equippedAccessories).toEqual(placedParts(id));
        const { level } = companionOf(id);
        expect(own.availableParts).toEqual(
          parts.map(({ type, layout, ...part }) => ({
            part_id: `part${part.id}`,
            part_type: type,
            layout,
            part_name: part.name,
            part_description: part.description,
            part_icon: part.icon,
            rarity: part.rarity,
            unlock_level: part.unlockLevel,
            price: priceOf(part),
            is_unlocked: priceOf(part) === null && level >= part.unlockLevel,
          })),
        );
        expect(await of(client, `user${id}`)).toEqual(own);
        expect(await of(client, id)).toEqual(own);
      }
    });

    it('shows everybody else no parts to choose from', async () => {
      for (const { memberId } of fixtures.companions) {
        const clients = [world.guest, world.member, world.admin];
        for (const [id, client] of clients.entries()) {
          const { character, equippedAccessories, availableParts } = await of(client, memberId);
          expect(character).toEqual(shown(memberId));
          expect(equippedAccessories).toEqual(placedParts(memberId));
          expect(availableParts).toHaveLength(id === memberId ? parts.length : 0);
        }
      }
    });

    it('comes with an account, small and without a name', async () => {
      const stranger = await signUp(world.subject);
      const { character, equippedAccessories, availableParts } = await of(stranger);
      expect(character).toEqual({
        characterName: '',
        character_name: '',
        level: 1,
        experience: 0,
        basePartIcon: partOf(1).icon,
        base_part_id: 'part1',
        creativity: 0,
        sociability: 0,
        influence: 0,
        consistency: 0,
      });
      expect(equippedAccessories).toEqual([]);
      const open = availableParts.filter(({ is_unlocked }) => is_unlocked);
      expect(open.map(({ part_id }) => part_id)).toEqual(
        parts
          .filter((part) => part.unlockLevel === 1 && priceOf(part) === null)
          .map(({ id }) => `part${id}`),
      );
    });

    it('is missing for a guest and for an unknown member', async () => {
      await world.guest.fails('getCharacter', 'LOGIN_REQUIRED');
      const stranger = await signUp(world.subject);
      await stranger.ok('deleteMe', { body: { password: stranger.password } });
      for (const userId of ['user2147483647', 9999, stranger.id]) {
        const error = await world.member.fails('getCharacter', 'NOT_FOUND', { query: { userId } });
        expect(error.error).toBe(reasonTexts.memberNotFound);
        await world.guest.fails('getCharacter', 'NOT_FOUND', { query: { userId } });
      }
    });
  });
}
