import { authTexts } from '@/texts/auth';
import { expect, test as base, type Page } from '@playwright/test';

/** The accounts that the demo seed documents. */
export const accounts = {
  member: { email: 'member@mulbit.test', password: 'mulbit-member-1', name: '이유나' },
  admin: { email: 'admin@mulbit.test', password: 'mulbit-admin-1', name: '물빛 운영자' },
} as const;

/** Makes the page transparent: it is laid out and answers every press, but nothing of it is painted. */
function leaveUnpainted(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets = [sheet];
}

interface Journey {
  /** Whether the test looks at what is painted: at colours, or at shifts of the layout. */
  isPainted: boolean;
  quietConsole: undefined;
}

/**
 * Fails a test on any error or warning in the browser's console. Nobody watches a journey, so its
 * page is painted only at the second try, which leaves a picture of a failure.
 */
export const test = base.extend<Journey>({
  isPainted: [false, { option: true }],
  context: async ({ context, isPainted }, use, { retry }) => {
    if (!isPainted && retry === 0) await context.addInitScript(leaveUnpainted);
    await use(context);
  },
  quietConsole: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        // Pictures and players of the video hosts cannot be reached where tests run.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
          noise.push(message.text());
        }
      });
      page.on('pageerror', (error) => {
        // The demo's worker looks for its update as a page opens; leaving the page cancels that
        // request.
        if (!/Failed to update a ServiceWorker/.test(String(error))) noise.push(String(error));
      });
      await use(undefined);
      expect(noise, 'console and page errors').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Fills the login form of the page that is open. */
export async function fillLogin(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  await page.getByLabel(authTexts.email).fill(account.email);
  await page.getByLabel(authTexts.password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: authTexts.login, exact: true }).click();
}

/** Signs in through the login page and waits for the home screen. */
export async function signIn(page: Page, role: keyof typeof accounts): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, accounts[role]);
  await expect(page).toHaveURL('/');
}

/**
 * Calls the API from inside the page, as the site's own code does: in the demo the browser answers
 * such a call itself, live the server does.
 */
export async function callApi(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; body: Record<string, unknown> }> {
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

/** The link to one's own post that waits, in the row above the feed, which it unfolds. */
export async function pendingLink(page: Page, title: string) {
  await page.getByText(/^검토 중인 글 \d+개/).click();
  return page.getByRole('link', { name: title });
}

/** The card of the post with this title in the feed. */
export function card(page: Page, title: string) {
  return page.getByRole('article').filter({ hasText: title });
}
