import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { newcomer, publish, signInAgain } from './support/members';
import { callApi, card, expect, fillLogin, test } from './support/site';

/** A part of the settings, by its heading. */
const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('a changed name and bio are shown to everybody', async ({ page }) => {
  const { id } = await newcomer(page, '첫 이름');
  await page.goto('/my/settings');
  const profile = part(page, '프로필');
  await profile.getByRole('textbox', { name: '이름' }).fill(' 관 리 자 ');
  await profile.getByLabel('소개').fill('밤마다 강가를 걷습니다.');
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('운영진으로 오해할 수 있는 이름입니다.')).toBeVisible();
  await expect(profile.getByRole('textbox', { name: '이름' })).toHaveValue(' 관 리 자 ');
  await expect(profile.getByLabel('소개')).toHaveValue('밤마다 강가를 걷습니다.');

  await profile.getByRole('textbox', { name: '이름' }).fill('둘째 이름');
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('프로필을 저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: '이름' })).toHaveValue('둘째 이름');

  await page.goto(`/member/${id.replace('user', '')}`);
  await expect(page.getByRole('heading', { name: '둘째 이름' })).toBeVisible();
  await expect(page.getByText('밤마다 강가를 걷습니다.')).toBeVisible();
});

test('a member can set and remove a picture of their own', async ({ page }) => {
  await newcomer(page, '얼굴 있는 수달');
  await page.goto('/my/settings');
  const profile = part(page, '프로필');
  await profile.locator('input[type=file]').setInputFiles('public/brand/icon-192.png');
  await expect(page.getByText('저장하지 않은 변경 사항이 있습니다.')).toBeVisible();
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('프로필을 저장했습니다.')).toBeVisible();
  await page.reload();
  const face = profile.getByRole('img', { name: '얼굴 있는 수달님의 프로필 사진' });
  await expect(face).toHaveAttribute('src', /^\/uploads\/[0-9a-f]{32}(?:-card)?\.webp$/);
  await expect
    .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await profile.getByRole('button', { name: '사진 삭제' }).click();
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('프로필을 저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: '이름' })).toHaveValue('얼굴 있는 수달');
  await expect(face).not.toHaveAttribute('src');
});

