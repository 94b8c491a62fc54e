import { adminTexts } from '@/texts/admin/menu';
import {
  reportActionTexts,
  reportDoneTexts,
  reportQueueTexts,
  reportReasonTexts,
} from '@/texts/admin/reports';
import { layoutTexts } from '@/texts/layout';
import { notificationTexts } from '@/texts/notifications';
import { postTexts } from '@/texts/post';
import { reasonTexts, reportTexts, reportTitles } from '@/texts/report';
import { postPath } from '@contract/pages';
import type { Page } from '@playwright/test';
import { become, newcomer, publish } from './support/members';
import { accounts, expect, signIn, test } from './support/site';

const REASON = reportReasonTexts.choices.rude;

/** Opens the notification bell of the signed-in member. */
async function openBell(page: Page) {
  await page.goto('/my');
  await page.getByRole('button', { name: new RegExp(`^${notificationTexts.title}`) }).click();
  return page.getByRole('dialog', { name: layoutTexts.notices });
}

// Goes from the reader's report to the author's notification, while an admin's page stays open.
test('an admin’s open page shows a report, and a removal notifies author and reporter', async ({
  page,
  browser,
  baseURL,
  admin: calls,
}) => {
  const author = await newcomer(page, `적는 수달 ${Date.now() % 10_000}`);
  const title = `신고될 글 ${Date.now()}`;
  const postId = await publish(page, calls, title);

  const desk = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const admin = await desk.newPage();
  await signIn(admin, accounts.admin);
  await admin.goto('/admin/settings');
  const strip = admin.getByRole('region', { name: adminTexts.overview });
  await strip.getByRole('link', { name: new RegExp(adminTexts.openReports) }).click();
  await expect(admin).toHaveURL('/admin/confirm?tab=reports');
  await expect(admin.getByRole('list', { name: reportQueueTexts.list })).toBeVisible();

  const reporter = await newcomer(page, `살피는 수달 ${Date.now() % 10_000}`);
  await page.goto(postPath(postId));
  await page.getByRole('button', { name: postTexts.moreActions }).first().click();
  await page.getByRole('menuitem', { name: reportTexts.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: reportTitles.post });
  await dialog.getByRole('radio', { name: reasonTexts.abuse }).click();
  await dialog.getByLabel(reportTexts.note).fill('비방하는 말이 있습니다.');
  await dialog.getByRole('button', { name: reportTexts.submit }).click();
  await expect(page.getByText(reportTexts.done)).toBeVisible();

  await admin.getByRole('button', { name: reportQueueTexts.showFresh }).click();
  const row = admin.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('비방하는 말이 있습니다.')).toBeVisible();
  await expect(row.getByRole('link', { name: reporter.name })).toBeVisible();
  await row.getByRole('button', { name: new RegExp(`${reportActionTexts.remove}$`) }).click();
  const question = admin.getByRole('dialog', { name: reportReasonTexts.removeTitle });
  await question.getByRole('radio', { name: REASON }).click();
  await question.getByRole('button', { name: reportActionTexts.remove }).click();
  await expect(admin.getByText(reportDoneTexts.remove)).toBeVisible();
  await expect(row).toBeHidden();
  await admin.getByRole('radio', { name: reportQueueTexts.states.resolved }).click();
  await expect(row.getByText(reportActionTexts.remove)).toBeVisible();
  await desk.close();

  await expect(
    (await openBell(page)).getByText('신고하신 내용을 확인하고 조치했습니다.'),
  ).toBeVisible();
  await become(page, author);
  const bell = await openBell(page);
  await expect(bell.getByText('내가 쓴 글이나 댓글을 관리자가 삭제했습니다.')).toBeVisible();
  await expect(bell.getByText(postTexts.reason(REASON))).toBeVisible();
});
