import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFont } from './font';

const { load } = vi.hoisted(() => ({ load: vi.fn(() => Promise.resolve()) }));
vi.mock('../lazy/lazyLoad', () => ({ lazyLoad: () => ({ load }) }));

interface Device {
  connection?: { saveData?: boolean; effectiveType?: string };
  isWideWithMouse: boolean;
}

const on = ({ connection, isWideWithMouse }: Device): void => {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('matchMedia', () => ({ matches: isWideWithMouse }));
};

afterEach(() => {
  vi.unstubAllGlobals();
  load.mockClear();
});

describe('the web font', () => {
  it.each<[string, Device]>([
    ['a browser that tells nothing of its line', { isWideWithMouse: true }],
    ['a fast line', { isWideWithMouse: true, connection: { effectiveType: '4g' } }],
  ])('comes to a wide window with a mouse on %s', async (_, device) => {
    on(device);
    await loadFont();
    expect(load).toHaveBeenCalledOnce();
  });

  it.each<[string, Device]>([
    ['a phone', { isWideWithMouse: false, connection: { effectiveType: '4g' } }],
    ['a reader who saves data', { isWideWithMouse: true, connection: { saveData: true } }],
    ['a slow line', { isWideWithMouse: true, connection: { effectiveType: '3g' } }],
  ])('stays away from %s', async (_, device) => {
    on(device);
    await loadFont();
    expect(load).not.toHaveBeenCalled();
  });
});
