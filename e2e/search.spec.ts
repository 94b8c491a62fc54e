import { commentTexts } from '@/texts/comment';
import { feedTexts } from '@/texts/feed';
import { layoutTexts } from '@/texts/layout';
import { postTexts } from '@/texts/post';
import { searchTexts } from '@/texts/search';
import { sphereTexts } from '@/texts/sphere';
import { spheresTexts } from '@/texts/spheres';
import { newcomer } from './support/members';
import { card, expect, test } from './support/site';

test('initial consonants are offered as a word, which finds its post', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('ㄱㅊㅉㄱ');
  const offered = page.getByRole('group', { name: searchTexts.suggestions });
  await expect(offered).toBeVisible();
  await field.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(offered).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('김치찌개');
  await expect(card(page, '냉장고 파먹기 일주일, 마지막 날은 김치찌개')).toBeVisible();
});

test('a search in a sphere stays there until it is taken to all posts', async ({ page }) => {
  await page.goto('/?sphere=1');
  const field = page.getByRole('banner').getByRole('searchbox');
  await field.fill('한강');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=.*sphere=1/);
  const everywhere = page.getByRole('link', { name: feedTexts.searchEverywhere }).first();
  // In another window nothing happens here.
  const other = page.context().waitForEvent('page');
  await everywhere.click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await expect(page).toHaveURL(/sphere=1/);
  await everywhere.click();
  await expect(page).toHaveURL(/\/\?q=[^&]*$/);
  await expect(page.getByRole('heading', { level: 1, name: /한강/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/q=.*sphere=1/);
});

test('all spheres are found from home, by name, and lead to their feed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: sphereTexts.browse }).first().click();
  await expect(page).toHaveURL('/spheres');
  const main = page.getByRole('main');
  const name = '새벽 감성';
  await main.getByRole('searchbox', { name: spheresTexts.searchLabel }).fill('새벽감성');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/spheres\?q=/);
  await expect(main.getByRole('listitem')).toHaveCount(1);
  await main.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('listitem')).toHaveCount(1);
});

test('a video’s address in a comment plays in its place, and nothing of its host comes before', async ({
  page,
}) => {
  await newcomer(page, '영상 붙인 수달');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/youtube|ytimg/.test(new URL(request.url()).hostname)) foreign.push(request.url());
  });
  await page.goto('/post/14');
  const address = 'https://youtu.be/dQw4w9WgXcQ';
  await page.getByRole('textbox', { name: commentTexts.label }).fill(`${address} 이 영상 보세요`);
  await page.getByRole('button', { name: commentTexts.submit }).click();
  const play = page.getByRole('button', { name: postTexts.playTitle(address) }).last();
  await expect(play).toBeVisible();
  expect(foreign).toEqual([]);
  await play.click();
  const player = page.locator('iframe').last();
  await expect(player).toHaveAttribute('src', /youtube-nocookie/);
  await expect(player).toBeFocused();
});

test.describe('a window with one column beside the feed', () => {
  test.use({ viewport: { width: 1100, height: 800 } });

  test('has what is one’s own after the feed and before what is recommended', async ({ page }) => {
    await newcomer(page, '좁은 창 수달');
    await page.reload();
    const own = page.getByRole('complementary', { name: layoutTexts.ownColumn });
    await expect(own.getByRole('region').first()).toBeVisible();
    await expect(page.getByRole('button', { name: layoutTexts.openMenu })).toBeVisible();
    const order = () =>
      page
        .locator('main, aside')
        .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? part.localName));
    await expect
      .poll(order)
      .toEqual(['main', layoutTexts.ownColumn, layoutTexts.recommendedColumn]);
  });
});
