import { characterTexts } from '@/texts/character';
import type { Page } from '@playwright/test';
import type { Point } from './fingers';
import { expect } from './site';

/** An accessory that every member can use. */
export const GLASSES = '동글안경';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const named = (name: string) => ({ name: new RegExp(`^${name}`) });

/** An accessory in the list. */
export const tile = (page: Page, name: string) =>
  page.getByRole('group', { name: characterTexts.accessories }).getByRole('button', named(name));

/** The element whose percentages are the positions of accessories. */
export const canvas = (page: Page) => page.locator('[data-canvas]');

/** An accessory on the canvas. */
export const placed = (page: Page, name: string) => canvas(page).getByRole('button', named(name));

/** Opens the customizer and waits until it is ready. */
export async function openCustomizer(page: Page): Promise<void> {
  await page.goto('/character');
  await expect(button(page, characterTexts.finish)).toBeEnabled();
}

/** The position of an accessory as position mode announces it. */
export async function positionOf(page: Page, name: string): Promise<Point> {
  const said = (await placed(page, name).getAttribute('aria-label')) ?? '';
  const [x, y] = /가로 (\d+)%, 세로 (\d+)%$/.exec(said)?.slice(1).map(Number) ?? [];
  return { x: x ?? NaN, y: y ?? NaN };
}

export async function save(page: Page): Promise<void> {
  await button(page, characterTexts.finish).click();
  await expect(page.getByText(characterTexts.saved)).toBeVisible();
}
