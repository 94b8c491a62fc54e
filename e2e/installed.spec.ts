import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { offlineText } from '@/texts/offline';
import { accounts, expect, signIn, test } from './support/site';

// This spec allows the service worker that the other specs block.
test.use({ serviceWorkers: 'allow' });

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose?: string }[];
    shortcuts: { url: string }[];
  };
  expect(manifest.name).toBe('물빛');
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  );
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
});

test('without a network, posts read before open, and others open after it returns', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const cards = page.getByRole('main').getByRole('article').locator('h2 a');
  // Other tests write posts meanwhile, so the addresses name the cards.
  const cardOf = async (nth: number) =>
    cards.and(page.locator(`[href="${(await cards.nth(nth).getAttribute('href')) ?? ''}"]`));
  const [read, unread] = [await cardOf(1), await cardOf(2)];
  const title = (await read.textContent()) ?? '';
  await read.click();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  // A post may also have its best comments.
  await expect(page.getByRole('region', { name: commentTexts.label }).first()).toBeVisible();
  await page.goBack();

  await context.setOffline(true);
  await expect(page.getByText(offlineText)).toBeVisible();
  await read.click();
  await expect(heading).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
  await expect(page.getByText(offlineText)).toBeVisible();
  await page.goto('/');
  await unread.click();
  await expect(page.getByRole('button', { name: commonTexts.retry }).first()).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: commonTexts.retry })).toHaveCount(0);
  await expect(page.getByText(offlineText)).toHaveCount(0);
});

test('posts cached for a member are deleted when their session ends', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/post/1');
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('read-user')));
  await expect.poll(kept).toHaveLength(1);
  await page.context().clearCookies();
  await page.goto('/');
  await expect.poll(kept).toEqual([]);
});
