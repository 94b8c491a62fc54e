import { authTexts } from '@/texts/auth';
import { layoutTexts } from '@/texts/layout';
import { myTexts } from '@/texts/my';
import { notificationTexts } from '@/texts/notifications';
import { ownTexts } from '@/texts/own';
import { postTexts } from '@/texts/post';
import { reportTexts, reportTitles } from '@/texts/report';
import type { Page } from '@playwright/test';
import { fileOf, requestsOf } from './support/built';
import { accounts, expect, signIn, test } from './support/site';

// A phone: its back is the browser's back.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const header = (page: Page) => page.getByRole('banner');
const drawer = (page: Page) => page.getByRole('dialog', { name: layoutTexts.menu });

/** Opens the member's own page from the bar and waits for its content, which appears last. */
async function goToMy(page: Page): Promise<void> {
  await page.getByRole('link', { name: layoutTexts.my }).last().tap();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('tab', { name: myTexts.tabs.posts })).toBeVisible();
}

test('back closes open layers one at a time, and then leaves the page', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/');
  await goToMy(page);
  await header(page).getByRole('button', { name: layoutTexts.openMenu }).tap();
  await drawer(page).getByRole('button', { name: layoutTexts.logout }).tap();
  const question = page.getByRole('dialog', { name: authTexts.logoutConfirm });
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

  await header(page).getByRole('button', { name: notificationTexts.title }).tap();
  const notices = page.getByRole('dialog', { name: notificationTexts.title });
  await expect(notices).toBeVisible();
  await page.goBack();
  await expect(notices).toBeHidden();
  await expect(page).toHaveURL('/my');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('back closes the menu of a post and the dialog that it leads to', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/');
  // Somebody else's post, which can be reported.
  await page.goto('/post/2');
  const dots = page.getByRole('button', { name: postTexts.moreActions }).first();
  await dots.tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('menu')).toBeHidden();
  await dots.tap();
  await page.getByRole('menuitem', { name: reportTexts.report }).tap();
  const dialog = page.getByRole('dialog', { name: reportTitles.post });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/post/2');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a layer closed in another way leaves no history entry', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/');
  await goToMy(page);
  for (const way of ['cross', 'Escape', 'backdrop', 'reload']) {
    await page.getByRole('button', { name: layoutTexts.openMenu }).tap();
    await expect(drawer(page)).toBeVisible();
    if (way === 'cross')
      await drawer(page).getByRole('button', { name: layoutTexts.closeMenu }).tap();
    else if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'backdrop') await page.touchscreen.tap(10, 400);
    else await page.reload();
    await expect(drawer(page)).toBeHidden();
  }
  // A page that has not loaded cannot leave the history entry of the reload.
  await expect(header(page).getByRole('button', { name: layoutTexts.openMenu })).toBeVisible();
  await expect(page).toHaveURL('/my');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('back after a link in the drawer returns to the page, and the drawer stays closed', async ({
  page,
}) => {
  await signIn(page, accounts.member);
  await page.goto('/');
  await page.getByRole('button', { name: layoutTexts.openMenu }).tap();
  await drawer(page).getByRole('link', { name: ownTexts.garden }).first().tap();
  await expect(page).toHaveURL('/garden');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(drawer(page)).toBeHidden();
});

test('back undoes a press on a part that is still loading', async ({ page }) => {
  await signIn(page, accounts.member);
  await page.goto('/');
  let deliver: () => void = () => undefined;
  const delivered = new Promise<void>((resolve) => (deliver = resolve));
  await page.route(requestsOf('SiteDrawer'), async (route) => {
    await delivered;
    await route.continue();
  });
  await goToMy(page);
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await header(page).getByRole('button', { name: layoutTexts.openMenu }).tap();
  // The browser paints the press first; a person is slower than that frame.
  await expect.poll(entries).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/my');
  const came = page.waitForEvent('response', (answer) =>
    answer.url().includes(fileOf('SiteDrawer')),
  );
  deliver();
  await came;
  await expect(drawer(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/');
});
