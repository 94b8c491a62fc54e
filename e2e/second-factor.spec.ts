import { secondFactorTexts as texts } from '@/texts/secondFactor';
import { totpCode } from '@contract/rules/members/totp';
import { callApi, expect, fillLogin, send, test } from './support/site';
import { newcomer } from './support/members';

test('an admin sets up a second factor, and signs in with a recovery code', async ({
  page,
  admin,
}) => {
  const account = await newcomer(page, '꼼꼼한 수달');
  const path = `/api/admin/members/${account.id}/level`;
  expect((await send(admin, 'PUT', path, { admin_level: 1 })).status).toBe(200);

  await page.goto('/my/settings');
  const area = page.getByRole('region', { name: texts.title });
  await area.getByRole('button', { name: texts.setUp }).click();
  await area.getByLabel(texts.password, { exact: true }).fill(account.password);
  await area.getByRole('button', { name: texts.next }).click();
  await expect(area.getByRole('img', { name: texts.qr })).toBeVisible();
  const secret = await area.getByText(/^[A-Z2-7 ]{32,}$/).textContent();
  const code = totpCode((secret ?? '').replaceAll(' ', ''), Date.now());
  await area.getByLabel(texts.code).fill(code);
  await area.getByRole('button', { name: texts.turnOn }).click();
  const codes = area.getByRole('list', { name: texts.recovery }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await area.getByRole('button', { name: texts.kept }).click();
  await expect(area.getByText(texts.codesLeft(10))).toBeVisible();

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await fillLogin(page, account);
  // The code of the set-up is used up.
  await page.getByLabel(texts.code).fill(code);
  await page.getByRole('button', { name: texts.check, exact: true }).click();
  await expect(page.getByLabel(texts.code)).toHaveAttribute('aria-invalid', 'true');
  expect((await callApi(page, 'GET', '/api/auth/me')).body.user).toBeNull();
  await page.getByRole('button', { name: texts.toRecovery }).click();
  await page.getByLabel(texts.recovery).fill(recovery);
  await page.getByRole('button', { name: texts.check, exact: true }).click();
  await expect(page).toHaveURL('/');
  const { body } = await callApi(page, 'GET', '/api/auth/me');
  expect(body.user).toMatchObject({ user_id: account.id, admin_level: 1 });
});
