import { reviewTexts } from '@/texts/admin/review';
import { notificationTexts } from '@/texts/notifications';
import type { Browser, Page } from '@playwright/test';
import { become, newcomer } from './support/members';
import { accounts, callApi, expect, test } from './support/site';

/** The review page of an admin in a browser of their own. */
async function openReview(browser: Browser, site: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  const admin = await context.newPage();
  await admin.goto('/login');
  await become(admin, accounts.admin);
  await admin.goto('/admin');
  return admin;
}

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const hasStayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('a decision reaches another admin’s page and the author’s bell with no reload', async ({
  page,
  browser,
}) => {
  const title = `두 관리자가 보는 글 ${Date.now()}`;
  await newcomer(page, '기다리는 수달');
  const blocks = [{ type: 'text', content: '물가에서 적었습니다.' }];
  await callApi(page, 'POST', '/api/posts/feed', { title, blocks });
  await page.goto('/');
  await expect(
    page.getByRole('button', { name: notificationTexts.bell(0), exact: true }),
  ).toBeVisible();
  await mark(page);

  const [first, second] = [
    await openReview(browser, page.url()),
    await openReview(browser, page.url()),
  ];
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
