import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { newcomer } from './support/members';
import { accounts, expect, fillLogin, isDemo, logOut, test } from './support/site';

test(
  'a background tab follows sign-ins and sign-outs in another tab',
  { tag: '@demo' },
  async ({ page, context }) => {
    const member = await newcomer(page, '두 창을 연 수달');
    await page.goto('/');
    await expect(page.getByText(member.name).first()).toBeVisible();

    const own = await context.newPage();
    await own.goto('/my');
    await expect(own.getByRole('main').getByText(member.name).first()).toBeVisible();

    const other = await context.newPage();
    await other.goto('/');
    await logOut(other);
    await expect(page.getByRole('button', { name: layoutTexts.account })).toHaveCount(0);

    await expect(own).toHaveURL(/\/login/);
    await expect(own.getByText(member.name)).toHaveCount(0);

    // A tab of the demo cannot see a cookie from another tab.
    if (isDemo()) return;
    await other.goto('/login');
    await fillLogin(other, accounts.admin);
    await expect(other).toHaveURL('/');
    await expect(page.getByRole('button', { name: layoutTexts.account })).toBeVisible();
    await expect(page.getByText(member.name)).toHaveCount(0);
  },
);

test('a member stays on the page if the server cannot load the session', async ({ page }) => {
  const member = await newcomer(page, '기다리는 수달');
  let isDown = true;
  // If the server cannot render a page, it sends one without a member's name.
  await page.route('**/my', (route) => route.fulfill({ path: 'dist/client/index.html' }));
  await page.route('**/api/auth/me', (route) =>
    isDown ? route.fulfill({ status: 503, body: 'down' }) : route.fallback(),
  );
  await page.goto('/my');
  await expect(page.getByText(authTexts.unknown)).toBeVisible();
  await expect(page.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  await expect(page).toHaveURL('/my');
  isDown = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByText(member.name).first()).toBeVisible();
});
