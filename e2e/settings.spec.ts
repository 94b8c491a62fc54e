import { authTexts } from '@/texts/auth';
import { postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { detailTexts } from '@/texts/detail';
import { memberTexts } from '@/texts/member';
import { myTexts } from '@/texts/my';
import { settingsTexts } from '@/texts/settings';
import { writeTexts } from '@/texts/write';
import { errorTexts } from '@contract/texts';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newcomer, publish, signInAgain } from './support/members';
import { callApi, card, expect, fillHydrated, fillLogin, signIn, test } from './support/site';

/** A section of the settings, by its heading. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a member can set and remove a picture of their own', { tag: '@demo' }, async ({ page }) => {
  await newcomer(page, '얼굴 있는 수달');
  await page.goto('/my/settings');
  const profile = part(page, settingsTexts.profile);
  await profile.locator('input[type=file]').setInputFiles('public/brand/icon-192.png');
  await expect(page.getByText(settingsTexts.unsaved)).toBeVisible();
  await profile.getByRole('button', { name: commonTexts.save }).click();
  await expect(page.getByText(settingsTexts.profileSaved)).toBeVisible();
  await page.reload();
  const face = profile.getByRole('img', { name: '얼굴 있는 수달님의 프로필 사진' });
  await expect(face).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}(?:-card)?\.webp$/);
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await profile.getByRole('button', { name: settingsTexts.removePhoto }).click();
  await profile.getByRole('button', { name: commonTexts.save }).click();
  await expect(page.getByText(settingsTexts.profileSaved)).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: settingsTexts.name })).toHaveValue(
    '얼굴 있는 수달',
  );
  await expect(face).not.toHaveAttribute('src');
});

test('a new password ends the other sessions, and only the new password works', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newcomer(page, '조심하는 수달');
  const renewed = { ...member, password: 'another-river-77' };
  await signInAgain(page, member);
  const other = await browser.newContext({ baseURL });
  const far = await other.newPage();
  await signIn(far, member);

  await page.goto('/my/settings');
  const sessions = page.getByRole('list', { name: settingsTexts.sessions }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  const form = part(page, settingsTexts.password);
  await form.getByLabel(settingsTexts.currentPassword).fill('not-this-one');
  await form.getByLabel(settingsTexts.newPassword, { exact: true }).fill(renewed.password);
  await form.getByLabel(settingsTexts.newPasswordAgain).fill(renewed.password);
  await form.getByRole('button', { name: settingsTexts.changePassword }).click();
  await expect(page.getByText('현재 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await expect(form.getByLabel(settingsTexts.newPasswordAgain)).toHaveValue(renewed.password);
  await form.getByLabel(settingsTexts.currentPassword).fill(member.password);
  await form.getByRole('button', { name: settingsTexts.changePassword }).click();
  await expect(page.getByText(settingsTexts.passwordChanged)).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText(settingsTexts.thisDevice);
  await far.goto('/my');
  await expect(far).toHaveURL(/\/login/);
  await other.close();

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await fillLogin(page, member);
  await expect(page.getByText(errorTexts.BAD_CREDENTIALS)).toBeVisible();
  await page.getByLabel(authTexts.password, { exact: true }).fill(renewed.password);
  await page.getByRole('button', { name: authTexts.login, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the export gives a member all of their data as a file', async ({ page, admin }) => {
  const member = await newcomer(page, '챙기는 수달');
  const title = `챙길 글 ${Date.now()}`;
  const postId = await publish(page, admin, title);
  await page.goto('/my/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: settingsTexts.exportAct }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^mulbit-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(page.getByText(settingsTexts.exported)).toBeVisible();
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    user: { user_id: member.id, email: member.email, user_name: member.name },
    posts: [{ postId, title, isConfirmed: true }],
    comments: [],
    reports: [],
    commentLikes: [],
    uploads: [],
    notifications: [{ kind: 'confirm', postId }],
    sessions: [{ isCurrent: true, endedAt: null }],
  });
});

test('deleting an account deletes all of its content', async ({ page, admin }) => {
  const leaver = await newcomer(page, '떠나는 물결');
  const title = `두고 갈 글 ${Date.now()}`;
  const postId = await publish(page, admin, title);
  const search = `/?q=${encodeURIComponent(title)}`;
  const left = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).filter(
          (key) =>
            /^mulbit\.(?:draft|searches|session|lastVisit)/.test(key) &&
            // This value only says that a member has signed out.
            storage.getItem(key) !== '0',
        ),
      ),
    );
  await page.goto('/');
  const box = page.getByRole('searchbox').first();
  // The server answers a search that is sent before hydration, and the browser does not store it.
  await fillHydrated(box, title);
  await box.press('Enter');
  await expect(card(page, title)).toBeVisible();
  // The search loads the code that stores it.
  await expect.poll(left).toContain('mulbit.searches');
  await page.goto(`/post/${postId.replace('post', '')}`);
  const comment = page.getByRole('textbox', { name: myTexts.tabs.comments });
  await comment.fill('끝내 보내지 않은 말');
  await page.goto('/write');
  await page.getByRole('textbox', { name: postFormTexts.title }).fill('끝내 올리지 않은 글');
  await expect(page.getByText(writeTexts.draftSaved)).toBeVisible();
  expect((await left()).filter((key) => key.startsWith('mulbit.draft'))).toHaveLength(2);
  expect(await left()).toContain('mulbit.searches');

  await page.goto('/my/settings');
  await page.getByRole('button', { name: settingsTexts.deleteAct }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(settingsTexts.currentPassword).fill(leaver.password);
  await dialog.getByRole('button', { name: settingsTexts.deleteAct }).click();
  await expect(dialog.getByText('‘탈퇴합니다’를 그대로 입력해주세요.')).toBeVisible();
  await dialog.getByRole('textbox').last().fill(settingsTexts.deleteWord);
  await dialog.getByRole('button', { name: settingsTexts.deleteAct }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: authTexts.login }).first()).toBeVisible();
  expect(await left()).toEqual([]);

  await page.goto('/login');
  await fillLogin(page, leaver);
  await expect(page.getByText(errorTexts.BAD_CREDENTIALS)).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/에 대한 검색 결과가 없습니다\./)).toBeVisible();
  await page.goto(`/post/${postId.replace('post', '')}`);
  await expect(page.getByText(detailTexts.notFoundTitle)).toBeVisible();
  await page.goto(`/member/${leaver.id.replace('user', '')}`);
  await expect(page.getByText(memberTexts.notFoundTitle)).toBeVisible();
});
