import { fixtures } from '@contract/fixtures';
import { expect, test } from './support/site';

const POST = 2;
// The comment is on the last page of its discussion.
const last = fixtures.comments.findLast(({ postId }) => postId === POST);

test('a link to a comment leads to it, also after a reload', async ({ page }) => {
  await page.goto(`/post/${POST}#comment${last?.id ?? ''}`);
  const comment = page.locator(`#comment${last?.id ?? ''}`);
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
  await page.reload();
  await expect(comment).toBeFocused();
  await expect(comment).toBeInViewport();
});
