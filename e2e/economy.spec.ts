import { profileTexts } from '@/texts/profile';
import { rewardTexts } from '@/texts/rewards';
import {
  claimed,
  expectBalanced,
  forgetDailyVisits,
  historyOf,
  listen,
  profileOf,
} from './support/economy';
import { newcomer } from './support/members';
import { callApi, expect, test } from './support/site';

const DAILY = rewardTexts.daily;

test('the daily visit is rewarded once', async ({ page }) => {
  const { name } = await newcomer(page, '들르는 수달');
  await page.goto('/');
  await expect(page.getByText(DAILY)).toBeVisible();
  const bar = profileOf(page, name).getByRole('progressbar', { name: profileTexts.experience });
  await expect(bar).toHaveAttribute('aria-valuetext', '10 / 1,000');

  // The browser forgets; the server does not.
  await forgetDailyVisits(page);
  await listen(page);
  await page.reload();
  expect(await claimed(page, 'daily_login')).toMatchObject({ granted: false, streak: { days: 1 } });
  await expect(bar).toHaveAttribute('aria-valuetext', '10 / 1,000');
  await expect(page.getByText(DAILY)).toHaveCount(0);

  // The server ignores an amount from the client.
  const asked = { actionType: 'daily_login', experienceAmount: 5000 };
  const { body } = await callApi(page, 'POST', '/api/character/experience', asked);
  expect(body).toMatchObject({ granted: false, newExperience: 10 });
  expect(await historyOf(page)).toHaveLength(1);
  await expectBalanced(page);
});
