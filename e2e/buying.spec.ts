import { buyingTexts } from '@/texts/buying';
import { characterTexts } from '@/texts/character';
import { commonTexts } from '@/texts/common';
import { activityTexts } from '@/texts/my';
import { reasonTexts } from '@contract/texts';
import { button, openCustomizer, placed, save, tile } from './support/customizer';
import { claimDailyVisit, earn, expectBalanced, historyOf } from './support/economy';
import { newcomer } from './support/members';
import { callApi, expect, test } from './support/site';

const PART = '붕어빵';

test('a member without gems is told how to earn them, and buys an accessory once they have', async ({
  page,
}) => {
  test.slow();
  const member = await newcomer(page, '모으는 수달');
  await claimDailyVisit(page);
  await openCustomizer(page);
  const dialog = page.getByRole('dialog', { name: buyingTexts.heading(PART) });
  const submit = dialog.getByRole('button', { name: buyingTexts.submit });
  await tile(page, PART).click();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(dialog.getByText(reasonTexts.gemsShort)).toBeVisible();
  await expect(dialog.getByText(buyingTexts.earning)).toBeVisible();
  await dialog.getByRole('button', { name: commonTexts.cancel }).click();
  const wear = { basePartId: 'part1', accessories: [{ partId: 'part15' }] };
  expect((await callApi(page, 'POST', '/api/character/customize', wear)).status).toBe(403);

  // Two levels of the companion give 20 gems.
  await earn(page, member, 18);
  await claimDailyVisit(page);
  await openCustomizer(page);
  await expect(page.getByText(characterTexts.ownedGems('20'))).toBeVisible();
  await tile(page, PART).click();
  await submit.click();
  await expect(page.getByText(buyingTexts.bought(PART))).toBeVisible();
  await expect(placed(page, PART)).toHaveCount(1);
  await expect(tile(page, PART)).toContainText(characterTexts.bought);
  await expect(page.getByText(characterTexts.ownedGems('0'))).toBeVisible();
  await save(page);

  await page.reload();
  await expect(button(page, characterTexts.finish)).toBeEnabled();
  await expect(placed(page, PART)).toHaveCount(1);
  await page.goto('/my/activity');
  await expect(page.getByText(activityTexts.of.part_buy)).toBeVisible();
  await expect(page.getByText(PART, { exact: true })).toBeVisible();
  const spent = (await historyOf(page)).filter(({ gems }) => gems < 0);
  expect(spent).toMatchObject([{ kind: 'part_buy', gems: -20 }]);
  await expectBalanced(page);
});
