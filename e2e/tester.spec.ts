import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { youtubeVideos } from '@contract/testers/youtube-videos';
import { accounts, expect, signIn, test } from './support/site';

const path = `/admin/${youtubeVideos.path}`;

test("the browser's back closes an open list of choices and leaves the page only then", async ({
  page,
}) => {
  await signIn(page, accounts.admin);
  await page.goto('/admin/settings');
  await page.goto(path);
  const part = page.getByRole('button', { name: texts.selected(3) });
  await part.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(path);
  await expect(part).toBeFocused();
});
