import { authTexts } from '@/texts/auth';
import { passkeyTexts as texts } from '@/texts/passkeys';
import { secondFactorTexts } from '@/texts/secondFactor';
import type { CDPSession, Page } from '@playwright/test';
import { newcomer } from './support/members';
import { callApi, expect, fillLogin, test } from './support/site';

// A passkey belongs to a domain; an address in numbers has none.
test.use({
  baseURL: ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** The browser's own device in software, which says yes when it is allowed to. */
async function addDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: false,
    },
  });
  return {
    /** Whether the person answers each question of the browser at once. */
    answers: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
}

test('a member adds a passkey, signs in with it alone, and deletes it', async ({ page }) => {
  // Only the button asks: otherwise the device would answer the browser's offer before the press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const account = await newcomer(page, '가벼운 왜가리');
  const device = await addDevice(page);
  await page.goto('/my/settings');
  const area = page.getByRole('region', { name: texts.title });
  await area.getByRole('button', { name: texts.add }).click();
  await area.getByLabel(secondFactorTexts.password, { exact: true }).fill(account.password);
  await device.answers(true);
  await area.getByRole('button', { name: texts.next }).click();
  await expect(area.getByText(texts.unused)).toBeVisible();
  await device.answers(false);

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  const login = page.getByRole('button', { name: texts.login });
  await expect(login).toBeVisible();
  await expect(page.getByLabel(authTexts.email)).toHaveAttribute(
    'autocomplete',
    'username webauthn',
  );
  await device.answers(true);
  await login.click();
  await expect(page).toHaveURL('/');
  const me = await callApi(page, 'GET', '/api/auth/me');
  expect(me.body.user).toMatchObject({ user_id: account.id });
  await device.answers(false);

  // The password alone signs in as before.
  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/');

  await page.goto('/my/settings');
  await area.getByRole('button', { name: new RegExp(`${texts.remove}$`) }).click();
  await area.getByLabel(secondFactorTexts.password, { exact: true }).fill(account.password);
  await area.getByRole('button', { name: texts.remove, exact: true }).click();
  await expect(area.getByText(texts.none)).toBeVisible();
  await device.answers(false);

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL('/');
});

test('the browser offers a passkey where it fills in the email', async ({ page }) => {
  const account = await newcomer(page, '고요한 왜가리');
  const device = await addDevice(page);
  await device.answers(true);
  await page.goto('/my/settings');
  const area = page.getByRole('region', { name: texts.title });
  await area.getByRole('button', { name: texts.add }).click();
  await area.getByLabel(secondFactorTexts.password, { exact: true }).fill(account.password);
  await area.getByRole('button', { name: texts.next }).click();
  await expect(area.getByText(texts.unused)).toBeVisible();

  await callApi(page, 'POST', '/api/auth/logout');
  await page.goto('/login');
  // The device accepts the offer by itself.
  await expect(page).toHaveURL('/');
  const me = await callApi(page, 'GET', '/api/auth/me');
  expect(me.body.user).toMatchObject({ user_id: account.id });
});
