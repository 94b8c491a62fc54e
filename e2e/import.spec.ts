import { importBatchesTexts, importSourceTexts, runProgressTexts } from '@/texts/admin/imports';
import { reviewPostTexts, reviewTexts } from '@/texts/admin/review';
import { apiTesterTexts } from '@/texts/admin/testers';
import { rankingTexts } from '@/texts/rankings';
import { regionName } from '@contract/testers/choices';
import { toolTexts } from '@contract/testerTexts';
import { become } from './support/members';
import { accounts, callApi, card, expect, signIn, test } from './support/site';

const REGION = 'AU';
const GOAL = '12';

// Goes from the form to the guest's feed and back, with reloads that must lose nothing.
test('an admin imports videos, publishes one of them, and undoes the import of the others', async ({
  page,
}) => {
  test.slow();
  await signIn(page, accounts.admin);
  await page.goto('/admin/youtube-api');
  await page.getByLabel(rankingTexts.region, { exact: true }).selectOption(REGION);
  await page.getByLabel('최대 개수', { exact: true }).fill(GOAL);
  await page.getByRole('button', { name: apiTesterTexts.run, exact: true }).click();
  await expect(page.getByText(toolTexts.imported(regionName(REGION), Number(GOAL)))).toBeVisible();
  const bar = page.getByRole('progressbar', { name: runProgressTexts.labels.importVideos });
  await expect(bar).toHaveAttribute('aria-valuenow', '100');

  // The run is still there after a reload and can continue.
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  await expect(
    page.getByRole('button', { name: runProgressTexts.goOn.importVideos }),
  ).toBeVisible();
  const row = page
    .getByRole('list', { name: importBatchesTexts.list })
    .getByRole('listitem')
    .first();
  await expect(row).toContainText(importBatchesTexts.pending(Number(GOAL)));

  await page.getByRole('link', { name: importBatchesTexts.waiting }).click();
  const first = page
    .getByRole('list', { name: reviewTexts.list })
    .getByRole('listitem')
    .filter({ hasText: importSourceTexts.badge })
    .first();
  const link = first.getByRole('link').first();
  const title = await link.innerText();
  const [detail] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(detail.getByRole('heading', { name: importSourceTexts.title })).toBeVisible();
  await expect(detail.getByRole('heading', { name: reviewPostTexts.author })).toBeVisible();
  await detail.getByRole('button', { name: reviewTexts.confirm, exact: true }).click();
  await expect(detail.getByRole('button', { name: reviewTexts.revert })).toBeVisible();
  await detail.close();

  // A guest finds it.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/');
  await expect(card(page, title).first()).toBeVisible();

  await become(page, accounts.admin);
  await page.goto('/admin/youtube-api');
  await row.getByRole('button', { name: importBatchesTexts.undo.import }).click();
  const dialog = page.getByRole('dialog', { name: importBatchesTexts.undoTitle.import });
  await dialog.getByRole('button', { name: importBatchesTexts.undo.import }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(importBatchesTexts.undone(Number(GOAL) - 1, 1))).toBeVisible();
  await expect(row).toContainText(importBatchesTexts.confirmed(1));
  await expect(row.getByRole('button', { name: importBatchesTexts.undo.import })).toBeHidden();
  await page.goto('/');
  await expect(card(page, title).first()).toBeVisible();
});
