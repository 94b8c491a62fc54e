import { describe, expect, it } from 'vitest';
import { fitted, kept, moved, WHOLE, zoomed } from './zoom';

const picture = { x: 400, y: 200 };
const stage = { x: 400, y: 800 };

describe('a picture in the viewer', () => {
  it('keeps the point under the fingers in place', () => {
    const at = { x: 100, y: -50 };
    const view = zoomed({ scale: 2, x: 30, y: 10 }, 1.5, at);
    // The point of the picture that was there before is still there.
    expect((at.x - view.x) / view.scale).toBeCloseTo((at.x - 30) / 2);
    expect((at.y - view.y) / view.scale).toBeCloseTo((at.y - 10) / 2);
  });

  it('fills the window, even if it is smaller itself', () => {
    expect(fitted({ x: 100, y: 50 }, stage)).toEqual({ x: 400, y: 200 });
    expect(fitted({ x: 4000, y: 16000 }, stage)).toEqual({ x: 200, y: 800 });
    expect(fitted({ x: 0, y: 0 }, stage)).toEqual({ x: 0, y: 0 });
  });

  it('is never smaller than the whole picture and never larger than five times', () => {
    expect(zoomed(WHOLE, 0.2).scale).toBe(1);
    expect(zoomed(WHOLE, 100).scale).toBe(5);
  });

  it('stays in the window, and is centred on an axis with spare room', () => {
    const view = kept(moved({ scale: 2, x: 0, y: 0 }, { x: 900, y: 900 }), picture, stage);
    expect(view).toEqual({ scale: 2, x: 200, y: 0 });
    expect(kept({ scale: 1, x: 50, y: -50 }, picture, stage)).toEqual(WHOLE);
  });
});
