import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors';
import { parts } from './parts';
import { changeAppearance, type AppearanceChange } from './appearance';

const all = new Set(parts.map(({ id }) => id));
const bare = { name: '', basePart: 1, accessories: [], level: 20, owned: all };
const accessories = parts.filter(({ type }) => type === 'accessory').map(({ id }) => id);
const bases = parts.filter(({ type }) => type === 'base').map(({ id }) => id);

const wishes = fc.record<AppearanceChange>({
  name: fc.string(),
  basePartId: fc.constantFrom(...bases),
  accessories: fc.uniqueArray(
    fc.record({
      partId: fc.constantFrom(...accessories),
      positionX: fc.double({ noNaN: true, noDefaultInfinity: true }),
      positionY: fc.double({ noNaN: true, noDefaultInfinity: true }),
      zIndex: fc.option(fc.maxSafeInteger(), { nil: undefined }),
    }),
    { selector: ({ partId }) => partId },
  ),
});

describe('dress', () => {
  it('returns the same appearance when it is sent back', () => {
    fc.assert(
      fc.property(wishes, (change) => {
        const appearance = changeAppearance(bare, change);
        const again = changeAppearance(
          { ...appearance, level: 20, owned: all },
          {
            name: '',
            basePartId: appearance.basePart,
            accessories: appearance.accessories.map(({ partId, x, y }) => ({
              partId,
              positionX: x,
              positionY: y,
            })),
          },
        );
        expect(JSON.stringify(again)).toBe(JSON.stringify(appearance));
        for (const { x, y } of appearance.accessories) {
          for (const place of [x, y]) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThanOrEqual(100);
            expect(JSON.stringify(place)).toMatch(/^\d{1,3}(?:\.\d\d?)?$/);
          }
        }
      }),
    );
  });

  it('accepts unlocked and placed parts only', () => {
    const locked = { name: '', basePartId: 6, accessories: [] };
    const codeOf = (work: () => unknown) => {
      try {
        work();
        return null;
      } catch (error) {
        return error instanceof ApiError ? error.code : error;
      }
    };
    expect(codeOf(() => changeAppearance({ ...bare, level: 9 }, locked))).toBe('FORBIDDEN');
    expect(codeOf(() => changeAppearance({ ...bare, level: 10 }, locked))).toBeNull();
    expect(codeOf(() => changeAppearance({ ...bare, level: 1, basePart: 6 }, locked))).toBeNull();
    const crown = { partId: 24, positionX: 1, positionY: 2 };
    const crowned = { name: '', basePartId: 1, accessories: [crown] };
    expect(codeOf(() => changeAppearance({ ...bare, level: 14 }, crowned))).toBe('FORBIDDEN');
    const placed = [{ partId: 24, x: 50, y: 50 }];
    expect(
      changeAppearance({ ...bare, level: 1, accessories: placed }, crowned).accessories,
    ).toEqual([{ partId: 24, x: 1, y: 2 }]);
    // No level unlocks a part that costs gems.
    const lit = { ...crowned, accessories: [{ ...crown, partId: 23 }] };
    const owned = new Set<number>();
    expect(codeOf(() => changeAppearance({ ...bare, owned }, lit))).toBe('FORBIDDEN');
    expect(codeOf(() => changeAppearance({ ...bare, level: 1 }, lit))).toBeNull();
    // An unknown part is refused before a locked one.
    const both = { ...crowned, accessories: [crown, { ...crown, partId: 99 }] };
    expect(codeOf(() => changeAppearance({ ...bare, level: 1 }, both))).toBe('VALIDATION');
  });
});
