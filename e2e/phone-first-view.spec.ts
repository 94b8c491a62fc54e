import { commentTexts } from '@/texts/comment';
import { layoutTexts } from '@/texts/layout';
import { postTexts } from '@/texts/post';
import { COMMENT_MAX } from '@contract/rules/text/length';
import type { Page } from '@playwright/test';
import { accounts, expect, isHydrated, signIn, test } from './support/site';

// The order of a page's requests depends on painting, so this page is painted as a reader's is.
test.use({
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  isPainted: true,
  contextOptions: { reducedMotion: 'no-preference' },
});

/** The budgets of a page on a phone until it is idle. */
const MOST = { kilobytes: 220 } as const;
/** After this time without requests, a page has also loaded its deferred parts, in ms. */
const REST = 2500;

interface Asked {
  path: string;
  type: string;
  priority: string;
  bytes: number;
}

/** Tracks the requests of a page; the result returns them in order. */
async function followTraffic(page: Page): Promise<() => Asked[]> {
  const session = await page.context().newCDPSession(page);
  const asked = new Map<string, Asked>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    const { pathname } = new URL(request.url);
    asked.set(requestId, { path: pathname, type, priority: request.initialPriority, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const of = asked.get(requestId);
    if (of) of.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  return () => [...asked.values()];
}

/** Returns all requests of a page until it is idle. */
async function askedUntilRest(page: Page, path: string): Promise<Asked[]> {
  const traffic = await followTraffic(page);
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
  return traffic();
}

// The page's icon does not count: a headless browser never requests it.
function expectLight(all: readonly Asked[]): void {
  const asked = all.filter(({ path }) => path !== '/favicon.svg');
  const kilobytes = asked.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes, asked.map((one) => `${one.bytes} ${one.path}`).join('\n')).toBeLessThan(
    MOST.kilobytes,
  );
}

for (const path of ['/', '/post/2']) {
  test(`a phone that opens ${path} loads its first picture first, and nothing that it does not show`, async ({
    page,
  }) => {
    const asked = await askedUntilRest(page, path);
    const isOf = (type: string) => asked.filter((one) => one.type === type);
    expect(isOf('Font'), 'web fonts').toEqual([]);
    expectLight(asked);

    const [first] = isOf('Image');
    const large = page.getByRole('article').locator('img').first();
    expect(first?.path).toBe(new URL((await large.getAttribute('src')) ?? '', page.url()).pathname);
    expect(first?.priority).toBe('High');
    const before = asked
      .slice(
        0,
        asked.findIndex((one) => one === first),
      )
      .map(({ type }) => type);
    expect(before).toEqual(['Document']);

    const shown = await page.evaluate(() =>
      [...document.images]
        .filter((image) => image.checkVisibility())
        .map((image) => new URL(image.currentSrc || image.src).pathname),
    );
    const unseen = isOf('Image').filter((one) => !shown.includes(one.path));
    expect(unseen.map((one) => one.path)).toEqual([]);
  });
}

test('a member’s phone loads no more than a guest’s, despite their companion and rewards', async ({
  page,
}) => {
  await signIn(page, accounts.member);
  const traffic = await followTraffic(page);
  await page.goto('/');
  const calls = () =>
    traffic()
      .map(({ path }) => path)
      .filter((path) => path.startsWith('/api/character/'))
      .sort();
  // The day's visit is claimed; a phone shows the companion only in its drawer.
  await expect.poll(calls).toEqual(['/api/character/experience']);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(REST);
  expect(calls()).toHaveLength(1);
  expectLight(traffic());
});

test('a page hydrates in slices', async ({ request }) => {
  // The home page has its frame, the first cards and two columns; a post has its frame and the
  // comments. The column next to them comes after the hydration.
  for (const [path, slices] of [
    ['/', 6],
    ['/post/2', 2],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<!--\$-->/g)?.length, path).toBe(slices);
  }
});

/** Delays the page's code until the returned function is called, like a slow network. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => undefined as unknown;
  const held = new Promise((resolve) => (release = () => resolve(null)));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => void release();
}

test('a press that comes before the page’s code has loaded is answered after the hydration', async ({
  page,
}) => {
  await signIn(page, accounts.member);
  const release = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: postTexts.moreActions }).first();
  await menu.click();
  await menu.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  release();
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('button', { name: layoutTexts.notices }).first()).toBeVisible();
});

test('a comment that is begun before the page’s code has loaded is still there after the hydration', async ({
  page,
}) => {
  const words = '기다리지 않고 쓴 댓글';
  await signIn(page, accounts.member);
  const release = await holdCode(page);
  await page.goto('/post/2', { waitUntil: 'commit' });
  const field = page.getByRole('textbox', { name: commentTexts.label });
  await field.fill(words);
  release();
  // The counter shows that the page knows the text, not only the browser.
  await expect(page.getByText(`${String(words.length)}/${String(COMMENT_MAX)}`)).toBeVisible();
  await expect(field).toHaveValue(words);
});

test('a press on a part that is not hydrated yet is answered', async ({ page }) => {
  // The first timer without a delay starts the page; the next one would hydrate its first part.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout.bind(window);
    let begun = 0;
    const hold = (...[task, ms, ...args]: Parameters<typeof setTimeout>) => {
      if (ms !== undefined) return setTimer(task, ms, ...args);
      begun += 1;
      return begun > 1 ? 0 : setTimer(task);
    };
    Object.assign(window, { setTimeout: hold });
  });
  await page.goto('/');
  await expect.poll(() => isHydrated(page.locator('main'))).toBe(true);
  const menu = page.getByRole('button', { name: postTexts.moreActions }).first();
  expect(await isHydrated(menu)).toBe(false);
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
