import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

export interface Point {
  x: number;
  y: number;
}

/** The middle of an element on the screen. */
export async function middleOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** A finger on the screen; the browser context must have touch. */
export async function fingerOf(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    down: (at: Point) => touch('touchStart', at),
    moveTo: async (to: Point, from: Point) => {
      for (let step = 1; step <= 8; step += 1) {
        const along = (a: number, b: number) => a + ((b - a) * step) / 8;
        await touch('touchMove', { x: along(from.x, to.x), y: along(from.y, to.y) });
      }
    },
    up: () => touch('touchEnd'),
  };
}

/** Scrolls until nothing covers the middle of a target. */
export async function uncover(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (element.contains(uppermost)) return true;
        scrollBy(0, 60);
        return false;
      }),
    )
    .toBe(true);
}
