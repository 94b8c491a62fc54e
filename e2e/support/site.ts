import { authTexts } from '@/texts/auth';
import { layoutTexts } from '@/texts/layout';
import {
  expect,
  request,
  test as base,
  type APIRequestContext,
  type Locator,
  type Page,
} from '@playwright/test';

/** The accounts documented in the demo seed. */
export const accounts = {
  member: { email: 'member@mulbit.test', password: 'mulbit-member-1', name: '이유나' },
  admin: { email: 'admin@mulbit.test', password: 'mulbit-admin-1', name: '물빛 운영자' },
} as const;

/** Makes the page transparent: the browser lays it out and handles presses, but paints nothing. */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

/**
 * Delays a navigation until the page has removed the history entry of a closed overlay. The browser
 * removes it asynchronously and would cancel a navigation that starts earlier.
 */
function navigateAfterOverlays(page: Page): void {
  const entryGone = () =>
    page.waitForFunction(
      () =>
        (history.state as { isOverlay?: true } | null)?.isOverlay !== true ||
        document.querySelector('dialog[open], [role=dialog], [role=menu], [role=listbox]') !== null,
    );
  const goto = page.goto.bind(page);
  page.goto = async (...to) => {
    await entryGone();
    return goto(...to);
  };
  const reload = page.reload.bind(page);
  page.reload = async (...how) => {
    await entryGone();
    return reload(...how);
  };
}

/**
 * Whether the journey runs in the demo, whose page answers its own calls. Otherwise a test calls
 * the server without a page.
 */
export const isDemo = (): boolean => test.info().project.name === 'mock';

interface Journey {
  /** Whether the test checks painted content: colours, or layout shifts. */
  isPainted: boolean;
  quietConsole: undefined;
}

interface Staff {
  /** The API calls of an admin, who signs in once for all journeys of a worker; live only. */
  admin: APIRequestContext;
}

/**
 * Fails a test on any error or warning in the browser's console. To save time, pages are painted
 * only for the screenshot of a failure.
 */
export const test = base.extend<Journey, Staff>({
  isPainted: [false, { option: true }],
  context: async ({ context, isPainted }, use, info) => {
    if (!isPainted) await context.addInitScript(leaveUnpainted);
    context.on('page', navigateAfterOverlays);
    await use(context);
    if (info.status === info.expectedStatus) return;
    for (const page of context.pages()) {
      await page.evaluate(() => (document.adoptedStyleSheets = []));
      await info.attach('page', { body: await page.screenshot(), contentType: 'image/png' });
    }
  },
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // Pictures and players of the video hosts are unreachable in the tests.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
          noise.push(message.text());
        }
      });
      page.on('pageerror', (error) => {
        // The demo's worker checks for updates when a page opens; leaving the page cancels that
        // request.
        if (!/Failed to update a ServiceWorker/.test(String(error))) noise.push(String(error));
      });
      await use(undefined);
      expect(noise, 'console and page errors').toEqual([]);
    },
    { auto: true },
  ],
  admin: [
    // Playwright reads from the braces which fixtures this one needs.
    async ({}, use, { project }) => {
      const { baseURL } = project.use;
      const calls = await request.newContext(baseURL === undefined ? {} : { baseURL });
      expect((await send(calls, 'POST', '/api/auth/login', accounts.admin)).status).toBe(200);
      await use(calls);
      await calls.dispose();
    },
    { scope: 'worker' },
  ],
});
export { expect };

/** Fills the login form of the open page. */
export async function fillLogin(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(authTexts.email).fill(account.email);
  await page.getByLabel(authTexts.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authTexts.login, exact: true }).click();
}

/** Logs out from the header, and waits until the confirmation has closed. */
export async function logOut(page: Page): Promise<void> {
  const question = page.getByRole('dialog');
  await page.getByRole('button', { name: layoutTexts.logout }).first().click();
  await question.getByRole('button', { name: layoutTexts.logout }).click();
  await expect(question).toBeHidden();
}

/** Whether React has hydrated an element from the server. */
export const isHydrated = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')));

/** Types into a field from the server after it has been hydrated. */
export async function fillHydrated(field: Locator, words: string): Promise<void> {
  await expect.poll(() => isHydrated(field)).toBe(true);
  await field.fill(words);
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Calls the API like a program. */
export async function send(
  calls: APIRequestContext,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const answer = await calls.fetch(path, { method, data: body });
  return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> };
}

/**
 * Calls the API with the cookies of a page's browser. On the live site this needs no page, so a
 * test can prepare data before it opens one; in the demo it opens a page.
 */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  if (!isDemo()) return send(page.context().request, method, path, body);
  if (page.url() === 'about:blank') {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  return page.evaluate(
    async ([verb, address, json]) => {
      const response = await fetch(address, {
        method: verb,
        ...(json === undefined
          ? {}
          : { headers: { 'Content-Type': 'application/json' }, body: json }),
      });
      return {
        status: response.status,
        body: (await response.json()) as Record<string, unknown>,
      };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
}

/** Signs in without the login page; the page shows it at its next visit. */
export async function signIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { status } = await callApi(page, 'POST', '/api/auth/login', { email, password });
  expect(status).toBe(200);
}

/** The link in the open card of the post that the member has just submitted. */
export function submittedLink(page: Page, title: string) {
  return page.getByRole('article', { name: title }).getByRole('link', { name: title });
}

/** The card of the post with this title in the feed. */
export function card(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}
