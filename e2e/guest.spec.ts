import { sortTexts, timingTexts } from '@/texts/categories';
import { detailTexts } from '@/texts/detail';
import { accounts, expect, fillLogin, signIn, test } from './support/site';

test('a guest who likes is sent to login and comes back', async ({ page }) => {
  await page.goto('/?sort=popular');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^좋아요/ })
    .click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillLogin(page, accounts.member);
  await expect(page).toHaveURL('/?sort=popular');
});

// On a busy machine posts appear one after the other.
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

test('the address holds the filters and the search', async ({ page }) => {
  // The categories are offered to members only.
  await signIn(page, 'member');
  await page.getByRole('button', { name: timingTexts.commute }).click();
  await expect(page).toHaveURL('/?timing=commute');
  await page.getByRole('button', { name: sortTexts.popular, exact: true }).click();
  await expect(page).toHaveURL(/timing=commute/);
  await expect(page).toHaveURL(/sort=popular/);
  await page.goBack();
  await expect(page).toHaveURL('/?timing=commute');

  const search = page.getByRole('searchbox').first();
  await search.fill('한강');
  await search.press('Enter');
  await expect(page).toHaveURL(/q=%ED%95%9C%EA%B0%95/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await search.fill('없는낱말입니다');
  await search.press('Enter');
  await expect(page.getByText('‘없는낱말입니다’에 대한 검색 결과가 없습니다.')).toBeVisible();
});

test('an unknown path leads home, and the page of a missing post says so', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goto('/post/999999');
  await expect(page.getByText(detailTexts.notFoundTitle)).toBeVisible();
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
