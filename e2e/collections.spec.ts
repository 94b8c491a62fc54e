import { memberTexts } from '@/texts/member';
import { myTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { newcomer } from './support/members';
import { callApi, card, expect, test } from './support/site';

test('a post that is no longer hidden returns to the feed and does not count as new', async ({
  page,
}) => {
  await newcomer(page, '되찾는 수달');
  const blocked = await callApi(page, 'PUT', '/api/users/user3/block');
  const hidden = await callApi(page, 'PUT', '/api/posts/post3/hide');
  expect([blocked.status, hidden.status]).toEqual([200, 200]);
  await page.goto('/?sphere=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  const posts = [
    card(page, '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분'),
    card(page, '여섯 시에 나가면 이런 물빛을 봅니다'),
  ];
  for (const post of posts) await expect(post).toHaveCount(0);

  await page.getByRole('link', { name: myTexts.title }).first().click();
  await page.getByRole('tab', { name: myTexts.tabs.settings }).click();
  // The settings show the change before the server has stored it, but the feed needs it stored.
  const ended = (path: string) =>
    page.waitForResponse((answer) => new URL(answer.url()).pathname === path && answer.ok());
  const unhidden = ended('/api/posts/post3/hide');
  await page.getByRole('button', { name: /다시 보기$/ }).click();
  await expect(page.getByText(settingsTexts.unhidden)).toBeVisible();
  const unblocked = ended('/api/users/user3/block');
  await page.getByRole('button', { name: /차단 해제$/ }).click();
  await expect(page.getByText(memberTexts.unblocked)).toBeVisible();
  await Promise.all([unhidden, unblocked]);
  await page.goBack();
  await expect(page).toHaveURL('/?sphere=1');
  // The list reloads and starts at its top, whatever the scroll position of the settings was.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const post of posts) {
    await expect(async () => {
      if (!(await post.isVisible())) await page.mouse.wheel(0, 300);
      await expect(post).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(page.getByRole('button', { name: /^새 글/ })).toHaveCount(0);
});
