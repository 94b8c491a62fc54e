import { layoutTexts } from '@/texts/layout';
import type { Browser, Page } from '@playwright/test';
import { claimDailyVisit } from './support/economy';
import { become, newcomer, publish } from './support/members';
import { accounts, callApi, expect, test } from './support/site';

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `알림, 읽지 않은 알림 ${unread}개` });

const comment = async (page: Page, postId: string) => {
  const body = { content: '여기 있습니다.' };
  const said = await callApi(page, 'POST', `/api/posts/${postId}/comments`, body);
  expect(said.status).toBe(201);
};

/** Writes a comment from another browser. */
async function commentElsewhere(browser: Browser, site: string, postId: string): Promise<void> {
  const context = await browser.newContext({ baseURL: site });
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login');
  await become(elsewhere, accounts.admin);
  await comment(elsewhere, postId);
  await context.close();
}

test('a comment raises the unread count of an open page', async ({ page, browser }) => {
  const writer = await newcomer(page, '귀 밝은 수달');
  const postId = await publish(page, writer, '누가 말을 걸까');
  await page.goto('/');
  // This notification is the confirmation of the post.
  await expect(bell(page, 1)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stayed: true }));

  await commentElsewhere(browser, page.url(), postId);
  await expect(bell(page, 2)).toBeVisible();
  await expect(page).toHaveTitle(/^\(2\) /);
  expect(await page.evaluate(() => 'stayed' in window), 'no reload').toBe(true);
});

test('a level-up raises the unread count, and its notification leads to the companion', async ({
  page,
}) => {
  const writer = await newcomer(page, '자라는 수달');
  for (let at = 1; at <= 5; at += 1) await publish(page, writer, `자라는 글 ${at}`);
  await claimDailyVisit(page);
  await page.goto('/my');
  // The list holds five confirmations and the level that they brought.
  await bell(page, 6).click();
  const panel = page.getByRole('dialog', { name: layoutTexts.notices });
  await panel.getByRole('link', { name: /^동반자의 레벨이 올랐습니다! Lv\.2/ }).click();
  await expect(page).toHaveURL('/character');
  await expect(bell(page, 5)).toBeVisible();
});
