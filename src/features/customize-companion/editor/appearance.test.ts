import { companions } from '@contract/fixtures/companions';
import { baseIcon, presentParts, presentPlacedParts } from '@contract/presenters/companion';
import { clampPosition } from '@contract/rules/companion/placement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canLayer,
  editAppearance,
  appearanceOf,
  isSameAppearance,
  type Edit,
  type EditedAppearance,
} from './appearance';
import { randomAppearance } from './useEditor';
import { bodyOf } from './useSave';
import { defaultPositionOn, catalogOf } from './partCatalog';

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
  equippedAccessories: presentPlacedParts({ basePart, accessories: rest.accessories }),
  availableParts: presentParts(level),
};
const catalog = catalogOf(known);
const start = appearanceOf(known, catalog);
const part = { whale: 'part4', drop: 'part1', scarf: 'part12', headphones: 'part16' };
const more = { glasses: 'part11', hat: 'part13', umbrella: 'part17', wings: 'part21' };
const held = { bun: 'part15', conch: 'part20', jellyfish: 'part23' };
const run = (appearance: EditedAppearance, ...edits: Edit[]) =>
  edits.reduce((now, edit) => editAppearance(now, edit, catalog), appearance);
const ids = ({ placed }: EditedAppearance) => placed.map(({ id }) => id);
const positionOf = ({ placed }: EditedAppearance, id: string) => {
  const item = placed.find((one) => one.id === id);
  return item && { x: item.x, y: item.y };
};
const own = (id: string, base: string) =>
  defaultPositionOn(catalog.base(base), catalog.accessory(id)!);

