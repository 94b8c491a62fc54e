import { accounts, callApi, card, expect, signIn, test } from './support/site';

// This is the main job from end to end: sharing, liking, commenting, the review, and a guest who
// reads.
test('a member shares a video, an admin confirms it, a guest reads it', async ({ page }) => {
  const title = `저녁에 다시 본 빅 벅 버니 ${Date.now()}`;

  await signIn(page, 'member');
  await page.getByRole('link', { name: '글쓰기' }).first().click();
  await expect(page).toHaveURL('/write');
  await page.getByRole('link', { name: '영상 공유하기' }).click();
  await expect(page).toHaveURL('/write-youtube');
  await page.getByLabel('제목').fill(title);
  await page.getByLabel('영상 링크').fill('https://youtu.be/aqz-KE-bpKQ?t=90');
  await expect(page.getByText('확인됨')).toBeVisible();
  await page.getByLabel('내용').fill('짧은데 웃기고, 음악이 참 좋습니다.');
  await page.getByText('잠깐 쉴 때', { exact: true }).last().click();
  await page.getByRole('button', { name: '게시하기' }).click();

  await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card(page, title)).toContainText('검토 중');

  await card(page, title).getByRole('link', { name: title }).click();
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
  await page.getByPlaceholder('댓글을 입력해주세요').fill('90초부터가 진짜예요.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByPlaceholder('댓글을 입력해주세요')).toHaveValue('');

  await page.reload();
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: '댓글 1개' })).toBeVisible();

  // Only the author can see the post before the review.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto(`/post/${postId}`);
  await expect(page.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();

  await callApi(page, 'POST', '/api/auth/login', accounts.admin);
  const pending = await callApi(page, 'GET', '/api/admin/posts/pending');
  expect(JSON.stringify(pending.body.results)).toContain(title);
  const confirmed = await callApi(page, 'POST', '/api/admin/posts/confirm', {
    postId: `post${postId}`,
  });
  expect(confirmed.status).toBe(200);
  await callApi(page, 'POST', '/api/auth/logout');

  await page.goto('/');
  await expect(card(page, title)).toBeVisible();
  await expect(card(page, title)).not.toContainText('검토 중');
  await card(page, title).getByRole('link', { name: title }).click();
  await expect(page.getByText('90초부터가 진짜예요.')).toBeVisible();
  await expect(page.getByText('짧은데 웃기고, 음악이 참 좋습니다.')).toBeVisible();
});
