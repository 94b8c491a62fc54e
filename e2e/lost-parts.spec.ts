import { earn } from './support/economy';
import { newcomer } from './support/members';
import { expect, test } from './support/site';

// A part that a deployment has replaced or that the network cannot deliver is left out: the page
// works without it.

const lostText = '화면 일부를 불러오지 못했습니다. 다시 시도해주세요.';

test('the page stays usable when the growth dialog cannot be loaded', async ({ page }) => {
  const member = await newcomer(page, '소식 없는 수달');
  await earn(page, member, 5);
  let tries = 0;
  await page.route('**/GrowthDialog*.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/');
  // The notice goes by itself; the dialog that is missing waits for its time.
  await expect(page.getByText('출석 경험치를 받았습니다.')).toBeVisible();
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1);
  await page.getByRole('link', { name: '마이' }).first().click();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search works without the list of recent searches', async ({ page }) => {
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

test('a dialog of the header that cannot open leaves the page as it is', async ({ page }) => {
  await newcomer(page, '메뉴 잃은 수달');
  await page.route('**/LogoutDialog*.js', (route) => route.abort());
  await page.goto('/character');
  const name = page.getByLabel('캐릭터 이름');
  await name.fill('저장 전의 여울');
  await page.getByRole('banner').getByRole('button', { name: '내 계정' }).click();
  await page.getByRole('menuitem', { name: '로그아웃' }).click();
  await expect(page.getByText(lostText)).toBeVisible();
  await expect(name).toHaveValue('저장 전의 여울');
  await expect(page.getByRole('banner').getByRole('button', { name: '내 계정' })).toBeVisible();
});

test('a part that cannot be loaded leaves typed words alone, and a later press loads it', async ({
  page,
}) => {
  await newcomer(page, '답글 잃은 수달');
  await page.goto('/post/2');
  const comment = page.getByRole('textbox', { name: '댓글' });
  await comment.fill('아직 보내지 않은 댓글');
  await page.route('**/CommentEditor*.js', (route) => route.abort());
  const reply = page.getByRole('button', { name: '답글' }).first();
  await reply.click();
  await expect(page.getByText(lostText)).toBeVisible();
  await expect(comment).toHaveValue('아직 보내지 않은 댓글');
  await expect(reply).toBeFocused();
  await page.unroute('**/CommentEditor*.js');
  await reply.click();
  await expect(page.getByRole('textbox', { name: /에게 답글$/ })).toBeFocused();
});

test('a menu that cannot be loaded leaves the page as it is', async ({ page }) => {
  await newcomer(page, '메뉴 없는 수달');
  await page.route('**/PostMenuBody*.js', (route) => route.abort());
  await page.goto('/');
  const menu = page.getByRole('main').getByRole('button', { name: '글 메뉴' }).first();
  await menu.click();
  await expect(page.getByText(lostText)).toBeVisible();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.unroute('**/PostMenuBody*.js');
  await menu.click();
  await expect(page.getByRole('menu', { name: '글 메뉴' })).toBeVisible();
});
