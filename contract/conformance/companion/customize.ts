import { describe, expect, it } from 'vitest';
import { reasonTexts, validationTexts } from '../../texts';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';

interface Put {
  partId: string | number;
  positionX?: number;
  positionY?: number;
  zIndex?: number;
}

const customize = (client: Client, accessories: Put[], rest: object = {}) =>
  client.ok('customizeCharacter', { body: { basePartId: 'part1', accessories, ...rest } });

/** The placed parts, lowest first: `part12 50 50`. */
const positionsOf = (answer: Awaited<ReturnType<typeof customize>>) =>
  answer.equippedAccessories.map((one) => `${one.part_id} ${one.position_x} ${one.position_y}`);

/** Changing the appearance of a companion. */
export function customizeSuite(start: StartSubject): void {
  describe('customizing a companion', () => {
    const world = useWorld(start);

    it('shows the new appearance to everybody', async () => {
      const put = [
        { partId: 'part13', positionX: 48, positionY: 12 },
        { partId: 12, positionX: 0, positionY: 100 },
      ];
      const body = { userId: MEMBER_ID, basePartId: 'part3', accessories: put };
      const changed = await world.member.ok('customizeCharacter', {
        body: { ...body, characterName: '  물빛 수달 🦦 ' },
      });
      expect(changed.character).toMatchObject({
        characterName: '물빛 수달 🦦',
        character_name: '물빛 수달 🦦',
        base_part_id: 'part3',
        basePartIcon: '/companion/bases/otter.svg',
        level: 7,
      });
      expect(positionsOf(changed)).toEqual(['part13 48 12', 'part12 0 100']);
      expect(changed.equippedAccessories.map(({ zIndex }) => zIndex)).toEqual([0, 1]);
      const { success: _, ...appearance } = changed;
      expect(await world.member.ok('getCharacter')).toMatchObject(appearance);
      const query = { userId: MEMBER_ID };
      expect(await world.guest.ok('getCharacter', { query })).toMatchObject(appearance);
      // Each request contains the whole appearance.
      expect(positionsOf(await customize(world.member, []))).toEqual([]);
    });

    it('answers with the sent appearance, regardless of the saved one', async () => {
      const put = [
        { partId: 'part11', positionX: 33.33, positionY: 66.67 },
        { partId: 'part12', positionX: 0.01, positionY: 99.99 },
        { partId: 'part14', positionX: 50, positionY: 50 },
      ];
      const first = await customize(world.member, put);
      const again = first.equippedAccessories.map((one) => ({
        partId: one.part_id,
        positionX: one.position_x,
        positionY: one.position_y,
        zIndex: one.zIndex,
      }));
      expect(again.map(({ zIndex: _, ...rest }) => rest)).toEqual(put);
      expect(JSON.stringify(await customize(world.member, again))).toBe(JSON.stringify(first));
      expect(JSON.stringify(await customize(world.member, put))).toBe(JSON.stringify(first));
    });

    it('clamps positions to the canvas, keeps two decimals and defaults to the centre', async () => {
      const cases: [number | undefined, number][] = [
        [undefined, 50],
        [-0.004, 0],
        [-1, 0],
        [-1e308, 0],
        [100.4, 100],
        [1e308, 100],
        [12.345, 12.35],
        [99.999, 100],
        [1e-9, 0],
      ];
      for (const [given, kept] of cases) {
        const place = given === undefined ? {} : { positionX: given, positionY: given };
        const changed = await customize(world.member, [{ partId: 'part11', ...place }]);
        expect(positionsOf(changed)).toEqual([`part11 ${kept} ${kept}`]);
      }
    });

    it('layers accessories by zIndex, otherwise in the order of the list', async () => {
      const order = async (ranks: (number | undefined)[]) => {
        const put = ranks.map((zIndex, at) => ({
          partId: `part${11 + at}`,
          ...(zIndex === undefined ? {} : { zIndex }),
        }));
        const { equippedAccessories } = await customize(world.member, put);
        expect(equippedAccessories.map(({ zIndex }) => zIndex)).toEqual(put.map((_, at) => at));
        return equippedAccessories.map(({ part_id }) => Number(part_id.slice(4)) - 11);
      };
      expect(await order([undefined, undefined, undefined])).toEqual([0, 1, 2]);
      expect(await order([2, 1, 0])).toEqual([2, 1, 0]);
      expect(await order([7, 7, 7])).toEqual([0, 1, 2]);
      expect(await order([Number.MAX_SAFE_INTEGER, -5, 0])).toEqual([1, 2, 0]);
      expect(await order([undefined, -1, undefined])).toEqual([1, 0, 2]);
    });

    it('keeps the name until another is sent', async () => {
      const stranger = await signUp(world.subject);
      const name = async (rest: object) =>
        (await customize(stranger, [], rest)).character.characterName;
      expect(await name({})).toBe('동반자');
      const named = await signUp(world.subject);
      const call = async (rest: object) =>
        (await customize(named, [], rest)).character.characterName;
      expect(await call({ character_name: '여울' })).toBe('여울');
      expect(await call({ characterName: '' })).toBe('여울');
      expect(await call({ characterName: '   ' })).toBe('여울');
      expect(await call({ characterName: '\u3164\u200b' })).toBe('여울');
      expect(await call({})).toBe('여울');
      expect(await call({ characterName: '', character_name: '여울이' })).toBe('여울이');
      expect(await call({ characterName: '앞', character_name: '뒤' })).toBe('앞');
      expect(await call({ characterName: '🐋'.repeat(20) })).toBe('🐋'.repeat(20));
      expect(await call({ characterName: ` ${'가'.repeat(20)} ` })).toBe('가'.repeat(20));
    });

    it('refuses a part in the place of the other kind', async () => {
      const cases: [object, string, string][] = [
        [{ basePartId: 11 }, 'basePartId', validationTexts.needBase],
        [{ basePartId: 'part99' }, 'basePartId', validationTexts.part],
        [{ accessories: [{ partId: 2 }] }, 'accessories.0.partId', validationTexts.part],
        [
          { accessories: [{ partId: 11 }, { partId: 'part99' }] },
          ...(['accessories.1.partId', validationTexts.part] as const),
        ],
      ];
      for (const [rest, path, message] of cases) {
        const body = { basePartId: 1, accessories: [], ...rest };
        const error = await world.member.fails('customizeCharacter', 'VALIDATION', { body });
        expect(error.issues).toEqual([{ path, message }]);
      }
    });

    it('refuses locked parts', async () => {
      const stranger = await signUp(world.subject);
      for (const body of [
        { basePartId: 4, accessories: [] },
        { basePartId: 1, accessories: [{ partId: 11 }, { partId: 'part13' }] },
      ]) {
        const error = await stranger.fails('customizeCharacter', 'FORBIDDEN', { body });
        expect(error.error).toBe(reasonTexts.partLocked);
      }
      expect((await stranger.ok('getCharacter')).equippedAccessories).toEqual([]);
    });
  });
}
