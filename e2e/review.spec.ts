import { reviewTexts } from '@/texts/admin/review';
import { notificationTexts } from '@/texts/notifications';
import type { Browser, Page } from '@playwright/test';
import { newcomer, write } from './support/members';
import { accounts, expect, signIn, test } from './support/site';

/** Opens the review page of an admin in a separate browser. */
async function openReview(browser: Browser, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const admin = await context.newPage();
  await signIn(admin, accounts.admin);
  await admin.goto('/admin');
  return admin;
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('a decision reaches another admin’s page and the author’s bell with no reload', async ({
  page,
  browser,
  baseURL,
}) => {
  const title = `두 관리자가 보는 글 ${Date.now()}`;
  await newcomer(page, '기다리는 수달');
  await write(page, title);
  await page.goto('/');
  await expect(
    page.getByRole('button', { name: notificationTexts.bell(0), exact: true }),
  ).toBeVisible();
  await mark(page);

  const first = await openReview(browser, baseURL);
  const second = await openReview(browser, baseURL);
  const confirm = { name: reviewTexts.confirmOf(title) };
  await expect(second.getByRole('button', confirm)).toBeVisible();
  await mark(second);
  await first.getByRole('button', confirm).click();

  await expect(second.getByRole('button', confirm)).toBeHidden();
  await expect(page.getByRole('button', { name: notificationTexts.bell(1) })).toBeVisible();
  expect([await hasStayed(page), await hasStayed(second)], 'no reload').toEqual([true, true]);
  await first.context().close();
  await second.context().close();
});