test('a new password ends the other sessions; only the new one opens', async ({
  page,
  browser,
  baseURL,
}, { project }) => {
  const member = await newcomer(page, '조심하는 수달');
  const renewed = { ...member, password: 'another-river-77' };
  await signInAgain(page, member);
  // The demo lives in one browser; only the live site can be opened in a second one.
  const other = await browser.newContext({ ...(baseURL && { baseURL }) });
  const far = await other.newPage();
  if (project.name === 'live') {
    await far.goto('/login');
    await fillLogin(far, member);
    await expect(far).toHaveURL('/');
  }

  await page.goto('/my/settings');
  const sessions = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem');
  await expect(sessions).toHaveCount(project.name === 'live' ? 3 : 2);
  const form = part(page, '비밀번호 변경');
  await form.getByLabel('현재 비밀번호').fill('not-this-one');
  await form.getByLabel('새 비밀번호', { exact: true }).fill(renewed.password);
  await form.getByLabel('새 비밀번호 확인').fill(renewed.password);
  await form.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByText('현재 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await expect(form.getByLabel('새 비밀번호 확인')).toHaveValue(renewed.password);
  await form.getByLabel('현재 비밀번호').fill(member.password);
  await form.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(page.getByText('비밀번호를 바꿨습니다.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('이 기기');
  if (project.name === 'live') {
    await far.goto('/my');
    await expect(far).toHaveURL(/\/login/);
  }
  await other.close();

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await fillLogin(page, member);
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호', { exact: true }).fill(renewed.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the settings list the member’s devices and sign them out', async ({ page }) => {
  const member = await newcomer(page, '여러 곳의 수달');
  for (let device = 0; device < 3; device += 1) await signInAgain(page, member);
  await page.goto('/my/settings');
  const sessions = page.getByRole('list', { name: '로그인한 기기' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.first()).toContainText('이 기기');
  await expect(sessions.first().getByRole('button')).toHaveCount(0);
  await sessions
    .last()
    .getByRole('button', { name: /로그아웃$/ })
    .click();
  await expect(page.getByText(/에서 로그아웃했습니다\./)).toBeVisible();
  await expect(sessions).toHaveCount(3);
  await page.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('다른 기기 2대에서 로그아웃했습니다.')).toBeVisible();
  await page.reload();
  await expect(sessions).toHaveCount(1);
});

test('the export gives a member all of their data as a file', async ({ page }) => {
  const member = await newcomer(page, '챙기는 수달');
  const title = `챙길 글 ${Date.now()}`;
  const postId = await publish(page, member, title);
  await page.goto('/my/settings');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 데이터 내려받기' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^mulbit-\d{4}-\d{2}-\d{2}\.json$/);
  await expect(page.getByText('내 데이터를 내려받았습니다.')).toBeVisible();
  const data: unknown = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    user: { user_id: member.id, email: member.email, user_name: member.name },
    posts: [{ postId, title, isConfirmed: true }],
    comments: [],
    reports: [],
    commentLikes: [],
    uploads: [],
    notifications: [{ kind: 'confirm', postId }],
    sessions: [{ isCurrent: true }],
  });
});

test('a deleted account takes all of its content along', async ({ page }) => {
  const leaver = await newcomer(page, '떠나는 물결');
  const title = `두고 갈 글 ${Date.now()}`;
  const postId = await publish(page, leaver, title);
  const search = `/?q=${encodeURIComponent(title)}`;
  await page.goto('/');
  const box = page.getByRole('searchbox').first();
  await box.fill(title);
  await box.press('Enter');
  await expect(card(page, title)).toBeVisible();
  await page.goto(`/post/${postId.replace('post', '')}`);
  await page.getByRole('textbox', { name: '댓글' }).fill('끝내 보내지 않은 말');
  await page.goto('/write');
  await page.getByRole('textbox', { name: '제목' }).fill('끝내 올리지 않은 글');
  await expect(page.getByText('방금 전 임시 저장됨')).toBeVisible();
  const left = () =>
    page.evaluate(() =>
      [localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).filter((key) =>
          /^mulbit\.(?:draft|searches|session|lastVisit)/.test(key),
        ),
      ),
    );
  expect((await left()).filter((key) => key.startsWith('mulbit.draft'))).toHaveLength(2);
  expect(await left()).toContain('mulbit.searches');

  await page.goto('/my/settings');
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('현재 비밀번호').fill(leaver.password);
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(dialog.getByText('‘탈퇴합니다’를 그대로 입력해주세요.')).toBeVisible();
  await dialog.getByRole('textbox').last().fill('탈퇴합니다');
  await dialog.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: '로그인' }).first()).toBeVisible();
  expect(await left()).toEqual([]);

  await page.goto('/login');
  await fillLogin(page, leaver);
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await page.goto(search);
  await expect(page.getByText(/에 대한 검색 결과가 없습니다\./)).toBeVisible();
  await page.goto(`/post/${postId.replace('post', '')}`);
  await expect(page.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();
  await page.goto(`/member/${leaver.id.replace('user', '')}`);
  await expect(page.getByText('멤버를 찾을 수 없습니다.')).toBeVisible();
});

test('a failed call keeps everything that was typed', async ({ page }, { project }) => {
  test.skip(project.name === 'mock', 'the demo answers before a request could fail on its way');
  const member = await newcomer(page, '끈질긴 수달');
  await page.goto('/my/settings');
  const profile = part(page, '프로필');
  const password = part(page, '비밀번호 변경');
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await profile.getByRole('textbox', { name: '이름' }).fill('바뀐 수달');
  await profile.getByLabel('소개').fill('끊겨도 남는 말');
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(profile.getByText('네트워크 오류가 발생했습니다.')).toBeVisible();
  await expect(profile.getByRole('textbox', { name: '이름' })).toHaveValue('바뀐 수달');
  await expect(profile.getByLabel('소개')).toHaveValue('끊겨도 남는 말');

  await password.getByLabel('현재 비밀번호').fill(member.password);
  await password.getByLabel('새 비밀번호', { exact: true }).fill('another-river-77');
  await password.getByLabel('새 비밀번호 확인').fill('another-river-77');
  await password.getByRole('button', { name: '비밀번호 바꾸기' }).click();
  await expect(password.getByText('네트워크 오류가 발생했습니다.')).toBeVisible();
  await expect(password.getByLabel('현재 비밀번호')).toHaveValue(member.password);

  // A visit to another page of the site loses nothing either.
  await page.getByRole('tab', { name: '내 글' }).click();
  await page.getByRole('tab', { name: '설정' }).click();
  await expect(profile.getByLabel('소개')).toHaveValue('끊겨도 남는 말');
  await page.unroute('**/api/**');
  await profile.getByRole('button', { name: '저장' }).click();
  await expect(page.getByText('프로필을 저장했습니다.')).toBeVisible();
  await page.reload();
  await expect(profile.getByRole('textbox', { name: '이름' })).toHaveValue('바뀐 수달');
  await expect(profile.getByLabel('소개')).toHaveValue('끊겨도 남는 말');
});
