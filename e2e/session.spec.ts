import { authTexts } from '@/texts/auth';
import { commentTexts } from '@/texts/comment';
import { commonTexts } from '@/texts/common';
import { layoutTexts } from '@/texts/layout';
import { errorTexts } from '@contract/texts';
import { become, newcomer } from './support/members';
import { openQuietly, withoutStream } from './support/quiet';
import { accounts, expect, fillLogin, test } from './support/site';

const notices = { name: layoutTexts.notices } as const;

test('the end of a session is reported where it matters, and the login leads back there', async ({
  page,
}) => {
  const member = await newcomer(page, '잠깐 나갔던 수달');
  await withoutStream(page);
  await openQuietly(page, '/post/2');
  const like = page.getByRole('button', { name: /^좋아요/ }).first();
  await expect(page.getByRole('button', { name: layoutTexts.account })).toBeVisible();
  // In one step: another call would report the end of the session before the press does.
  await like.evaluate(async (button: HTMLElement) => {
    await fetch('/api/auth/logout', { method: 'POST' });
    button.click();
  });
  const notice = page.getByRole('region', notices).getByText(errorTexts.LOGIN_REQUIRED);
  await expect(notice).toHaveCount(1);
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: layoutTexts.account })).toHaveCount(0);
  await page.getByRole('region', notices).getByRole('button', { name: layoutTexts.login }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fpost%2F2$/);
  await fillLogin(page, member);
  await expect(page).toHaveURL('/post/2');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a background tab follows sign-ins and sign-outs in another tab', async ({ page, context }, {
  project,
}) => {
  const member = await newcomer(page, '두 창을 연 수달');
  await page.goto('/');
  await expect(page.getByText(member.name).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: layoutTexts.logout }).first().click();
  await other.getByRole('dialog').getByRole('button', { name: layoutTexts.logout }).click();
  await expect(page.getByRole('button', { name: layoutTexts.account })).toHaveCount(0);

  // A tab of the demo does not learn of a cookie that another tab got.
  if (project.name === 'mock') return;
  await other.goto('/login');
  await fillLogin(other, accounts.admin);
  await expect(other).toHaveURL('/');
  await expect(page.getByRole('button', { name: layoutTexts.account })).toBeVisible();
  await expect(page.getByText(member.name)).toHaveCount(0);
});

test('words are sent under no other name than the one they were written under', async ({
  page,
}) => {
  await newcomer(page, '이름을 건 수달');
  await withoutStream(page);
  await openQuietly(page, '/post/2');
  const field = page.getByRole('textbox', { name: commentTexts.label });
  await expect(field).toBeEnabled();
  // The change comes as if from another tab that this one cannot hear.
  await become(page, accounts.admin);
  await field.fill('누구의 말인지 아는 댓글');
  await page.getByRole('button', { name: commentTexts.submit }).click();
  await expect(
    page.getByText(`지금은 ${accounts.admin.name}님으로 로그인되어 있습니다.`),
  ).toBeVisible();
  await expect(page.getByRole('article').getByText('누구의 말인지 아는 댓글')).toHaveCount(0);
  const kept = await page.evaluate(() =>
    Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key)),
  );
  expect(kept).toContain('누구의 말인지 아는 댓글');
});

test('a member keeps the page when the server cannot name the session', async ({ page }, {
  project,
}) => {
  const member = await newcomer(page, '기다리는 수달');
  let isDown = true;
  // The demo answers its calls itself.
  if (project.name === 'live') {
    await page.route('**/api/auth/me', (route) =>
      isDown ? route.fulfill({ status: 503, body: 'down' }) : route.fallback(),
    );
  }
  const place = project.name === 'live' ? '/my' : '/my?scenario=profile.failed';
  await page.goto(place);
  await expect(page.getByText(authTexts.unknown)).toBeVisible();
  await expect(page.getByRole('button', { name: commonTexts.retry })).toBeVisible();
  await expect(page).toHaveURL(place);
  isDown = false;
  if (project.name === 'live') {
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
  } else {
    await page.goto('/my');
  }
  await expect(page.getByRole('main').getByText(member.name).first()).toBeVisible();
});
