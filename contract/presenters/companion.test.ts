import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PartSchema } from '../models/character';
import { parts } from '../rules/companion/parts';
import { baseIcon, presentParts, presentPlacedParts } from './companion';

const bases = parts.filter(({ type }) => type === 'base').map(({ id }) => id);

describe('the presenters of companions', () => {
  it('show every part in the contract’s shape', () => {
    for (const level of [1, 7, 20]) {
      const shown = presentParts(level);
      expect(shown.map((part) => v.parse(PartSchema, part))).toEqual(shown);
    }
    for (const id of bases) expect(baseIcon(id)).toMatch(/^\/companion\/bases\/[\w-]+\.svg$/);
    expect(baseIcon(99)).toBe('');
  });

  it('leave out placed parts that no longer exist', () => {
    const placed = [
      { partId: 99, x: 1, y: 1 },
      { partId: 11, x: 2, y: 2 },
    ];
    expect(presentPlacedParts({ basePart: 99, accessories: placed })).toMatchObject([
      { part_id: 'part11', position_x: 2, zIndex: 0, part_size: 47 },
    ]);
  });
});
