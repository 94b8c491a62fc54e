import type { Edit } from './appearance';

const STEP = 1;
const LARGE_STEP = 5;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Key {
  key: string;
  /** The physical key, because a Korean layout has other characters on it. */
  code: string;
  shiftKey: boolean;
}

/** Returns the edit for a key in position mode. Source: docs/product/rules.md#placement. */
export function editOfKey({ key, code, shiftKey }: Key, id: string): Edit | null {
  const direction = directions[key];
  if (direction) {
    const [x, y] = direction;
    const step = shiftKey ? LARGE_STEP : STEP;
    return { type: 'step', id, by: { x: x * step, y: y * step } };
  }
  if (key === 'Home') return { type: 'reset', id };
  if (key === 'Delete' || key === 'Backspace') return { type: 'remove', id };
  if (code === 'BracketRight') return { type: 'layer', id, by: 1 };
  if (code === 'BracketLeft') return { type: 'layer', id, by: -1 };
  return null;
}
