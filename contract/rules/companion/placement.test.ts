import { describe, expect, it } from 'vitest';
import { parts } from './parts';
import { clampPosition, defaultPosition, layerRank, sizeOn } from './placement';

const baseOf = (name: string) => {
  const part = parts.find((one) => one.icon.endsWith(`/bases/${name}.svg`));
  if (part?.type !== 'base') throw new Error(`There is no base ${name}`);
  return part.layout;
};
const accessoryOf = (name: string) => {
  const part = parts.find((one) => one.icon.endsWith(`/accessories/${name}.svg`));
  if (part?.type !== 'accessory') throw new Error(`There is no accessory ${name}`);
  return part.layout;
};

describe('placement', () => {
  it('keeps positions on the canvas in whole percent', () => {
    expect(clampPosition({ x: -3, y: 104.2 })).toEqual({ x: 0, y: 100 });
    expect(clampPosition({ x: 12.5, y: 12.49 })).toEqual({ x: 13, y: 12 });
    expect(clampPosition({ x: -0.2, y: 0.2 })).toEqual({ x: 0, y: 0 });
  });

  it('puts the pivot of an accessory on the anchor of a base', () => {
    for (const part of parts) {
      if (part.type !== 'accessory') continue;
      const { layout } = part;
      for (const name of ['drop', 'sprout', 'otter', 'whale', 'rabbit', 'firefly']) {
        const base = baseOf(name);
        const { x, y } = defaultPosition(base, layout);
        const size = sizeOn(base, layout) / 100;
        const anchor = base.anchors[layout.anchor];
        // The difference is at most half a percent, from rounding to whole percents.
        expect(Math.abs(x + (layout.pivot.x - 50) * size - anchor.x)).toBeLessThanOrEqual(0.5);
        expect(Math.abs(y + (layout.pivot.y - 50) * size - anchor.y)).toBeLessThanOrEqual(0.5);
      }
    }
    expect(defaultPosition(null, accessoryOf('glasses'))).toEqual({ x: 50, y: 50 });
  });

  it('scales only the accessories of a face to the face', () => {
    const otter = baseOf('otter');
    expect(sizeOn(otter, accessoryOf('glasses'))).toBeCloseTo(47 * 1.12);
    expect(sizeOn(otter, accessoryOf('scarf'))).toBe(60);
    expect(sizeOn(null, accessoryOf('glasses'))).toBe(47);
  });

  it('layers wings behind everything and a hand in front of it', () => {
    const names = ['umbrella', 'straw-hat', 'glasses', 'scarf', 'wings'];
    const ranked = names.toSorted((a, b) => layerRank(accessoryOf(a)) - layerRank(accessoryOf(b)));
    expect(ranked).toEqual(['wings', 'scarf', 'glasses', 'straw-hat', 'umbrella']);
  });
});
