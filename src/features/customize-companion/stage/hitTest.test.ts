import { describe, expect, it } from 'vitest';
import { hit, type HitBox } from './usePlacing';

const scarf: HitBox = { id: 'scarf', x: 50, y: 80, width: 60 };
const headphones: HitBox = { id: 'headphones', x: 50, y: 50, width: 80 };
const boxes = [scarf, headphones];
const nothing = () => false;

describe('a press on the canvas', () => {
  it('hits the part that is drawn there, not the transparent square above it', () => {
    expect(hit(boxes, { x: 50, y: 80 }, (id) => id === 'scarf')).toBe('scarf');
    expect(hit(boxes, { x: 50, y: 80 }, () => true)).toBe('headphones');
  });

  it('uses the position within the square', () => {
    const seen: number[] = [];
    hit([scarf], { x: 35, y: 95 }, (_id, u, v) => seen.push(u, v) > 0);
    expect(seen).toEqual([0.25, 0.75]);
  });

  it('hits the smallest square whose centre it meets if nothing is drawn there', () => {
    expect(hit(boxes, { x: 50, y: 52 }, nothing)).toBe('headphones');
    expect(
      hit([headphones, { ...headphones, id: 'glasses', width: 40 }], { x: 50, y: 50 }, nothing),
    ).toBe('glasses');
    expect(hit(boxes, { x: 12, y: 50 }, nothing)).toBeNull();
    expect(hit(boxes, { x: -40, y: 50 }, () => true)).toBeNull();
  });
});
