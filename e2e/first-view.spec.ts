import { defaultIdentity, titleOf } from '@contract/rules/site/identity';
import { commonTexts } from '@/texts/common';
import { detailTexts } from '@/texts/detail';
import { postTexts } from '@/texts/post';
import { rankingDescriptions } from '@/texts/rankingDescriptions';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { pageAddresses, rankingPages } from '@contract/pages';
import { accounts, callApi, card, expect, signIn, test } from './support/site';
import type { Page } from '@playwright/test';

// The browser only counts layout shifts of painted content; animations run as on a reader's device.
test.use({ isPainted: true, contextOptions: { reducedMotion: 'no-preference' } });

/** Collects the requests that block a first view: no pictures, and a phone gets no web font. */
function followRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const counts = ['document', 'script', 'stylesheet', 'fetch'].includes(request.resourceType());
    if (counts) requests.push(pathname);
  });
  return requests;
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/**
 * Delays parts that a page loads by itself after a second or more: they do not belong to a first
 * view.
 */
const holdLater = (page: Page) =>
  page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const waitBriefly = (task: () => void, delay = 0) => (delay < 1000 ? wait(task, delay) : 0);
    Object.assign(globalThis, { setTimeout: waitBriefly });
  });

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
    // The script above sets it, but the compiler cannot know that.
    page.evaluate(() => (globalThis as unknown as { shifts: { total: number } }).shifts.total);
}

// The live server renders the first view; the demo has no server.
test.beforeEach(({ page }) => {
  // A reader's device has a Korean font with the metrics of the design's fallback fonts; a bare
  // test machine draws boxes of another width, and would count the web font's arrival as a shift.
  return page.route('**/*.woff2', (route) => route.abort());
});

const withPosts = ['/', '/?sphere=1', '/?q=한강', '/post/2', '/member/3'];
const rankings = rankingPages.map((name) => pageAddresses[name]);
const pages = {
  guest: [...withPosts, '/spheres', ...rankings],
  // For members all rankings work like these two, one of videos and one of channels.
  member: [...withPosts, '/spheres', pageAddresses.timeRanking, pageAddresses.channelRanking],
};

/** The budget of a page's first view; the build checks its bytes. */
const MOST = { requests: 10, elements: 450, shift: 0.01 } as const;

/** Remembers the first post that the server sent; the result says whether it is still the same. */
async function followFirstPost(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { served: document.querySelector('article') });
    });
  });
  return () =>
    page.evaluate(
      () =>
        // The script above sets it, but the compiler cannot know that.
        (globalThis as unknown as { served: Element }).served === document.querySelector('article'),
    );
}

for (const who of ['guest', 'member'] as const) {
  for (const path of pages[who]) {
    const hasPosts = withPosts.includes(path);
    const promise = hasPosts
      ? 'stays within its counts and is hydrated without being drawn again'
      : 'stays within its counts';
    test(`the first view of ${path} ${promise}, ${who}`, async ({ page, context }) => {
      // The sign-in uses no page, because a page would continue to send its own requests.
      if (who === 'member') await signIn(page, accounts.member);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await holdLater(page);
      await page.setViewportSize({ width: 412, height: 823 });
      const requests = followRequests(page);
      const shift = await countShifts(page);
      const isSame = await followFirstPost(page);
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');

      // After hydration a phone removes the columns that do not fit.
      await expect
        .poll(() => countElements(page), { message: 'elements in the document' })
        .toBeLessThanOrEqual(MOST.elements);
      expect(await shift(), 'cumulative layout shift').toBeLessThanOrEqual(MOST.shift);
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(MOST.requests);
      expect(requests.filter((address) => address.startsWith('/api/'))).toEqual([]);
      if (!hasPosts) return;

      expect(await isSame()).toBe(true);
      // A press works.
      await page.getByRole('button', { name: postTexts.share }).first().click();
      await expect(page.getByText(postTexts.linkCopied).last()).toBeVisible();
      expect(await isSame()).toBe(true);
    });
  }
}

