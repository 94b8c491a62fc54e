import { accounts, card, expect, signIn, test } from './support/site';
import type { Page } from '@playwright/test';

/** Collects the requests that a first view waits for: pictures and the web font hold nothing up. */
function followRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const counts = ['document', 'script', 'stylesheet', 'fetch'].includes(request.resourceType());
    if (counts && !pathname.includes('fontFace')) requests.push(pathname);
  });
  return requests;
}

async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    // Put there by the script above, which the compiler cannot know of the page.
    page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}

/** What the server has to know of the page; the demo has no server. */
test.beforeEach(({ page }, { project }) => {
  test.skip(project.name === 'mock', 'the demo brings its own server along');
  // A reader's device has a Korean font, whose measure the design's stand-ins match; a bare test
  // machine draws boxes of another width instead, and would count the web font's arrival as a shift.
  return page.route('**/*.woff2', (route) => route.abort());
});

const pages = ['/', '/?sphere=1', '/?q=한강', '/post/2', '/member/3'];

// Bytes are asserted from the build's manifest; here what only a browser can count.
for (const path of pages) {
  test(`the first view of ${path} stays within its counts and asks the API for nothing`, async ({
    page,
  }) => {
    const requests = followRequests(page);
    const shift = await countShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');

    // The budget is the feed's; a post brings a page of comments.
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    if (path !== '/post/2') expect(nodes, 'elements in the document').toBeLessThanOrEqual(450);
    expect(await shift(), 'cumulative layout shift').toBeLessThanOrEqual(0.01);
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(10);
    expect(requests.filter((address) => address.startsWith('/api/'))).toEqual([]);
  });
}

test('the server’s page is the page: it comes to life without being drawn anew', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { served: document.querySelector('article') });
    });
  });
  for (const path of pages.filter((path) => path !== '/member/3')) {
    await page.goto(path);
    const articles = page.getByRole('article');
    await expect(articles.first()).toBeVisible();
    const isSame = () =>
      page.evaluate(
        () =>
          // Noted by the script above; see there.
          (globalThis as unknown as { served: Element }).served ===
          document.querySelector('article'),
      );
    expect(await isSame(), path).toBe(true);
    // It answers a press.
    await page.getByRole('button', { name: '공유' }).first().click();
    await expect(page.getByText('링크가 클립보드에 복사되었습니다.').last()).toBeVisible();
    expect(await isSame(), path).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the feed and a post can be read, and programs learn what they are', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('물빛 · 오늘 볼 영상, 물빛이 추천해요');
    const first = card(page, '강 건너에서 찍은 한강 야경');
    await expect(first).toBeVisible();
    const content = (selector: string) => page.locator(selector).getAttribute('content');
    expect(await content('meta[property="og:title"]')).toContain('물빛');
    expect(await content('meta[property="og:site_name"]')).toBe('물빛');

    await first.getByRole('link', { name: /한강 야경/ }).click();
    await expect(page).toHaveURL('/post/2');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('한강 야경');
    await expect(page.getByRole('heading', { name: /댓글 \d+개/ })).toBeVisible();
    expect(await content('meta[property="og:type"]')).toBe('article');
    expect(await content('meta[property="og:image"]')).toMatch(/^http/);
    const canonical = page.locator('link[rel="canonical"]');
    expect(await canonical.getAttribute('href')).toMatch(/^http.*\/post\/2$/);
  });

  test('what is not there is said to be missing', async ({ page }) => {
    const response = await page.goto('/post/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();
  });
});

test('a member’s page comes with their name and likes, and in their theme', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/post/2');
  const like = page.getByRole('button', { name: /^좋아요 [\d.K]+$/ }).first();
  const before = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  const after = await like.getAttribute('aria-pressed');
  await page.goto('/');
  await page.getByRole('button', { name: /어두운 화면으로 보기/ }).click();

  const response = await page.request.get('/');
  const html = await response.text();
  expect(html).toContain(accounts.member.name);
  expect(html).toContain('<html lang="ko" data-theme="dark">');
  expect(response.headers()['cache-control']).toBe('private, no-store');

  const requests = followRequests(page);
  await page.goto('/post/2');
  await expect(like).toHaveAttribute('aria-pressed', after ?? '');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => address.startsWith('/api/posts'))).toEqual([]);
});

test('a walk through the site keeps title and address in step', async ({ page }) => {
  await page.goto('/post/2');
  const canonical = page.locator('link[rel="canonical"]');
  await page.getByRole('link', { name: '오늘 볼 영상, 물빛이 추천해요' }).first().click();
  await expect(page).toHaveTitle('물빛 · 오늘 볼 영상, 물빛이 추천해요');
  await expect(canonical).toHaveAttribute('href', /:\d+\/$/);
  await expect(card(page, '강 건너에서 찍은 한강 야경')).toBeVisible();
});

test('a page that is loaded anew is where it was left', async ({ page }) => {
  await page.goto('/post/2');
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page.waitForTimeout(300);
  const left = await page.evaluate(() => scrollY);
  await page.reload();
  await expect
    .poll(() => page.evaluate((place) => Math.abs(scrollY - place), left))
    .toBeLessThan(80);
});
