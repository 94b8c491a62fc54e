import { companions } from '@contract/fixtures/companions';
import { baseIcon, presentParts, presentWorn } from '@contract/presenters/companion';
import { clampPlace } from '@contract/rules/placement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canLayer, editLook, lookOf, sameLook, type Edit, type Look } from './look';
import { randomLook } from './randomLook';
import { bodyOf } from './useSave';
import { placeOn, wardrobeOf } from './wardrobe';

const { name, basePart, level, ...rest } = companions[0]!;
const known = {
  character: {
    characterName: name,
    character_name: name,
    basePartIcon: baseIcon(basePart),
    level,
    base_part_id: `part${basePart}`,
    experience: 0,
    creativity: 0,
    sociability: 0,
    influence: 0,
    consistency: 0,
  },
  equippedAccessories: presentWorn({ basePart, accessories: rest.accessories }),
  availableParts: presentParts(level),
};
const wardrobe = wardrobeOf(known);
const start = lookOf(known, wardrobe);
const part = { whale: 'part4', drop: 'part1', scarf: 'part12', headphones: 'part16' };
const more = { glasses: 'part11', hat: 'part13', umbrella: 'part17', wings: 'part21' };
const run = (look: Look, ...edits: Edit[]) =>
  edits.reduce((now, edit) => editLook(now, edit, wardrobe), look);
const ids = ({ worn }: Look) => worn.map(({ id }) => id);
const placeOf = ({ worn }: Look, id: string) => {
  const item = worn.find((one) => one.id === id);
  return item && { x: item.x, y: item.y };
};
const own = (id: string, base: string) => placeOn(wardrobe.base(base), wardrobe.accessory(id)!);

describe('a look', () => {
  it('begins as the server knows it', () => {
    expect(start.base).toBe(part.whale);
    expect(ids(start)).toEqual([part.scarf, part.headphones]);
  });

  it('wears an accessory at its own place, or where it was dropped, in whole percent', () => {
    const put = run(start, { type: 'put', id: more.glasses });
    expect(placeOf(put, more.glasses)).toEqual(own(more.glasses, part.whale));
    const dropped = run(put, { type: 'put', id: more.glasses, place: { x: 12.4, y: 140 } });
    expect(placeOf(dropped, more.glasses)).toEqual({ x: 12, y: 100 });
    expect(ids(dropped)).toHaveLength(3);
  });

  it('lays what is put on as the drawings are meant to lie', () => {
    const put = run(
      start,
      { type: 'put', id: more.umbrella },
      { type: 'put', id: more.hat },
      { type: 'put', id: more.wings },
    );
    expect(ids(put)).toEqual([
      ...[more.wings, part.scarf, part.headphones, more.hat, more.umbrella],
    ]);
  });

  it('moves in steps, stops at the edges, and goes back to its own place', () => {
    const moved = run(start, { type: 'step', id: part.scarf, by: { x: -500, y: 5 } });
    expect(placeOf(moved, part.scarf)).toEqual({ x: 0, y: 94 });
    expect(run(moved, { type: 'reset', id: part.scarf })).toEqual(start);
    const edge = run(start, { type: 'move', id: part.scarf, place: { x: 0, y: 0 } });
    expect(run(edge, { type: 'step', id: part.scarf, by: { x: -1, y: 0 } })).toBe(edge);
  });

  it('moves to a new body what nobody moved, and leaves what somebody did', () => {
    const moved = run(start, { type: 'step', id: part.headphones, by: { x: 3, y: 0 } });
    const onDrop = run(moved, { type: 'base', id: part.drop });
    expect(placeOf(onDrop, part.scarf)).toEqual(own(part.scarf, part.drop));
    expect(placeOf(onDrop, part.headphones)).toEqual(placeOf(moved, part.headphones));
    expect(run(onDrop, { type: 'base', id: part.whale })).toEqual(moved);
  });

  it('brings forward past what lies on the same side of the body', () => {
    const look = run(start, { type: 'put', id: more.wings });
    expect(canLayer(look, more.wings, 1, wardrobe)).toBe(false);
    expect(canLayer(look, part.scarf, -1, wardrobe)).toBe(false);
    const forward = run(look, { type: 'layer', id: part.scarf, by: 1 });
    expect(ids(forward)).toEqual([more.wings, part.headphones, part.scarf]);
    expect(run(forward, { type: 'layer', id: part.scarf, by: -1 })).toEqual(look);
  });

  it('stays the very same where an edit changes nothing', () => {
    expect(run(start, { type: 'base', id: part.whale })).toBe(start);
    expect(run(start, { type: 'base', id: 'part99' })).toBe(start);
    expect(run(start, { type: 'put', id: part.whale })).toBe(start);
    expect(run(start, { type: 'remove', id: more.hat })).toBe(start);
    expect(run(start, { type: 'layer', id: more.hat, by: 1 })).toBe(start);
    expect(sameLook(start, { ...start })).toBe(true);
  });

  it('is sent the same whichever way it came about', () => {
    const byKeys = run(
      start,
      ...Array.from({ length: 7 }, (): Edit => ({
        type: 'step',
        id: part.scarf,
        by: { x: 1, y: -1 },
      })),
    );
    const { x, y } = placeOf(start, part.scarf)!;
    const byDrag = run(start, {
      type: 'move',
      id: part.scarf,
      place: { x: x + 7.3, y: y - 6.8 },
    });
    const words = (look: Look) => JSON.stringify(bodyOf(look, part.whale, name));
    expect(words(byKeys)).toBe(words(byDrag));
  });

  it('never leaves the canvas, and wears nothing twice', () => {
    const id = fc.constantFrom(...Object.values({ ...part, ...more }));
    const place = fc.record({
      x: fc.double({ min: -300, max: 300, noNaN: true }),
      y: fc.double({ min: -300, max: 300, noNaN: true }),
    });
    const by = fc.constantFrom<1 | -1>(1, -1);
    const edit = fc.oneof(
      fc.record({
        type: fc.constant('put' as const),
        id,
        place: fc.option(place, { nil: undefined }),
      }),
      fc.record({ type: fc.constantFrom('base', 'remove', 'reset'), id }),
      fc.record({ type: fc.constant('move' as const), id, place }),
      fc.record({ type: fc.constant('step' as const), id, by: place }),
      fc.record({ type: fc.constant('layer' as const), id, by }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const look = run(start, ...edits);
        expect(new Set(ids(look)).size).toBe(look.worn.length);
        for (const { x, y } of look.worn) expect({ x, y }).toEqual(clampPlace({ x, y }));
        expect(wardrobe.base(look.base)).not.toBeNull();
      }),
    );
  });
});

describe('a random look', () => {
  it('is made of open parts, one for a place of the body', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
        const random = () => numbers.next().value as number;
        const look = randomLook(start, wardrobe, random);
        const parts = look.worn.map(({ id }) => wardrobe.accessory(id)!);
        expect([wardrobe.base(look.base)!, ...parts].every(wardrobe.isOpen)).toBe(true);
        expect(new Set(parts.map(({ layout }) => layout.anchor)).size).toBe(parts.length);
        expect(parts.length).toBeGreaterThan(0);
      }),
    );
  });
});
