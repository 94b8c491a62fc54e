import { characterTexts } from '@/texts/character';
import { commentTexts } from '@/texts/comment';
import { boundaryTexts } from '@/texts/errors';
import { layoutTexts } from '@/texts/layout';
import { rewardTexts } from '@/texts/rewards';
import { requestsOf } from './support/built';
import { earn } from './support/economy';
import { newcomer } from './support/members';
import { expect, test } from './support/site';

// A part that a deployment has replaced or that the network cannot deliver is left out: the page
// works without it.

const lostText = boundaryTexts.part;

test('the page stays usable when the growth dialog cannot be loaded', async ({ page, admin }) => {
  await newcomer(page, '소식 없는 수달');
  await earn(page, admin, 5);
  let tries = 0;
  await page.route(requestsOf('GrowthDialog'), (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/');
  // The notice disappears by itself; the missing dialog would appear later.
  await expect(page.getByText(rewardTexts.daily)).toBeVisible();
  await expect.poll(() => tries, { timeout: 10_000 }).toBeGreaterThan(1);
  await page.getByRole('link', { name: layoutTexts.my }).first().click();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the search works without its panel of recent searches and suggestions', async ({ page }) => {
  let tries = 0;
  await page.route(requestsOf('SearchPanel'), (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.click();
  await expect.poll(() => tries).toBeGreaterThan(1);
  await field.fill('한강');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(field).toHaveValue('한강');
});

test('a dialog of the header that cannot open leaves the page as it is', async ({ page }) => {
  await newcomer(page, '메뉴 잃은 수달');
  await page.route(requestsOf('LogoutDialog'), (route) => route.abort());
  await page.goto('/character');
  const name = page.getByLabel(characterTexts.name);
  await name.fill('저장 전의 여울');
  await page.getByRole('banner').getByRole('button', { name: layoutTexts.account }).click();
  await page.getByRole('menuitem', { name: layoutTexts.logout }).click();
  await expect(page.getByText(lostText)).toBeVisible();
  await expect(name).toHaveValue('저장 전의 여울');
  await expect(
    page.getByRole('banner').getByRole('button', { name: layoutTexts.account }),
  ).toBeVisible();
});

test('a part that fails to load does not affect typed text, and a later press loads it', async ({
  page,
}) => {
  await newcomer(page, '답글 잃은 수달');
  await page.goto('/post/2');
  const comment = page.getByRole('textbox', { name: commentTexts.label });
  await comment.fill('아직 보내지 않은 댓글');
  await page.route(requestsOf('CommentEditor'), (route) => route.abort());
  const reply = page.getByRole('button', { name: commentTexts.reply }).first();
  await reply.click();
  await expect(page.getByText(lostText)).toBeVisible();
  await expect(comment).toHaveValue('아직 보내지 않은 댓글');
  await expect(reply).toBeFocused();
  await page.unroute(requestsOf('CommentEditor'));
  await reply.click();
  await expect(page.getByRole('textbox', { name: /에게 답글$/ })).toBeFocused();
});
