import { timingTexts } from '@/texts/categories';
import { adminTexts } from '@/texts/admin/menu';
import { revertTexts, reviewTexts } from '@/texts/admin/review';
import { layoutTexts } from '@/texts/layout';
import { notificationText } from '@contract/notificationTexts';
import { postTexts } from '@/texts/post';
import { videoPostTexts, writeTexts } from '@/texts/write';
import type { Notification } from '@contract/models/notification';
import type { Page } from '@playwright/test';
import { become, newcomer } from './support/members';
import { accounts, expect, signIn, test } from './support/site';

async function shareVideo(page: Page, title: string): Promise<void> {
  await page.goto('/write-youtube');
  await page.getByLabel(videoPostTexts.title).fill(title);
  await page.getByLabel(videoPostTexts.link).fill('https://youtu.be/aqz-KE-bpKQ?t=90');
  await page.getByLabel(videoPostTexts.content).fill('물가에서 다시 본 영상입니다.');
  await page.getByText(timingTexts.break, { exact: true }).last().click();
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page).toHaveURL('/');
}

const rowsOf = (page: Page) => page.getByRole('list', { name: reviewTexts.list });

/** Opens the bell; gives the entry of a kind. */
async function openBell(page: Page, kind: 'confirm' | 'revert') {
  await page.goto('/');
  await page.getByRole('button', { name: /^알림/ }).click();
  const sentence = notificationText({ kind } as Notification);
  return page
    .getByRole('dialog', { name: layoutTexts.notices })
    .getByRole('link')
    .filter({ hasText: sentence });
}

// From the form to the author's bell, twice.
test('what a member shared is confirmed and taken back by an admin, and its author is told each time', async ({
  page,
}) => {
  const title = `검토를 기다리는 영상 ${Date.now()}`;
  const reason = revertTexts.choices.source;
  const writer = await newcomer(page, '나눠 준 수달');
  await shareVideo(page, title);

  await become(page, accounts.admin);
  await page.goto('/admin');
  await rowsOf(page)
    .getByRole('button', { name: reviewTexts.confirmOf(title) })
    .click();
  await expect(page.getByText(reviewTexts.confirmed)).toBeVisible();
  await expect(rowsOf(page).getByRole('link', { name: title })).toBeHidden();

  await become(page, writer);
  await expect(await openBell(page, 'confirm')).toContainText(title);

  await become(page, accounts.admin);
  await page.goto('/admin/confirm?tab=confirmed');
  await rowsOf(page)
    .getByRole('button', { name: reviewTexts.revertOf(title) })
    .click();
  const dialog = page.getByRole('dialog', { name: revertTexts.title });
  await dialog.getByRole('radio', { name: reason }).click();
  await dialog.getByRole('button', { name: reviewTexts.revert }).click();
  await expect(page.getByText(reviewTexts.reverted)).toBeVisible();

  await become(page, writer);
  await expect(await openBell(page, 'revert')).toContainText(postTexts.reason(reason));
  await page.goto('/my');
  await expect(page.getByRole('main').getByText(postTexts.reason(reason)).first()).toBeVisible();
});

test('a member who types the address of the admin area lands on the home page', async ({
  page,
}) => {
  await signIn(page, 'member');
  await page.goto('/admin/settings');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeHidden();
  await page.getByRole('button', { name: layoutTexts.account }).click();
  await expect(page.getByRole('menuitem', { name: layoutTexts.logout })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: layoutTexts.admin })).toBeHidden();
});

test('an edited storage opens nothing of the admin area, neither its data nor its code', async ({
  page,
}) => {
  let asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofAdmins = () =>
    asked.filter((path) =>
      /^\/api\/admin\/|\/(?:AdminArea|QueryScreen|MembersScreen)\b/.test(path),
    );

  await signIn(page, 'member');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('mulbit.session') ?? '{}') as object;
    const admin = { ...kept, user_id: 'user2', admin_level: 9, adminLevel: 9 };
    localStorage.setItem('mulbit.session', JSON.stringify(admin));
  });
  for (const address of ['/admin', '/admin/members', '/admin/query']) {
    await page.goto(address);
    await expect(page).toHaveURL('/');
  }
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeHidden();
  expect(ofAdmins()).toEqual([]);

  // The same look finds them where an admin is let in.
  asked = [];
  await become(page, accounts.admin);
  await page.goto('/admin/query');
  await expect(page.getByRole('navigation', { name: adminTexts.navigation })).toBeVisible();
  await expect.poll(() => ofAdmins().some((path) => path.includes('AdminArea'))).toBe(true);
  await expect.poll(() => ofAdmins().some((path) => path.startsWith('/api/admin/'))).toBe(true);
});
