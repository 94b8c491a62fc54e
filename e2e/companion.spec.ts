import { commonTexts } from '@/texts/common';
import { companionTexts } from '@/texts/companion';
import { profileTexts } from '@/texts/profile';
import { rewardTexts } from '@/texts/rewards';
import { save, tile, placed } from './support/customizer';
import { claimed, earn, forgetDailyVisits, listen, claimDailyVisit } from './support/economy';
import { become, newcomer } from './support/members';
import { accounts, callApi, expect, test } from './support/site';

test('a level and the parts that it unlocks are shown once', async ({ page }) => {
  const member = await newcomer(page, '자라는 수달');
  await earn(page, member, 5);
  await page.goto('/');
  const level = page.getByRole('dialog', { name: '레벨이 올랐습니다! Lv.2' });
  await expect(level.getByText(rewardTexts.stats)).toBeVisible();
  await expect(level.getByText(companionTexts.stats.creativity).locator('..')).toHaveText(
    '창의성+5',
  );
  await level.getByRole('button', { name: commonTexts.confirm }).click();
  const opened = page.getByRole('dialog', { name: rewardTexts.unlocked });
  await expect(opened.getByText('밀짚모자를 사용할 수 있습니다.')).toBeVisible();
  await expect(opened.getByText('들꽃 머리핀을 사용할 수 있습니다.')).toBeVisible();
  await opened.getByRole('link', { name: rewardTexts.customizeOf }).click();

  await expect(page).toHaveURL('/character');
  await expect(page.getByText('레벨 2 · 경험치 10')).toBeVisible();
  await tile(page, '밀짚모자').click();
  await expect(placed(page, '밀짚모자')).toHaveCount(1);
  const locked = tile(page, '조개 헤드폰');
  await expect(locked).toContainText('Lv.4에 열립니다.');
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  // The test presses it by key, because a notice may cover it for a moment.
  await locked.press('Enter');
  await expect(page.getByRole('status').getByText('조개 헤드폰은 Lv.4에 열립니다.')).toBeAttached();
  await expect(placed(page, '조개 헤드폰')).toHaveCount(0);
  await save(page);

  // The growth is shown once, even where the browser has forgotten that it was.
  await forgetDailyVisits(page);
  await listen(page);
  await page.goto('/');
  expect(await claimed(page, 'daily_login')).toMatchObject({ levelUps: 0, unlockedParts: [] });
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an admin hides all companions and shows them again', async ({ page }) => {
  const member = await newcomer(page, '숨은 수달');
  await claimDailyVisit(page);
  await callApi(page, 'POST', '/api/character/customize', {
    basePartId: 'part3',
    accessories: [{ partId: 'part11' }],
    characterName: '숨바꼭질',
  });
  await listen(page);
  await forgetDailyVisits(page);
  const widget = page.getByRole('region', { name: companionTexts.title });
  const show = async (isShown: boolean) => {
    await become(page, accounts.admin);
    const body = { companion_visible: isShown };
    expect((await callApi(page, 'POST', '/api/admin/settings', body)).status).toBe(200);
    await become(page, member);
    // The claim comes last, so everything that the page shows is there by now.
    await page.goto('/');
    await claimed(page, 'daily_login');
  };

  await page.goto('/');
  await expect(widget.getByRole('img', { name: '숨바꼭질, 동글안경 착용' })).toBeVisible();
  await expect(widget.getByText('Lv.1')).toBeVisible();
  await expect(widget.getByRole('progressbar', { name: profileTexts.experience })).toHaveAttribute(
    'aria-valuetext',
    '10 / 100',
  );
  await expect(widget.getByText(companionTexts.stats.consistency).locator('..')).toHaveText(
    '꾸준함1',
  );
  try {
    await show(false);
    await expect(widget).toHaveCount(0);
  } finally {
    await show(true);
  }
  await expect(widget).toBeVisible();
  await widget.getByRole('link', { name: companionTexts.customize }).click();
  await expect(page).toHaveURL('/character');
});
