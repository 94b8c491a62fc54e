import { authTexts } from '@/texts/auth';
import { mailLinkTexts } from '@/texts/mailLinks';
import { settingsTexts } from '@/texts/settings';
import { linkTo } from './support/mails';
import { callApi, expect, fillLogin, signIn, test } from './support/site';
import { newcomer } from './support/members';

const NEW = '다시 정한 비밀번호 77';

test('a member who forgot the password regains access through the link of a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const member = await newcomer(page, '깜빡한 수달');
  const { email } = member;
  // A session on another device, which the new password ends.
  const other = await browser.newContext({ baseURL });
  const device = await other.newPage();
  await signIn(device, member);

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await page.getByRole('link', { name: authTexts.forgot }).click();
  await page.getByLabel(mailLinkTexts.email).fill(email);
  await page.getByRole('button', { name: mailLinkTexts.send }).click();
  await expect(page.getByText(mailLinkTexts.sent(email))).toBeVisible();

  const link = await linkTo(email);
  await page.goto(link);
  await expect(page.getByText(mailLinkTexts.newLead(email))).toBeVisible();
  // The token is neither in the address nor in the history.
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel(settingsTexts.newPassword, { exact: true }).fill(NEW);
  await page.getByLabel(settingsTexts.newPasswordAgain).fill(NEW);
  await page.getByRole('button', { name: mailLinkTexts.newSubmit }).click();
  await expect(page.getByText(mailLinkTexts.newDone)).toBeVisible();

  const { body } = await callApi(device, 'GET', '/api/auth/me');
  expect(body.user).toBeNull();
  await other.close();

  await page.getByRole('link', { name: mailLinkTexts.login }).click();
  await fillLogin(page, { email, password: member.password });
  await expect(page.getByRole('button', { name: authTexts.login, exact: true })).toBeVisible();
  await fillLogin(page, { email, password: NEW });
  await expect(page).toHaveURL('/');
  await expect(page.getByText(member.name).first()).toBeVisible();

  // The link works only once.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByText(mailLinkTexts.ended)).toBeVisible();
});