describe('an appearance in the editor', () => {
  it('starts as saved on the server', () => {
    expect(start.base).toBe(part.whale);
    expect(ids(start)).toEqual([part.scarf, part.headphones]);
  });

  it('places an accessory at its default position or where it was dropped, in whole percent', () => {
    const put = run(start, { type: 'put', id: more.glasses });
    expect(positionOf(put, more.glasses)).toEqual(own(more.glasses, part.whale));
    const dropped = run(put, { type: 'put', id: more.glasses, position: { x: 12.4, y: 140 } });
    expect(positionOf(dropped, more.glasses)).toEqual({ x: 12, y: 100 });
    expect(ids(dropped)).toHaveLength(3);
  });

  it('never puts a held item on top of another', () => {
    const sold = [held.bun, held.conch, held.jellyfish, more.umbrella];
    for (const { part_id: base } of catalog.bases) {
      const bare = run({ base, placed: [] });
      const full = run(bare, ...sold.map((id): Edit => ({ type: 'put', id })));
      expect(positionOf(full, held.bun)).toEqual(own(held.bun, base));
      for (const [at, one] of full.placed.entries()) {
        for (const other of full.placed.slice(at + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(15);
        }
      }
    }
  });

  it('moves held items of the other hand along to a new body', () => {
    const both = run(start, { type: 'put', id: held.bun }, { type: 'put', id: held.conch });
    const onDrop = run(both, { type: 'base', id: part.drop });
    const { x, y } = own(held.conch, part.drop);
    expect(positionOf(onDrop, held.conch)).toEqual({ x: 100 - x, y });
    expect(run(onDrop, { type: 'base', id: part.whale })).toEqual(both);
  });

  it('layers a new accessory in drawing order', () => {
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

  it('moves a part in steps, stops at the edges and resets to the centre, then to its own position', () => {
    const moved = run(start, { type: 'step', id: part.scarf, by: { x: -500, y: 5 } });
    expect(positionOf(moved, part.scarf)).toEqual({ x: 0, y: 94 });
    const centred = run(moved, { type: 'reset', id: part.scarf });
    expect(positionOf(centred, part.scarf)).toEqual({ x: 50, y: 50 });
    expect(run(centred, { type: 'reset', id: part.scarf })).toEqual(start);
    const edge = run(start, { type: 'move', id: part.scarf, position: { x: 0, y: 0 } });
    expect(run(edge, { type: 'step', id: part.scarf, by: { x: -1, y: 0 } })).toBe(edge);
  });

  it('moves untouched accessories to a new body and keeps the moved ones', () => {
    const moved = run(start, { type: 'step', id: part.headphones, by: { x: 3, y: 0 } });
    const onDrop = run(moved, { type: 'base', id: part.drop });
    expect(positionOf(onDrop, part.scarf)).toEqual(own(part.scarf, part.drop));
    expect(positionOf(onDrop, part.headphones)).toEqual(positionOf(moved, part.headphones));
    expect(run(onDrop, { type: 'base', id: part.whale })).toEqual(moved);
  });

  it('moves a part in front of those on the same side of the body', () => {
    const appearance = run(start, { type: 'put', id: more.wings });
    expect(canLayer(appearance, more.wings, 1, catalog)).toBe(false);
    expect(canLayer(appearance, part.scarf, -1, catalog)).toBe(false);
    const forward = run(appearance, { type: 'layer', id: part.scarf, by: 1 });
    expect(ids(forward)).toEqual([more.wings, part.headphones, part.scarf]);
    expect(run(forward, { type: 'layer', id: part.scarf, by: -1 })).toEqual(appearance);
  });

  it('stays the same object if an edit changes nothing', () => {
    expect(run(start, { type: 'base', id: part.whale })).toBe(start);
    expect(run(start, { type: 'base', id: 'part99' })).toBe(start);
    expect(run(start, { type: 'put', id: part.whale })).toBe(start);
    expect(run(start, { type: 'remove', id: more.hat })).toBe(start);
    expect(run(start, { type: 'layer', id: more.hat, by: 1 })).toBe(start);
    expect(isSameAppearance(start, { ...start })).toBe(true);
  });

  it('sends the same data for the same look, regardless of the edits', () => {
    const byKeys = run(
      start,
      ...Array.from({ length: 7 }, (): Edit => ({
        type: 'step',
        id: part.scarf,
        by: { x: 1, y: -1 },
      })),
    );
    const { x, y } = positionOf(start, part.scarf)!;
    const byDrag = run(start, {
      type: 'move',
      id: part.scarf,
      position: { x: x + 7.3, y: y - 6.8 },
    });
    const words = (appearance: EditedAppearance) =>
      JSON.stringify(bodyOf(appearance, part.whale, name));
    expect(words(byKeys)).toBe(words(byDrag));
  });

  it('never leaves the canvas and has no part twice', () => {
    const id = fc.constantFrom(...Object.values({ ...part, ...more }));
    const position = fc.record({
      x: fc.double({ min: -300, max: 300, noNaN: true }),
      y: fc.double({ min: -300, max: 300, noNaN: true }),
    });
    const by = fc.constantFrom<1 | -1>(1, -1);
    const edit = fc.oneof(
      fc.record({
        type: fc.constant('put' as const),
        id,
        position: fc.option(position, { nil: undefined }),
      }),
      fc.record({ type: fc.constantFrom('base', 'remove', 'reset'), id }),
      fc.record({ type: fc.constant('move' as const), id, position }),
      fc.record({ type: fc.constant('step' as const), id, by: position }),
      fc.record({ type: fc.constant('layer' as const), id, by }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
        const appearance = run(start, ...edits);
        expect(new Set(ids(appearance)).size).toBe(appearance.placed.length);
        for (const { x, y } of appearance.placed) expect({ x, y }).toEqual(clampPosition({ x, y }));
        expect(catalog.base(appearance.base)).not.toBeNull();
      }),
    );
  });
});

describe('a random appearance', () => {
  it('consists of unlocked parts, at most one for each anchor of the body', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
        const random = () => numbers.next().value as number;
        const appearance = randomAppearance(start, catalog, random);
        const parts = appearance.placed.map(({ id }) => catalog.accessory(id)!);
        expect([catalog.base(appearance.base)!, ...parts].every(catalog.isOpen)).toBe(true);
        expect(new Set(parts.map(({ layout }) => layout.anchor)).size).toBe(parts.length);
        expect(parts.length).toBeGreaterThan(0);
      }),
    );
  });
});