test('a long feed stays a small document during fast scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Counts the nodes in the page, after every frame.
  const { most, isEnd } = await page.evaluate(async (end) => {
    const seen = { most: 0, isEnd: false };
    for (let step = 0; step < 300 && !seen.isEnd; step += 1) {
      scrollBy(0, 900);
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        seen.most = Math.max(seen.most, document.querySelectorAll('*').length);
      }
      seen.isEnd = document.body.innerText.includes(end);
    }
    return seen;
  }, commonTexts.end);
  expect(isEnd, 'the end of the feed was reached').toBe(true);
  expect(most).toBeLessThanOrEqual(600);
});

test('the browser finds comments of a post before they are drawn, and draws them in order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/post/2');
  await expect(page.getByRole('heading', { name: /^댓글 \d+개$/ })).toBeVisible();
  const { comments } = (await callApi(page, 'GET', '/api/posts/2/comments')).body as {
    comments: { content: string }[];
  };
  await expect(page.locator('li[hidden=until-found]')).toHaveCount(1);
  await expect(page.locator('li[hidden=until-found]')).toContainText(
    comments.at(-1)?.content ?? '',
  );

  const drawn = page.locator('[id^="comment"][id]:is(article)');
  const first = await drawn.evaluateAll((rows) => rows.map(({ id }) => id));
  expect(first.length).toBeLessThan(12);
  await drawn.last().scrollIntoViewIfNeeded();
  await expect.poll(() => drawn.count()).toBeGreaterThan(15);
  const all = await drawn.evaluateAll((rows) => rows.map(({ id }) => id));
  expect(all.slice(0, first.length)).toEqual(first);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the feed and a post are readable, and have metadata for programs', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(titleOf(null, defaultIdentity));
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

  test('each ranking is readable, and has metadata for programs', async ({ page }) => {
    for (const name of rankingPages) {
      await page.goto(pageAddresses[name]);
      const heading = rankingTexts.headings[name];
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: rankingTexts.method })).toBeVisible();
      const content = (selector: string) => page.locator(selector).getAttribute('content');
      expect(await content('meta[name="description"]')).toBe(rankingDescriptions[name]);
      expect(await content('meta[property="og:title"]')).toContain(heading);
      const canonical = page.locator('link[rel="canonical"]');
      expect(await canonical.getAttribute('href')).toMatch(
        new RegExp(`^http.*${pageAddresses[name]}$`),
      );
    }
    // A choice is a link.
    await page.getByRole('link', { name: rankedChannelTexts.channelSorts.views }).click();
    await expect(page).toHaveURL('/new-channel-ranking?sort=views');
  });

  test('a missing post is answered with 404 and a page that says so', async ({ page }) => {
    const response = await page.goto('/post/999999');
    expect(response?.status()).toBe(404);
    await expect(page.getByText(detailTexts.notFoundTitle)).toBeVisible();
  });
});

test('the server renders a member’s page with their name, likes and theme', async ({ page }) => {
  await signIn(page, accounts.member);
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

  await holdLater(page);
  const requests = followRequests(page);
  await page.goto('/post/2');
  await expect(like).toHaveAttribute('aria-pressed', after ?? '');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((address) => address.startsWith('/api/posts'))).toEqual([]);
});

test('the title and the canonical address follow each navigation', async ({ page }) => {
  await page.goto('/post/2');
  const canonical = page.locator('link[rel="canonical"]');
  await page.getByRole('link', { name: '오늘 볼 영상, 물빛이 추천해요' }).first().click();
  await expect(page).toHaveTitle(titleOf(null, defaultIdentity));
  await expect(canonical).toHaveAttribute('href', /:\d+\/$/);
  await expect(card(page, '강 건너에서 찍은 한강 야경')).toBeVisible();
});

test('a reloaded page keeps its scroll position', async ({ page }) => {
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
