import { commonTexts } from '@/texts/common';
import { plantTexts, seedTexts, speciesTexts } from '@/texts/garden';
import { profileTexts } from '@/texts/profile';
import type { Page } from '@playwright/test';
import { earn, expectBalanced, historyOf, claimDailyVisit } from './support/economy';
import { newcomer } from './support/members';
import { callApi, expect, test } from './support/site';

const plant = (page: Page, name: string) => page.getByRole('article', { name });
const growth = (page: Page, name: string) =>
  plant(page, name).getByRole('progressbar', { name: plantTexts.growth });
const water = (page: Page, name: string) =>
  plant(page, name).getByRole('button', { name: new RegExp(`^${name} 물 주기`) });
/** A balance at the head of the garden: 물방울 or 보석. */
const balance = (page: Page, name: string) =>
  page
    .getByRole('region', { name: profileTexts.garden })
    .getByRole('term')
    .filter({ hasText: name })
    .locator('..')
    .getByRole('definition');

const grows = (page: Page, name: string, value: string) =>
  expect(growth(page, name)).toHaveAttribute('aria-valuetext', value);

test('a lotus comes into bloom, and its gems buy a seed', async ({ page }) => {
  test.slow();
  const member = await newcomer(page, '꽃 피우는 수달');
  // The plant gets 495 of growth by posts and 320 by watering; the member gets 20 gems by two
  // levels and 30 by the bloom.
  await earn(page, member, 33);
  await claimDailyVisit(page);
  const { body } = await callApi(page, 'GET', '/api/garden/plants');
  const [lotus] = body.plants as { id: string }[];
  for (let press = 0; press < 29; press += 1) {
    const path = `/api/garden/plants/${lotus?.id ?? ''}/water`;
    expect((await callApi(page, 'POST', path, {})).status).toBe(200);
  }

  await page.goto('/garden');
  await expect(balance(page, profileTexts.waterDrops)).toHaveText('40');
  await expect(balance(page, profileTexts.gems)).toHaveText('20');
  await expect(plant(page, speciesTexts.lotus).getByText('식물 레벨 4 / 5')).toBeVisible();
  await grows(page, speciesTexts.lotus, '310 / 337');
  const seed = page.getByRole('button', { name: seedTexts.plant });
  await seed.click();
  const dialog = page.getByRole('dialog', { name: seedTexts.heading });
  const submit = dialog.getByRole('button', { name: seedTexts.submit });
  await expect(submit).toHaveAccessibleDescription('보석이 부족합니다.');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByRole('button', { name: commonTexts.cancel }).click();

  for (let press = 0; press < 3; press += 1) await water(page, speciesTexts.lotus).click();
  await expect(page.getByText('연꽃이 활짝 피었습니다!')).toBeVisible();
  await expect(plant(page, speciesTexts.lotus).getByText('식물 레벨 5 / 5')).toBeVisible();
  await expect(
    plant(page, speciesTexts.lotus).getByText(plantTexts.inBloom, { exact: true }),
  ).toBeVisible();
  await expect(water(page, speciesTexts.lotus)).toHaveCount(0);
  await expect(plant(page, speciesTexts.lotus)).toBeFocused();
  await expect(balance(page, profileTexts.waterDrops)).toHaveText('10');
  await expect(balance(page, profileTexts.gems)).toHaveText('50');

  await seed.click();
  await dialog.locator('label', { hasText: speciesTexts.daffodil }).click();
  await expect(dialog.getByRole('radio', { name: speciesTexts.daffodil })).toBeChecked();
  await expect(dialog.getByText(seedTexts.left).locator('..')).toContainText('0');
  await submit.click();
  await expect(page.getByText('수선화 씨앗을 심었습니다.')).toBeVisible();
  await expect(plant(page, speciesTexts.daffodil)).toBeFocused();
  await expect(balance(page, profileTexts.gems)).toHaveText('0');
  await grows(page, speciesTexts.daffodil, '0 / 100');
  await water(page, speciesTexts.daffodil).click();
  await grows(page, speciesTexts.daffodil, '10 / 100');
  await expect(balance(page, profileTexts.waterDrops)).toHaveText('0');

  await page.reload();
  await grows(page, speciesTexts.daffodil, '10 / 100');
  await expect(plant(page, speciesTexts.lotus).getByText('식물 레벨 5 / 5')).toBeVisible();
  await expect(page.getByText('12개 중 2개')).toBeAttached();
  const gems = (await historyOf(page)).map((entry) => entry.gems).filter((amount) => amount !== 0);
  expect(gems.toSorted((a, b) => a - b)).toEqual([-50, 10, 10, 30]);
  await expectBalanced(page);
});
