import { test as loud } from '@playwright/test';
import { earn } from './support/economy';
import { newcomer } from './support/members';
import { expect, test } from './support/site';

// What a deployment has replaced, or a lost network keeps back, is left out: the page stands.

for (const tests of [test, loud]) {
  tests.skip(
    ({ serviceWorkers }) => serviceWorkers === 'allow',
    'the demo’s worker stands between',
  );
}

test('news that cannot be shown takes nothing away', async ({ page }) => {
  const member = await newcomer(page, '소식 없는 수달');
  await earn(page, member, 5);
  let tries = 0;
  await page.route('**/NewsDialog*.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/');
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1);
  await expect(page.getByText('출석 경험치를 받았습니다.')).toBeVisible();
  await page.getByRole('link', { name: '마이' }).first().click();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search needs no list of earlier ones', async ({ page }) => {
  let tries = 0;
  await page.route('**/RecentSearches*.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.click();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await field.fill('한강');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(field).toHaveValue('한강');
});

// What a boundary catches is told on the console.
loud('a dialog of the header that cannot open leaves the page as it is', async ({ page }) => {
  await newcomer(page, '메뉴 잃은 수달');
  await page.route('**/LogoutDialog*.js', (route) => route.abort());
  await page.goto('/character');
  const name = page.getByLabel('캐릭터 이름');
  await name.fill('저장 전의 여울');
  await page.getByRole('banner').getByRole('button', { name: '내 계정' }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByText('네트워크 오류가 발생했습니다.')).toBeVisible();
  await expect(name).toHaveValue('저장 전의 여울');
});
