import { fullConsent } from '@contract/legal/consents';
import type { APIRequestContext, Page } from '@playwright/test';
import { callApi, expect, send, signIn } from './site';

/** A member who can sign in. */
export interface Account {
  email: string;
  password: string;
}

/** Creates a member for this test alone: their lists contain no data of other tests. */
export interface Newcomer extends Account {
  id: string;
  name: string;
}

/** Creates an account and signs it in, without a page of the site. */
export async function newcomer(page: Page, name: string): Promise<Newcomer> {
  const stamp = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${stamp}@mulbit.test`, password: `river-${stamp}` };
  const join = (user_name: string) =>
    callApi(page, 'POST', '/api/auth/signup', {
      ...account,
      ...fullConsent,
      user_name,
    });
  // Another test, or an earlier try of this one, may have taken the name: the site proposes others.
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

/** Switches to another signed-in member, without the login page. */
export async function become(page: Page, account: Account): Promise<void> {
  await callApi(page, 'POST', '/api/auth/logout');
  await signIn(page, account);
}

/**
 * Signs in like a browser that has forgotten its session: the old session stays open, as on another
 * device.
 */
export async function signInAgain(page: Page, account: Account): Promise<void> {
  await page.context().clearCookies();
  await signIn(page, account);
}

/** Writes a post as the signed-in member. */
export async function write(page: Page, title: string): Promise<string> {
  const { status, body } = await callApi(page, 'POST', '/api/posts/feed', {
    title,
    blocks: [{ type: 'text', content: '물가에서 적었습니다.' }],
  });
  expect(status).toBe(201);
  return String(body.postId);
}

/** Writes a post as the signed-in member and has an admin confirm it. */
export async function publish(
  page: Page,
  admin: APIRequestContext,
  title: string,
): Promise<string> {
  const postId = await write(page, title);
  const confirmed = await send(admin, 'POST', '/api/admin/posts/confirm', {
    postId,
  });
  expect(confirmed.status).toBe(200);
  return postId;
}
