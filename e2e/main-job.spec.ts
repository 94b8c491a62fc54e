import { postFormTexts } from '@/texts/blocks';
import { timingTexts } from '@/texts/categories';
import { commentTexts } from '@/texts/comment';
import { detailTexts } from '@/texts/detail';
import { postTexts } from '@/texts/post';
import { videoPostTexts, writeTexts } from '@/texts/write';
import { accounts, callApi, card, expect, submittedLink, send, signIn, test } from './support/site';

// The main job from end to end: sharing, liking, commenting, the review, and a guest who reads.
test('a member shares a video, an admin confirms it, a guest reads it', async ({ page, admin }) => {
  const title = `저녁에 다시 본 빅 벅 버니 ${Date.now()}`;

  await signIn(page, accounts.member);
  await page.goto('/');
  await page.getByRole('link', { name: postFormTexts.heading }).first().click();
  await expect(page).toHaveURL('/write');
  await page.getByRole('link', { name: videoPostTexts.heading }).click();
  await expect(page).toHaveURL('/write-youtube');
  await page.getByLabel(videoPostTexts.title).fill(title);
  await page.getByLabel(videoPostTexts.link).fill('https://youtu.be/aqz-KE-bpKQ?t=90');
  await expect(page.getByText(videoPostTexts.recognised)).toBeVisible();
  await page.getByLabel(videoPostTexts.content).fill('짧은데 웃기고, 음악이 참 좋습니다.');
  await page.getByText(timingTexts.break, { exact: true }).last().click();
  await page.getByRole('button', { name: writeTexts.submit }).click();

  await expect(page.getByText(writeTexts.success)).toBeVisible();
  await expect(page).toHaveURL('/');
  await submittedLink(page, title).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  const postId = new URL(page.url()).pathname.split('/').pop() ?? '';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page
    .getByRole('button', { name: /^좋아요/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^좋아요/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByPlaceholder(commentTexts.placeholder).fill('90초부터가 진짜예요.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByPlaceholder(commentTexts.placeholder)).toHaveValue('');

  await page.reload();
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '댓글 1개' })).toBeVisible();

  // Only the author can see the post before the review.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto(`/post/${postId}`);
  await expect(page.getByText(detailTexts.notFoundTitle)).toBeVisible();

  const pending = await send(admin, 'GET', '/api/admin/posts/pending');
  expect(JSON.stringify(pending.body.results)).toContain(title);
  const body = { postId: `post${postId}` };
  expect((await send(admin, 'POST', '/api/admin/posts/confirm', body)).status).toBe(200);

  await page.goto('/');
  await expect(card(page, title)).toBeVisible();
  await expect(card(page, title)).not.toContainText(postTexts.pending);
  await card(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByText('짧은데 웃기고, 음악이 참 좋습니다.')).toBeVisible();
});
