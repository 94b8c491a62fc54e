import { pictureTexts } from '@/texts/pictures';
import { fixtures } from '@contract/fixtures';
import { expect, test } from './support/site';

// A phone: its back is the browser's back.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const post = fixtures.posts.find(
  ({ isConfirmed, blocks }) => isConfirmed && blocks.some(({ type }) => type === 'image'),
);

test('Escape and the phone’s back close a picture and stay on the page', async ({ page }) => {
  await page.goto('/');
  await page.goto(`/post/${post?.id ?? ''}`);
  const picture = page
    .getByRole('main')
    .getByRole('button', { name: /크게 보기$/ })
    .first();
  const viewer = page.getByRole('dialog', { name: pictureTexts.viewer });
  await expect(async () => {
    await picture.tap();
    await expect(viewer).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await picture.tap();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(`/post/${post?.id ?? ''}`);
  await expect(picture).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
