import { apiTesterTexts as texts } from '@/texts/admin/testers';
import { toolTexts } from '@contract/testerTexts';
import { portalNews } from '@contract/testers/portal-news';
import { youtubeVideos } from '@contract/testers/youtube-videos';
import { expect, signIn, test } from './support/site';

const pathOf = ({ path }: { path: string }) => `/admin/${path}`;
const query = portalNews.params.find(({ name }) => name === 'query')?.label ?? '';

test('an admin runs a data tool, reloads the page and runs it again from the history', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto(pathOf(portalNews));
  await page.getByLabel(query).fill('반도체 수출');
  await page.getByRole('button', { name: texts.call, exact: true }).click();
  await expect(page.getByText(toolTexts.found(10)).first()).toBeVisible();

  // The form is in the address; what it found is not asked for again.
  await page.reload();
  await expect(page.getByLabel(query)).toHaveValue('반도체 수출');
  await expect(page.getByText(toolTexts.found(10))).toHaveCount(0);

  await page.getByRole('tab', { name: texts.history }).click();
  const history = page.getByRole('list', { name: texts.history });
  await history.getByRole('button', { name: texts.rerun }).first().click();
  await expect(page.getByText(toolTexts.found(10)).first()).toBeVisible();
  await expect(history.getByText(texts.cachedRun)).toBeVisible();
});

test("the browser's back closes an open list of choices and leaves the page only then", async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/admin/settings');
  await page.goto(pathOf(youtubeVideos));
  const part = page.getByRole('button', { name: texts.selected(3) });
  await part.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(pathOf(youtubeVideos));
  await expect(part).toBeFocused();
});
