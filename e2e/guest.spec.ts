import { intentTexts } from '@/texts/intent';
import { accounts, expect, fillLogin, test } from './support/site';

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

test('a guest’s like counts after the login, once', async ({ page }) => {
  await page.goto('/post/3');
  const like = page.getByRole('button', { name: /^좋아요/ }).first();
  await like.click();
  await expect(page).toHaveURL('/login?from=%2Fpost%2F3');
  await fillLogin(page, accounts.member);
  await expect(page.getByText(intentTexts.like.done)).toBeAttached();
  await expect(page).toHaveURL('/post/3');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // The server has it, and nothing is left to be done again.
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key.includes('intent'))).toEqual([]);
});
