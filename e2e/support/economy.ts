import type { APIRequestContext, Page } from '@playwright/test';
import { write } from './members';
import { callApi, expect, send } from './site';

interface Activity {
  kind: string;
  waterDrops: number;
  gems: number;
  experience: number;
}

/**
 * Gives the signed-in member rewards through confirmed posts: 10 drops, 20 and 15 of experience
 * each. The posts are withdrawn at once, so that they do not fill other feeds; the rewards stay.
 */
export async function earn(page: Page, admin: APIRequestContext, posts: number): Promise<void> {
  const postIds: string[] = [];
  for (let at = 1; at <= posts; at += 1) postIds.push(await write(page, `물가의 쪽지 ${at}`));
  for (const is_confirmed of [true, false]) {
    const body = { postIds, is_confirmed };
    expect((await send(admin, 'POST', '/api/admin/posts/confirm', body)).status).toBe(200);
  }
}

/** Claims the daily visit and all growth, so that the next pages show no dialog about them. */
export async function claimDailyVisit(page: Page): Promise<void> {
  const body = { actionType: 'daily_login' };
  expect((await callApi(page, 'POST', '/api/character/experience', body)).status).toBe(200);
}

/** Makes the browser forget its daily claim at each page load; the server remembers it. */
export const forgetDailyVisits = (page: Page) =>
  page.addInitScript(() => localStorage.removeItem('mulbit.lastVisit'));

/** The request and the answer of an API call of the site. */
interface Call {
  path: string;
  sent: string;
  answer: unknown;
}

/**
 * Records the API calls of the site, from the next page on. Playwright cannot read the body of a
 * `Request`, so the page records it.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const calls: Call[] = [];
    Object.assign(window, { calls });
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const request = new Request(...asked);
      const sent = await request.clone().text();
      const response = await ask(request);
      const answer: unknown = await response
        .clone()
        .json()
        .catch(() => null);
      calls.push({ path: new URL(request.url).pathname, sent, answer });
      return response;
    };
  });
}

/** The answered calls of a path that this page has made, in order. */
export const callsOf = (page: Page, path: string): Promise<Call[]> =>
  page.evaluate(
    (wanted) =>
      // The script above stores them there, but the compiler cannot know that.
      ((window as unknown as { calls?: Call[] }).calls ?? []).filter(
        (call) => call.path === wanted,
      ),
    path,
  );

/** Waits until this page has claimed an action this often, and returns the last answer. */
export async function claimed(page: Page, actionType: string, times = 1): Promise<unknown> {
  const claims = async () =>
    (await callsOf(page, '/api/character/experience')).filter(
      ({ sent }) => (JSON.parse(sent) as { actionType: string }).actionType === actionType,
    );
  await expect
    .poll(async () => (await claims()).length, { timeout: 10_000, intervals: [100] })
    .toBe(times);
  return (await claims()).at(-1)?.answer;
}

/** The member's own figures at the top of their page. */
export const profileOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `${name}님의 프로필` });

/** All entries of the signed-in member's history, newest first. */
export async function historyOf(page: Page): Promise<Activity[]> {
  const read: Activity[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const { body } = await callApi(page, 'GET', `/api/me/activity?limit=50${next}`);
    const { entries, pagination } = body as {
      entries: Activity[];
      pagination: { nextCursor: string | null };
    };
    read.push(...entries);
    cursor = pagination.nextCursor;
  }
  return read;
}

/** Checks that the entries of the history add up to the balances. */
export async function expectBalanced(page: Page): Promise<void> {
  const entries = await historyOf(page);
  const sum = (of: (entry: Activity) => number) =>
    entries.reduce((total, entry) => total + of(entry), 0);
  const { body } = await callApi(page, 'GET', '/api/auth/me');
  expect(body.user).toMatchObject({
    water_drops: sum(({ waterDrops }) => waterDrops),
    gems: sum(({ gems }) => gems),
    experience: sum(({ experience }) => experience),
  });
}
