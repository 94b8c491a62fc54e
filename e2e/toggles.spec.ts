import { newcomer } from './support/members';
import { expect, test } from './support/site';

test('taps on a heart are one call, and one just before the page is left is kept', async ({
  page,
}) => {
  await newcomer(page, '하트 누르는 사람');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/posts/post2/like')) calls.push(request.postData() ?? '');
  });
  await page.goto('/post/2');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^좋아요/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  // In one go, as quick fingers do.
  await heart.evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]).toContain('"on":true');

  await heart.click();
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
