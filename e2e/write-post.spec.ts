import { blockTexts, postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { videoPostTexts, writeTexts } from '@/texts/write';
import type { Page } from '@playwright/test';
import { newcomer } from './support/members';
import { openQuietly, withoutStream } from './support/quiet';
import { accounts, callApi, expect, fillLogin, submittedLink, signIn, test } from './support/site';

// Denies the browser's storage, so that leaving would lose the text.
const refuseDrafts = (page: Page) =>
  page.addInitScript(() => {
    const keep = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (key.startsWith('mulbit.draft.')) throw new Error('full');
      keep(key, value);
    };
  });

test('the form asks before anything written is lost', async ({ page }) => {
  await refuseDrafts(page);
  await signIn(page, accounts.member);
  await page.goto('/');
  await page.getByRole('link', { name: postFormTexts.heading }).first().click();
  await expect(page).toHaveURL('/write');
  const words = page.getByRole('textbox', { name: blockTexts.text });
  await words.fill('어디에도 없는 말');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await expect(words).toHaveValue('어디에도 없는 말');

  const question = page.getByRole('dialog', { name: writeTexts.leaveConfirm });
  await page.goBack();
  await question.getByRole('button', { name: commonTexts.cancel }).click();
  await expect(page).toHaveURL('/write');
  await expect(words).toHaveValue('어디에도 없는 말');
  await page.goBack();
  await question.getByRole('button', { name: writeTexts.leave }).click();
  await expect(page).toHaveURL('/');
});

// The server stores the post, but its answer never arrives.
const loseOneAnswer = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch.bind(window);
    let isLost = false;
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      const isPost = call[0] instanceof Request && call[0].method === 'POST';
      if (isLost || !isPost || !/\/api\/posts\/feed$/.test(answer.url)) return answer;
      isLost = true;
      throw new TypeError('Failed to fetch');
    };
  });

test('a second press after a lost answer makes no second post, and the post has the latest text', async ({
  page,
}) => {
  const title = `두 번 보낸 글 ${Date.now()}`;
  await loseOneAnswer(page);
  await signIn(page, accounts.member);
  await page.goto('/write');
  await page.getByRole('textbox', { name: videoPostTexts.title }).fill(title);
  await page.getByRole('textbox', { name: videoPostTexts.content }).fill('처음 보낸 말');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(boundaryTexts.network).first()).toBeVisible();
  await page.getByRole('textbox', { name: videoPostTexts.content }).fill('고쳐 보낸 말');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(writeTexts.success)).toBeVisible();
  await expect(page).toHaveURL('/');
  const link = submittedLink(page, title);
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByText('고쳐 보낸 말')).toBeVisible();
});

test('a form keeps its text when the session has ended', async ({ page, context }) => {
  const member = await newcomer(page, '다시 들어온 수달');
  await refuseDrafts(page);
  // Only the submit reveals to the page that the session has ended.
  await withoutStream(page);
  await openQuietly(page, '/write');
  await page.getByRole('textbox', { name: videoPostTexts.title }).fill('어디에도 없는 제목');
  const words = page.getByRole('textbox', { name: videoPostTexts.content });
  await words.fill('어디에도 없는 말');
  await callApi(page, 'POST', '/api/auth/logout');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByRole('link', { name: '로그인 (새 창)' })).toBeVisible();
  await expect(page).toHaveURL('/write');
  await expect(words).toHaveValue('어디에도 없는 말');
  const other = context.waitForEvent('page');
  await page.getByRole('link', { name: '로그인 (새 창)' }).click();
  await fillLogin(await other, member);
  await expect(await other).toHaveURL('/');
  await (await other).close();
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(writeTexts.success)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('fingers add, move, delete and publish blocks', async ({ page }) => {
    const title = `손끝으로 ${Date.now()}`;
    await signIn(page, accounts.member);
    await page.goto('/write');
    await page.getByRole('textbox', { name: videoPostTexts.title }).tap();
    await page.keyboard.type(title);
    const words = page.getByRole('textbox', { name: blockTexts.text });
    await words.tap();
    await page.keyboard.type('하나');
    const add = page.getByRole('group', { name: blockTexts.add, exact: true });
    for (const word of ['둘', '셋']) {
      await add.getByRole('button', { name: blockTexts.kinds.text }).tap();
      await page.keyboard.type(word);
    }
    const block = (place: number) =>
      page.getByRole('group', { name: `텍스트 블록, 3개 중 ${place}번째` });
    const texts = () =>
      words.evaluateAll((areas: HTMLTextAreaElement[]) => areas.map(({ value }) => value));
    await block(3).getByRole('button', { name: blockTexts.moveUp }).tap();
    await expect.poll(texts).toEqual(['하나', '셋', '둘']);
    await words.first().tap();
    await block(1).getByRole('button', { name: blockTexts.remove }).tap();
    await expect.poll(texts).toEqual(['셋', '둘']);
    await page.getByRole('button', { name: blockTexts.restore }).tap();
    await expect.poll(texts).toEqual(['하나', '셋', '둘']);
    await page.getByRole('button', { name: writeTexts.submit }).tap();
    await expect(page.getByText(writeTexts.success)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(submittedLink(page, title)).toBeVisible();
  });
});
