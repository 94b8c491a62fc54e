import { feedTexts } from '@/texts/feed';
import { expect, test } from './support/site';

test('a search in a sphere stays there until it is widened to all posts', async ({ page }) => {
  await page.goto('/?sphere=1');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('한강');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=.*sphere=1/);
  const everywhere = page.getByRole('link', { name: feedTexts.searchEverywhere }).first();
  // This page does not change, because the link opens another window.
  const other = page.context().waitForEvent('page');
  await everywhere.click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(page).toHaveURL(/sphere=1/);
  await everywhere.click();
  await expect(page).toHaveURL(/\/\?q=[^&]*$/);
  await expect(page.getByRole('heading', { level: 1, name: /한강/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/q=.*sphere=1/);
});
