import { commonTexts } from '@/texts/common';
import { expect, test } from './support/site';

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

test('a page without a network says so, and loads by itself once the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await context.setOffline(true);
  await page.goto('/?sort=popular');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '인터넷에 연결되어 있지 않습니다.',
  );
  await expect(page.getByRole('link', { name: commonTexts.retry })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?sort=popular');

  await context.setOffline(false);
  await expect(page.getByRole('article').first()).toBeVisible();
});
