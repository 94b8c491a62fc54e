import { authTexts } from '@/texts/auth';
import { consentTexts } from '@/texts/consent';
import { welcomeTexts } from '@/texts/welcome';
import { expect, fillLogin, logOut, test } from './support/site';

test('a newcomer signs up, leaves and comes back', { tag: '@demo' }, async ({ page }) => {
  const stamp = Date.now();
  const [email, name] = [`new${stamp}@mulbit.test`, `새물결 ${stamp % 1_000_000}`];
  await page.goto('/login');
  await page.getByRole('link', { name: authTexts.signup }).click();
  // The login page, which has a field for the email too, stays until the next page has loaded.
  await expect(page.getByLabel(authTexts.userName)).toBeVisible();
  await page.getByLabel(authTexts.email).fill(email);
  await page.getByLabel(authTexts.userName).fill(name);
  await page.getByLabel(authTexts.password, { exact: true }).fill('mulbit-wave-77');
  await page.getByLabel(authTexts.passwordConfirm).fill('mulbit-wave-78');
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page.getByText(authTexts.mismatch)).toBeVisible();
  await page.getByLabel(authTexts.passwordConfirm).fill('mulbit-wave-77');
  await page.getByLabel(consentTexts.all).check();
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page).toHaveURL('/welcome');
  await page.getByRole('link', { name: welcomeTexts.later }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(name).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(name).first()).toBeVisible();
  await logOut(page);
  await expect(page.getByText(name)).toHaveCount(0);

  await page.goto('/login');
  await fillLogin(page, { email: email.toUpperCase(), password: 'mulbit-wave-77' });
  await expect(page).toHaveURL('/');
});
