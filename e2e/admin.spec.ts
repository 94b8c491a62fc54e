import { adminTexts } from '@/texts/admin/menu';
import { revertTexts, reviewTexts } from '@/texts/admin/review';
import { commentTexts } from '@/texts/comment';
import { layoutTexts } from '@/texts/layout';
import { suspensionTexts } from '@/texts/suspension';
import { newcomer } from './support/members';
import { accounts, callApi, expect, signIn, test } from './support/site';

// An admin's decisions from the list to the author's bell.
test('an admin confirms a post and takes it back, and its author is told why', async ({ page }) => {
  const title = `검토를 기다리는 글 ${Date.now()}`;
  await signIn(page, 'member');
  await callApi(page, 'POST', '/api/posts/feed', {
    title,
    blocks: [{ type: 'text', content: '본문입니다.' }],
  });
  await callApi(page, 'POST', '/api/auth/logout');
  await callApi(page, 'POST', '/api/auth/login', accounts.admin);

  await page.goto('/admin');
  const list = page.getByRole('list', { name: reviewTexts.list });
  await list.getByRole('button', { name: reviewTexts.confirmOf(title) }).click();
  await expect(list.getByRole('button', { name: reviewTexts.confirmOf(title) })).toBeHidden();
  await page.getByRole('tab', { name: new RegExp(`^${reviewTexts.tabs.confirmed}`) }).click();
  await list.getByRole('button', { name: reviewTexts.revertOf(title) }).click();
  await page.getByRole('radio', { name: revertTexts.choices.source }).click();
  await page.getByRole('dialog').getByRole('button', { name: reviewTexts.revert }).click();
  await expect(page.getByText(reviewTexts.reverted)).toBeVisible();

  await callApi(page, 'POST', '/api/auth/logout');
  await callApi(page, 'POST', '/api/auth/login', accounts.member);
  const { body } = await callApi(page, 'GET', '/api/notifications');
  expect(JSON.stringify(body)).toContain(revertTexts.choices.source);
});

test('a suspension closes the open page of its member and keeps what they typed, until it is lifted', async ({
  page,
  browser,
}) => {
  const reason = '광고를 거듭 올렸습니다.';
  const member = await newcomer(page, '잠시 멈춘 수달');
  await page.goto('/post/2');
  const field = page.getByRole('textbox', { name: commentTexts.label });
  await field.fill('아직 보내지 않은 댓글');
  const notice = page.getByRole('complementary', { name: suspensionTexts.title });
  await expect(notice).toBeHidden();

  const context = await browser.newContext({ baseURL: page.url() });
  const elsewhere = await context.newPage();
  await signIn(elsewhere, 'admin');
  const path = `/api/admin/members/${member.id}/suspend`;
  expect((await callApi(elsewhere, 'POST', path, { reason })).status).toBe(200);
  await expect(notice).toContainText(reason);
  await expect(field).toHaveValue('아직 보내지 않은 댓글');
  await expect(field).not.toBeEditable();
  expect((await callApi(elsewhere, 'DELETE', path)).status).toBe(200);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: commentTexts.submit }).click();
  await expect(page.getByRole('article').getByText('아직 보내지 않은 댓글')).toBeVisible();
  await context.close();
});

test('a member who types the address of the admin area lands on the home page', async ({
  page,
}) => {
  await signIn(page, 'member');
  await page.goto('/admin/settings');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeHidden();
  await page.getByRole('button', { name: layoutTexts.account }).click();
  await expect(page.getByRole('menuitem', { name: layoutTexts.logout })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: layoutTexts.admin })).toBeHidden();
});
