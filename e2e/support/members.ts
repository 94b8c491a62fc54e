import type { Page } from '@playwright/test';
import { accounts, callApi, expect } from './site';

/** Somebody who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** A member of the test's own: nobody else's doings are in their lists. */
export interface Newcomer extends Account {
  id: string;
  name: string;
}

/** Opens the site, makes an account there and signs it in; the page knows of it once loaded again. */
export async function newcomer(page: Page, name: string): Promise<Newcomer> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const stamp = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${stamp}@mulbit.test`, password: `mulbit-${stamp}` };
  const { status, body } = await callApi(page, 'POST', '/api/auth/signup', {
    ...account,
    user_name: name,
  });
  expect(status).toBe(201);
  const { user_id: id } = body.user as { user_id: string };
  return { ...account, id, name };
}

/** Changes who sits at the browser, without the pages of login. */
export async function become(page: Page, account: Account): Promise<void> {
  await callApi(page, 'POST', '/api/auth/logout');
  const { status } = await callApi(page, 'POST', '/api/auth/login', account);
  expect(status).toBe(200);
}

/**
 * Signs in as a browser that knows nothing of its session: that one stays open, as another device's.
 */
export async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.context().clearCookies();
  // Where the demo keeps the cookies that a page must not read.
  await page.evaluate(() => localStorage.removeItem('__msw-cookie-store__'));
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { status } = await callApi(page, 'POST', '/api/auth/login', account);
  expect(status).toBe(200);
}

/** Writes a post for the one who sits at the browser, who does so again once an admin confirmed it. */
export async function publish(page: Page, writer: Account, title: string): Promise<string> {
  const written = await callApi(page, 'POST', '/api/posts/feed', {
    title,
    blocks: [{ type: 'text', content: '물가에서 적었습니다.' }],
  });
  expect(written.status).toBe(201);
  const postId = String(written.body.postId);
  await become(page, accounts.admin);
  expect((await callApi(page, 'POST', '/api/admin/posts/confirm', { postId })).status).toBe(200);
  await become(page, writer);
  return postId;
}
