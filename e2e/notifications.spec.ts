import type { Browser, Page } from '@playwright/test';
import { visit } from './support/economy';
import { newcomer, publish } from './support/members';
import { accounts, callApi, expect, test } from './support/site';

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `알림, 읽지 않은 알림 ${unread}개` });

/**
 * Comments as the admin, while the page of another stays open as it is. Live that is another
 * browser's doing. The demo's world is within one browser: there a second session of the same page
 * does it, and the stream that is open goes on as its first one.
 */
async function commentFromElsewhere(
  { page, browser, baseURL }: { page: Page; browser: Browser; baseURL: string | undefined },
  postId: string,
  content: string,
): Promise<void> {
  const isDemo = test.info().project.name === 'mock';
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = isDemo ? page : await context.newPage();
  if (!isDemo) await elsewhere.goto('/login');
  const { email, password } = accounts.admin;
  const login = await callApi(elsewhere, 'POST', '/api/auth/login', { email, password });
  expect(login.status).toBe(200);
  const said = await callApi(elsewhere, 'POST', `/api/posts/${postId}/comments`, { content });
  expect(said.status).toBe(201);
  await context.close();
}

test('a comment rings the bell of a page that is open', async ({ page, browser, baseURL }) => {
  const writer = await newcomer(page, '귀 밝은 수달');
  const postId = await publish(page, writer, '누가 말을 걸까');
  await page.goto('/');
  // The confirmation of the post.
  await expect(bell(page, 1)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await commentFromElsewhere({ page, browser, baseURL }, postId, '여기 있습니다.');
  await expect(bell(page, 2)).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await page.evaluate(() => 'stayed' in window), 'no reload').toBe(true);
});

test('a level rings the bell and leads to the companion', async ({ page }) => {
  const writer = await newcomer(page, '자라는 수달');
  for (let at = 1; at <= 5; at += 1) await publish(page, writer, `자라는 글 ${at}`);
  await visit(page);
  await page.goto('/my');
  // Five confirmations and what they came to.
  await bell(page, 6).click();
  const panel = page.getByRole('dialog', { name: '알림' });
  await panel.getByRole('link', { name: /^동반자의 레벨이 올랐습니다! Lv\.2/ }).click();
  await expect(page).toHaveURL('/character');
  await expect(bell(page, 5)).toBeVisible();
});
