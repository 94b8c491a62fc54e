import { expect, test } from './support/site';

// On a busy machine posts appear one after another.
const TIMEOUT = { timeout: 20_000 };

test('the feed loads further pages and keeps its scroll position on a return', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Posts that are far from the window are empty placeholders.
  const places = page.locator('article, [hidden=until-found]');
  const firstPage = await places.count();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000);
      return places.count();
    })
    .toBeGreaterThan(firstPage + 5);
  await page.mouse.wheel(0, -1500);

  // The post in the middle of the window, once the list has stopped scrolling.
  const inView = () =>
    page.evaluate(() => {
      const links = [...document.querySelectorAll('article h2 a')];
      const seen = links.find((link) => {
        const { top } = link.getBoundingClientRect();
        return top > 120 && top < innerHeight - 120;
      });
      return seen?.textContent ?? null;
    });
  let name = '';
  await expect
    .poll(async () => {
      name = (await inView()) ?? '';
      // A tall post may have its title out of sight; at the top the page cannot scroll further up.
      const isTop = await page.evaluate(() => scrollY < 300);
      if (!name) await page.mouse.wheel(0, isTop ? 3000 : -200);
      await page.waitForTimeout(300);
      return name !== '' && name === (await inView());
    }, TIMEOUT)
    .toBe(true);
  const title = page.getByRole('heading').getByRole('link', { name, exact: true });
  const before = await title.evaluate((link) => link.getBoundingClientRect().top);
  await title.click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect(title).toBeInViewport();
  const after = await title.evaluate((link) => link.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(40);
});

test('no video host gets a request before a press', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/youtube|vimeo|dailymotion/.test(new URL(request.url()).hostname))
      foreign.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(foreign).toEqual([]);
  await page
    .getByRole('button', { name: /영상 재생/ })
    .first()
    .click();
  await expect(page.locator('iframe').first()).toHaveAttribute(
    'src',
    /youtube-nocookie|vimeo|dailymotion/,
  );
});
