import { intentTexts } from '@/texts/intent';
import { myTexts } from '@/texts/my';
import { rankedVideoTexts } from '@/texts/rankedVideos';
import { rankedChannelTexts } from '@/texts/rankedChannels';
import { rankingTexts } from '@/texts/rankings';
import { fixtures } from '@contract/fixtures';
import { accounts, callApi, expect, fillLogin, test } from './support/site';

test('a guest who saves a video logs in, returns, and still has it after a reload', async ({
  page,
}) => {
  await page.goto('/category-ranking?period=month');
  // A video that a post shares has the title of the post.
  const { body } = await callApi(page, 'GET', '/api/youtube/videos/ranking?period=month');
  const shared = JSON.stringify(fixtures.posts);
  const videos = (body as { videos: { id: string; title: string }[] }).videos.slice(0, 6);
  const title = videos.find(({ id }) => !shared.includes(id))?.title ?? '';
  await page.getByRole('button', { name: rankedVideoTexts.favoriteOf(title) }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillLogin(page, accounts.member);
  // The press counts once the guest has logged in.
  await expect(page).toHaveURL('/category-ranking?period=month');
  await expect(page.getByText(intentTexts.favorite.done)).toBeAttached();
  const kept = page.getByRole('button', { name: rankedVideoTexts.favoritedOf(title) });
  await expect(kept).toBeVisible();
  await page.reload();
  await expect(kept).toBeVisible();
  await page.goto('/my/favorites');
  await expect(page.getByRole('list', { name: myTexts.tabs.favorites })).toContainText(title);
});

test('the browser’s back undoes the choices of a ranking', async ({ page }) => {
  await page.goto('/channel-ranking');
  await page.getByRole('link', { name: rankedChannelTexts.channelSorts.videos }).click();
  await page.getByRole('combobox', { name: rankingTexts.country }).selectOption('US');
  await expect(page).toHaveURL('/channel-ranking?sort=videos&country=US');
  await page.goBack();
  await expect(page).toHaveURL('/channel-ranking?sort=videos');
  await expect(page.getByRole('combobox', { name: rankingTexts.country })).toHaveValue('KR');
  await page.goBack();
  await expect(page).toHaveURL('/channel-ranking');
  await expect(
    page.getByRole('link', { name: rankedChannelTexts.channelSorts.subscribers }),
  ).toHaveAttribute('aria-current', 'true');
});
