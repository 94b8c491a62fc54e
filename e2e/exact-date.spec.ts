import type { Page } from '@playwright/test';
import { expect, test } from './support/site';

// Only a real pointer hovers, and only a real finger leaves the page right after its press.

const ageOf = (page: Page) =>
  page
    .getByRole('article')
    .getByRole('button')
    .filter({ has: page.locator('time') })
    .first();
const tipOf = (page: Page) => page.getByRole('tooltip');
const DATE = /^\d{4}년 \d+월 \d+일 .요일 (?:오전|오후) \d+:\d\d$/;

test('the pointer shows the exact date of a post, and hides it when it leaves', async ({
  page,
}) => {
  await page.goto('/');
  await expect(async () => {
    await page.mouse.move(0, 0);
    await ageOf(page).hover();
    await expect(tipOf(page)).toHaveText(DATE, { timeout: 2_000 });
  }).toPass();
  await page.mouse.move(0, 0);
  await expect(tipOf(page)).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap shows the exact date of a post, and the next tap hides it', async ({ page }) => {
    await page.goto('/');
    await expect(async () => {
      await ageOf(page).tap();
      await expect(tipOf(page)).toHaveText(DATE, { timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveURL('/');
    await page.touchscreen.tap(195, 4);
    await expect(tipOf(page)).toBeHidden();
  });
});
