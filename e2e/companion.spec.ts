import { companionTexts } from '@/texts/companion';
import { claimed, forgetDailyVisits, listen } from './support/economy';
import { newcomer } from './support/members';
import { expect, send, test } from './support/site';

test('an admin hides all companions and shows them again', async ({ page, admin }) => {
  await newcomer(page, '숨은 수달');
  await listen(page);
  await forgetDailyVisits(page);
  const widget = page.getByRole('region', { name: companionTexts.title });
  const show = async (isShown: boolean) => {
    const body = { companion_visible: isShown };
    expect((await send(admin, 'POST', '/api/admin/settings', body)).status).toBe(200);
    // The claim is the last request, so the page is complete by now.
    await page.goto('/');
    await claimed(page, 'daily_login');
  };
  try {
    await show(false);
    await expect(widget).toHaveCount(0);
  } finally {
    await show(true);
  }
  await expect(widget).toBeVisible();
});
