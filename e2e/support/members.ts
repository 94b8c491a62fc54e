import { fullConsent } from '@contract/legal/consents';
import type { Page } from '@playwright/test';
import { accounts, callApi, expect } from './site';

/** A member who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** Makes a member for this test alone: their lists hold no other test's data. */
export interface Newcomer extends Account {
  id: string;
  name: string;
}

/** Opens the site, makes an account and signs it in; the page shows that after a reload. */
export async function newcomer(page: Page, name: string): Promise<Newcomer> {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const stamp = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${stamp}@mulbit.test`, password: `river-${stamp}` };
  const join = (user_name: string) =>
    callApi(page, 'POST', '/api/auth/signup', { ...account, ...fullConsent, user_name });
  // Another test, or an earlier try of this one, may have the name: the site proposes others.
  let free = name;
  let answer = await join(free);
  while (answer.status === 409) {
    const [issue] = answer.body.issues as { proposal: string }[];
    free = issue?.proposal ?? '';
    answer = await join(free);
  }
  expect(answer.status).toBe(201);
  const user = answer.body.user as { user_id: string; user_name: string };
  return { ...account, id: user.user_id, name: user.user_name };
}

/** Changes the signed-in member, without the login page. */
export async function become(page: Page, account: Account): Promise<void> {
  await callApi(page, 'POST', '/api/auth/logout');
  const { status } = await callApi(page, 'POST', '/api/auth/login', account);
  expect(status).toBe(200);
}

/**
 * Signs in as a browser that has forgotten its session: the old session stays open, like another
 * device's.
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

/**
 * Writes a post as the signed-in member, has an admin confirm it, and signs the member in again.
 */
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
