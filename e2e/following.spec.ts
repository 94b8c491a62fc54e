import { memberPath } from '@contract/pages';
import { feedTexts } from '@/texts/feed';
import { followTexts } from '@/texts/follow';
import { layoutTexts } from '@/texts/layout';
import { newcomer, publish } from './support/members';
import { expect, test } from './support/site';

test('a followed member’s new post is in the open page’s bell and in the feed of followed members', async ({
  page,
  browser,
  baseURL,
  admin,
}) => {
  await newcomer(page, '따라 읽는 수달');
  const context = await browser.newContext({ baseURL });
  const elsewhere = await context.newPage();
  const author = await newcomer(elsewhere, '앞서 쓰는 수달');
  await page.goto(memberPath(author.id));
  // The change shows at once, and is sent after the last press.
  const followed = page.waitForResponse(`**/api/users/${author.id}/follow`);
  await page.getByRole('button', { name: followTexts.follow }).click();
  await expect(page.getByRole('button', { name: followTexts.unfollow })).toBeVisible();
  await followed;

  await publish(elsewhere, admin, '따라 읽을 글');
  await context.close();
  await page.getByRole('button', { name: '알림, 읽지 않은 알림 1개' }).click();
  const panel = page.getByRole('dialog', { name: layoutTexts.notices });
  await expect(panel.getByRole('link', { name: /님이 새 글을 올렸습니다/ })).toBeVisible();

  await page.goto('/?feed=following');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(feedTexts.following);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: '따라 읽을 글' })).toBeVisible();
});
