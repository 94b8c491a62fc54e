import { spawn, type ChildProcess } from 'node:child_process';
import { authTexts } from '@/texts/auth';
import { commonTexts } from '@/texts/common';
import { commentTexts } from '@/texts/comment';
import { consentTexts } from '@/texts/consent';
import { mailLinkTexts } from '@/texts/mailLinks';
import { welcomeTexts } from '@/texts/welcome';
import { errorTexts } from '@contract/texts';
import type { Page } from '@playwright/test';
import { linkTo } from './support/mails';
import { expect, test } from './support/site';

// The server of the other journeys does not ask newcomers to confirm their address.
let server: ChildProcess;
let origin = '';

test.beforeAll(async () => {
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/e2e-server.ts'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, SIGNUP_CONFIRM_EMAIL: 'on' },
  });
  let said = '';
  server.stdout?.setEncoding('utf8').on('data', (words: string) => (said += words));
  const port = () => /localhost:(\d+)/.exec(said)?.[1] ?? '';
  await expect.poll(port, { timeout: 60_000 }).not.toBe('');
  origin = `http://127.0.0.1:${port()}`;
});

test.afterAll(async () => {
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
});

const cardOf = (page: Page) =>
  page.getByRole('complementary', { name: mailLinkTexts.requestTitle });

async function comment(page: Page, words: string): Promise<void> {
  await page.getByPlaceholder(commentTexts.placeholder).fill(words);
  await page.keyboard.press('Control+Enter');
}

test('a newcomer can write after confirming with the link sent to their address', async ({
  page,
}) => {
  test.slow();
  const stamp = Date.now();
  const email = `newcomer${stamp}@mulbit.test`;
  const password = 'mulbit-newcomer-77';
  await page.goto(`${origin}/signup`);
  await page.getByLabel(authTexts.email).fill(email);
  await page.getByLabel(authTexts.userName).fill(`새로 온 수달 ${stamp % 1_000_000}`);
  await page.getByLabel(authTexts.password, { exact: true }).fill(password);
  await page.getByLabel(authTexts.passwordConfirm).fill(password);
  await page.getByLabel(consentTexts.all).check();
  await page.getByRole('button', { name: authTexts.signup, exact: true }).click();
  await expect(page).toHaveURL(`${origin}/welcome`);
  await page.getByRole('link', { name: welcomeTexts.later }).click();
  await expect(page).toHaveURL(`${origin}/`);
  await expect(cardOf(page).getByText(mailLinkTexts.requestLead(email))).toBeVisible();

  // Newcomers can read; their comments are refused but kept in the field.
  await page.goto(`${origin}/post/2`);
  await cardOf(page).getByRole('button', { name: mailLinkTexts.requestLater }).click();
  await comment(page, '물가에서 인사드립니다.');
  const refusal = `${commentTexts.failed} ${errorTexts.EMAIL_UNCONFIRMED}`;
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByPlaceholder(commentTexts.placeholder)).toHaveValue(
    '물가에서 인사드립니다.',
  );

  // A new mail invalidates the link of the previous one.
  const first = await linkTo(email);
  await page.goto(`${origin}/spheres`);
  await cardOf(page).getByRole('button', { name: mailLinkTexts.requestAgain }).click();
  await expect(cardOf(page).getByText(mailLinkTexts.requestSent(email))).toBeVisible();
  const second = await linkTo(email, 2);
  await page.goto(origin + first);
  await expect(page.getByText(mailLinkTexts.confirmEnded)).toBeVisible();

  // Opening the link changes nothing, because mail programs open links; only the press confirms.
  await page.goto(`${origin}/spheres`);
  await page.goto(origin + second);
  await expect(page.getByText(mailLinkTexts.joined.lead(email))).toBeVisible();
  await expect(page).toHaveURL(`${origin}/confirm-email`);
  await page.reload();
  await expect(page.getByText(mailLinkTexts.missing)).toBeVisible();
  await page.goto(`${origin}/spheres`);
  await expect(cardOf(page)).toBeVisible();
  await page.goto(origin + second);
  await page.getByRole('button', { name: mailLinkTexts.joined.act }).click();
  await expect(page.getByText(mailLinkTexts.joined.done(email))).toBeVisible();
  await page.getByRole('link', { name: commonTexts.home }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);

  await page.goto(`${origin}/post/2`);
  await comment(page, '이제 쓸 수 있습니다.');
  await expect(page.getByRole('main').getByText('이제 쓸 수 있습니다.')).toBeVisible();
});
