import type { Page } from '@playwright/test';
import { expect, signIn, test } from './support/site';

// A phone: its back is the browser's back.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const header = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: '메뉴' });

/** Opens the home page, and from there the page of a post. */
async function openPost(page: Page): Promise<string> {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  return new URL(page.url()).pathname;
}

test('back closes what lies on top, one at a time, and then leaves the page', async ({ page }) => {
  await signIn(page, 'member');
  await page.getByRole('link', { name: '마이' }).last().tap();
  await expect(page).toHaveURL('/my');
  await header(page).getByRole('button', { name: '메뉴 열기' }).tap();
  await drawer(page).getByRole('button', { name: '로그아웃' }).tap();
  const question = page.getByRole('dialog', { name: '로그아웃하시겠습니까?' });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/my');
  await page.goForward();
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL('/my');

  await header(page).getByRole('button', { name: /^알림/ }).tap();
  const notices = page.getByRole('dialog', { name: '알림' });
  await expect(notices).toBeVisible();
  await page.goBack();
  await expect(notices).toBeHidden();
  await expect(page).toHaveURL('/my');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('back closes the menu of a post and the dialog that it leads to', async ({ page }) => {
  await signIn(page, 'member');
  const address = await openPost(page);
  const dots = page.getByRole('button', { name: '글 메뉴' }).first();
  await dots.tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await dots.tap();
  await page.getByRole('menuitem', { name: '신고' }).tap();
  const dialog = page.getByRole('dialog', { name: '글 신고' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('what was closed by other means leaves no step of back behind', async ({ page }) => {
  await signIn(page, 'member');
  await page.getByRole('link', { name: '마이' }).last().tap();
  await expect(page).toHaveURL('/my');
  for (const way of ['cross', 'Escape', 'backdrop', 'reload']) {
    await page.getByRole('button', { name: '메뉴 열기' }).tap();
    await expect(drawer(page)).toBeVisible();
    if (way === 'cross') await drawer(page).getByRole('button', { name: '메뉴 닫기' }).tap();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'backdrop') await page.touchscreen.tap(10, 400);
    else await page.reload();
    await expect(drawer(page)).toBeHidden();
  }
  await expect(page).toHaveURL('/my');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a link in the drawer leads away, and back from there to the page without the drawer', async ({
  page,
}) => {
  await signIn(page, 'member');
  await page.getByRole('button', { name: '메뉴 열기' }).tap();
  await drawer(page).getByRole('link', { name: '내 정원' }).first().tap();
  await expect(page).toHaveURL('/garden');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});
