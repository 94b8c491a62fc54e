import { newcomer } from './support/members';
import { accounts, expect, fillLogin, test } from './support/site';

test('a newcomer signs up, leaves and comes back', async ({ page }) => {
  const stamp = Date.now();
  const [email, name] = [`new${stamp}@mulbit.test`, `새물결 ${stamp % 1_000_000}`];
  await page.goto('/login');
  await page.getByRole('button', { name: '회원가입' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('사용자 이름').fill(name);
  await page.getByLabel('비밀번호', { exact: true }).fill('mulbit-wave-77');
  await page.getByLabel('비밀번호 확인').fill('mulbit-wave-78');
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeVisible();
  await page.getByLabel('비밀번호 확인').fill('mulbit-wave-77');
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(name).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto('/login');
  await fillLogin(page, { email: email.toUpperCase(), password: 'mulbit-wave-77' });
  await expect(page).toHaveURL('/');
});

test('the login form reports a wrong password and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { email: accounts.member.email, password: 'not-this-one' });
  await expect(page.getByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeVisible();
  await expect(page.getByLabel('이메일')).toHaveValue(accounts.member.email);
  await expect(page.getByLabel('비밀번호', { exact: true })).toHaveValue('not-this-one');
});

test('the login page never leads to another site', async ({ page, baseURL }) => {
  await page.goto('/login?from=https://example.com/');
  await fillLogin(page, accounts.member);
  await expect(page).toHaveURL('/');
  await page.goto('/login?from=//example.com');
  await expect(page).toHaveURL(`${baseURL ?? ''}/`);
});

test('the writing page leads a guest to the login and back', async ({ page }) => {
  await page.goto('/write-youtube');
  await expect(page).toHaveURL(/\/login\?from=%2Fwrite-youtube/);
  await fillLogin(page, accounts.member);
  await expect(page).toHaveURL('/write-youtube');
});

test('a joined sphere is in the member’s list and can be left there', async ({ page }) => {
  await newcomer(page, '물길 따라 수달');
  await page.goto('/');
  const card = page.getByRole('region', { name: '추천 스피어' });
  const join = card.getByRole('button', { name: /참여하기/ }).first();
  const name = (await join.getAttribute('aria-label'))?.replace(' 스피어 참여하기', '') ?? '';
  await join.click();
  await expect(page.getByText(`${name} 스피어에 참여했습니다.`)).toBeVisible();

  await page.goto('/my/spheres');
  const own = page.getByRole('main').getByRole('link', { name });
  await expect(own).toHaveCount(1);
  await page.getByRole('button', { name: `${name} 참여 중, 나가기` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '나가기' }).click();
  await expect(page.getByText(`${name} 스피어에서 나왔습니다.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('아직 참여한 스피어가 없습니다.')).toBeVisible();
});
