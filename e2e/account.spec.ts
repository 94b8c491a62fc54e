import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { layoutTexts } from '@/texts/layout';
import { emptyTexts } from '@/texts/my';
import { sphereTexts } from '@/texts/sphere';
import { nameTexts } from '@/texts/names';
import { errorTexts, reasonTexts } from '@contract/texts';
import { newcomer } from './support/members';
import { accounts, expect, fillLogin, test } from './support/site';

test('a newcomer signs up, leaves and comes back', async ({ page }) => {
  const stamp = Date.now();
  const [email, name] = [`new${stamp}@mulbit.test`, `새물결 ${stamp % 1_000_000}`];
  await page.goto('/login');
  await page.getByRole('link', { name: authTexts.signup }).click();
  await page.getByLabel(authTexts.email).fill(email);
  await page.getByLabel(authTexts.userName).fill(name);
  await page.getByLabel(authTexts.password, { exact: true }).fill('mulbit-wave-77');
  await page.getByLabel(authTexts.passwordConfirm).fill('mulbit-wave-78');
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page.getByText(authTexts.mismatch)).toBeVisible();
  await page.getByLabel(authTexts.passwordConfirm).fill('mulbit-wave-77');
  await page.getByLabel(consentTexts.all).check();
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(name).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: layoutTexts.logout }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: layoutTexts.logout }).click();
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto('/login');
  await fillLogin(page, { email: email.toUpperCase(), password: 'mulbit-wave-77' });
  await expect(page).toHaveURL('/');
});

test('a newcomer whose name is taken takes the free one that is offered', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel(authTexts.email).fill(`taken${Date.now()}@mulbit.test`);
  // Another way to write the name of a sample member.
  await page.getByLabel(authTexts.userName).fill('이 유나');
  await page.getByLabel(authTexts.password, { exact: true }).fill('mulbit-wave-77');
  await page.getByLabel(authTexts.passwordConfirm).fill('mulbit-wave-77');
  await page.getByLabel(consentTexts.all).check();
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page.getByText(reasonTexts.nameTaken)).toBeVisible();
  await page.getByRole('button', { name: nameTexts.take }).click();
  const name = await page.getByLabel(authTexts.userName).inputValue();
  expect(name).toMatch(/^이 유나\d+$/);
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(name).first()).toBeVisible();
});

test('the login form reports a wrong password and keeps what was typed', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, { email: accounts.member.email, password: 'not-this-one' });
  await expect(page.getByText(errorTexts.BAD_CREDENTIALS)).toBeVisible();
  await expect(page.getByLabel(authTexts.email)).toHaveValue(accounts.member.email);
  await expect(page.getByLabel(authTexts.password, { exact: true })).toHaveValue('not-this-one');
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
  const card = page.getByRole('region', { name: sphereTexts.recommended });
  const join = card.getByRole('button', { name: /참여하기/ }).first();
  const name = (await join.getAttribute('aria-label'))?.replace(' 스피어 참여하기', '') ?? '';
  await join.click();
  await expect(page.getByText(`${name} 스피어에 참여했습니다.`)).toBeVisible();

  await page.goto('/my/spheres');
  const own = page.getByRole('main').getByRole('link', { name });
  await expect(own).toHaveCount(1);
  await page.getByRole('button', { name: sphereTexts.joinedOf(name) }).click();
  await page.getByRole('dialog').getByRole('button', { name: sphereTexts.leave }).click();
  await expect(page.getByText(`${name} 스피어에서 나왔습니다.`)).toBeVisible();
  await page.reload();
  await expect(page.getByText(emptyTexts.spheres.message)).toBeVisible();
});
