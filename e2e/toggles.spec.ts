import { newcomer } from './support/members';
import { expect, test } from './support/site';

test('quick taps on a heart send one request, and a tap just before leaving the page is saved', async ({
  page,
}) => {
  await newcomer(page, '하트 누르는 사람');
  const isLike = (one: { url: () => string }) => one.url().endsWith('/api/posts/post2/like');
  let calls = 0;
  page.on('request', (request) => {
    if (isLike(request)) calls += 1;
  });
  await page.goto('/post/2');
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^좋아요/ })
    .first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse(isLike);
  // All at once, like quick fingers.
  await heart.evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) button.click();
  });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await answered;
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(calls).toBe(1);

  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  // The reload may have been requested before the tap arrived.
  await expect(async () => {
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 1_000 });
  }).toPass();
});
