import { commonTexts } from '@/texts/common';
import { card, expect, test } from './support/site';

// A text fragment uses the engine of find-in-page, and a test can navigate to it: it searches the
// whole document, reveals hidden-until-found content and scrolls there.
test('the browser’s find-in-page finds posts that are not drawn', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const hidden = (title: string) => page.locator('[hidden=until-found]', { hasText: title });
  // One text is in a section that is a single element, the other in a post that is one.
  const deep = '보리와 콩이 합사 42일 일지';
  const near = '그림으로 보는 미적분, 1강만 봐도 절반은 끝';
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000);
        return page.getByText(commonTexts.end).isVisible();
      },
      { timeout: 20_000 },
    )
    .toBe(true);
  await page.evaluate(() => scrollTo(0, 0));

  for (const title of [deep, near]) {
    await expect(hidden(title)).toHaveCount(1);
    await expect(card(page, title)).toHaveCount(0);
    // A page may search by itself only after a user action.
    await page.mouse.click(4, 300);
    await page.evaluate((words) => {
      location.hash = `:~:text=${encodeURIComponent(words)}`;
    }, title);
    await expect(page.getByRole('link', { name: title, exact: true })).toBeInViewport();
  }
});
