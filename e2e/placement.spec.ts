import { characterTexts } from '@/texts/character';
import type { Page } from '@playwright/test';
import {
  button,
  canvas,
  GLASSES,
  openCustomizer,
  positionOf,
  save,
  tile,
  placed,
} from './support/customizer';
import { callsOf, listen, claimDailyVisit } from './support/economy';
import { fingerOf, middleOf, uncover, type Point } from './support/fingers';
import { newcomer } from './support/members';
import { callApi, expect, test } from './support/site';

// The request has exactly this body, however the glasses were moved here.
const TARGET: Point = { x: 30, y: 40 };
const bodyOf = (userId: string) =>
  `{"basePartId":"part1","accessories":[{"partId":"part11","positionX":30,"positionY":40,"zIndex":0}],"characterName":"물결","userId":"${userId}"}`;

/** Opens the customizer with a companion without accessories; returns its member. */
async function openBare(page: Page): Promise<string> {
  const { id } = await newcomer(page, '이렇게 저렇게 수달');
  await claimDailyVisit(page);
  const bare = { basePartId: 'part1', accessories: [], characterName: '물결' };
  expect((await callApi(page, 'POST', '/api/character/customize', bare)).status).toBe(200);
  await listen(page);
  await openCustomizer(page);
  return id;
}

/** The current point on the screen of a position on the canvas. */
async function onScreen(page: Page, { x, y }: Point): Promise<Point> {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('no canvas');
  return { x: box.x + (box.width * x) / 100, y: box.y + (box.height * y) / 100 };
}

/** The companion stops moving while a part is dragged, so positions are final only now. */
const expectDragging = (page: Page) =>
  expect(page.getByText(characterTexts.dropHint)).toBeVisible();

async function expectSent(page: Page, userId: string): Promise<void> {
  await save(page);
  const calls = await callsOf(page, '/api/character/customize');
  expect(calls.map(({ sent }) => sent)).toEqual([bodyOf(userId)]);
}

test('a mouse moves a placed part to the same position', async ({ page }) => {
  const userId = await openBare(page);
  await tile(page, GLASSES).click();
  await button(page, characterTexts.positionOn).click();
  const from = await onScreen(page, await positionOf(page, GLASSES));
  const to = await onScreen(page, TARGET);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => positionOf(page, GLASSES)).toEqual(TARGET);
  await expectSent(page, userId);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags a part from the list to the same position', async ({ page }) => {
    const userId = await openBare(page);
    await uncover(tile(page, GLASSES));
    const from = await middleOf(tile(page, GLASSES));
    const finger = await fingerOf(page);
    await finger.down(from);
    await expectDragging(page);
    await finger.moveTo(await onScreen(page, TARGET), from);
    await finger.up();
    await expect(placed(page, GLASSES)).toHaveCount(1);
    await expectSent(page, userId);
  });
});
