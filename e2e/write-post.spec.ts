import { blockTexts, imageTexts, linkTexts, postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { boundaryTexts } from '@/texts/errors';
import { postTexts } from '@/texts/post';
import { videoPostTexts, writeTexts } from '@/texts/write';
import type { Page } from '@playwright/test';
import { newcomer } from './support/members';
import { answersTo, openQuietly, withoutStream } from './support/quiet';
import {
  accounts,
  callApi,
  card,
  expect,
  fillLogin,
  pendingLink,
  signIn,
  test,
} from './support/site';

/** The smallest picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The test writes and reads a post with all four kinds of blocks, then changes and deletes it.
test('a post of blocks is written, confirmed, changed and deleted', async ({ page }) => {
  const title = `주말에 적어 둔 것들 ${Date.now()}`;
  await signIn(page, 'member');
  await page.getByRole('link', { name: postFormTexts.heading }).first().click();
  await expect(page).toHaveURL('/write');

  await page.getByRole('textbox', { name: postFormTexts.title }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('강가에서 적었습니다.');
  const add = page.getByRole('group', { name: blockTexts.add, exact: true });
  await add.getByRole('button', { name: blockTexts.kinds.video }).click();
  await page.keyboard.insertText('https://youtu.be/aqz-KE-bpKQ');
  await expect(page.getByText(videoPostTexts.recognised)).toBeVisible();
  await add.getByRole('button', { name: linkTexts.url }).click();
  await page.keyboard.insertText('https://river-notes.invalid/night');
  await expect(page.getByRole('textbox', { name: linkTexts.title })).toBeVisible();
  await add.getByRole('button', { name: blockTexts.kinds.image }).click();
  const picture = { name: 'river.png', mimeType: 'image/png', buffer: PIXEL };
  await page.locator('input[type="file"]').setInputFiles(picture);
  // The picture is drawn from the member's file: the page's content security policy must allow
  // that.
  const chosen = page.getByRole('group', { name: /^이미지 블록/ }).locator('img');
  await expect(chosen).not.toHaveJSProperty('naturalWidth', 0);
  const caption = page.getByRole('textbox', { name: imageTexts.captionLabel });
  await caption.fill('해 질 녘');
  await expect(page.getByRole('button', { name: imageTexts.chooseAgain })).toBeVisible();
  await page.getByRole('group', { name: /^이미지 블록/ }).press('Alt+ArrowUp');
  await expect(page.getByRole('group', { name: '이미지 블록, 4개 중 3번째' })).toBeVisible();
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(writeTexts.success)).toBeVisible();
  await expect(page).toHaveURL('/');

  await (await pendingLink(page, title)).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  const address = new URL(page.url()).pathname;
  const postId = `post${address.split('/').pop() ?? ''}`;
  await expect(page.getByText('강가에서 적었습니다.')).toBeVisible();
  await expect(page.locator('main img[src^="/uploads/"]')).toBeVisible();
  await expect(page.getByText('해 질 녘')).toBeVisible();
  await expect(page.getByRole('link', { name: /river-notes\.invalid/ })).toBeVisible();

  await callApi(page, 'POST', '/api/auth/logout');
  await callApi(page, 'POST', '/api/auth/login', accounts.admin);
  expect((await callApi(page, 'POST', '/api/admin/posts/confirm', { postId })).status).toBe(200);
  await callApi(page, 'POST', '/api/auth/logout');
  await callApi(page, 'POST', '/api/auth/login', accounts.member);

  await page.goto(`/write?post=${postId}`);
  await expect(page.getByText(postFormTexts.reviewAgain)).toBeVisible();
  await page
    .getByRole('textbox', { name: blockTexts.text })
    .fill('강가에서 적고 집에서 고쳤습니다.');
  await page.getByRole('button', { name: postFormTexts.save }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('강가에서 적고 집에서 고쳤습니다.')).toBeVisible();
  await expect(page.locator('main img[src^="/uploads/"]')).toBeVisible();

  await page.getByRole('button', { name: postTexts.moreActions }).click();
  await page.getByRole('menuitem', { name: commonTexts.delete }).click();
  await page.getByRole('dialog').getByRole('button', { name: commonTexts.delete }).click();
  await expect(page).toHaveURL('/');
  await expect(card(page, title)).toHaveCount(0);
});

test('an unfinished post is offered again to the member who comes back', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/write');
  await page.getByRole('textbox', { name: blockTexts.text }).fill('쓰다 만 이야기');
  await expect(page.getByText(writeTexts.draftSaved)).toBeVisible();
  await page.reload();
  await expect(page.getByText(writeTexts.draftFound)).toBeVisible();
  await page.getByRole('button', { name: writeTexts.draftResume }).click();
  await expect(page.getByRole('textbox', { name: blockTexts.text })).toHaveValue('쓰다 만 이야기');
});

// The browser's storage is denied, so that leaving would lose the text.
const refuseDrafts = (page: Page) =>
  page.addInitScript(() => {
    const keep = localStorage.setItem.bind(localStorage);
    Storage.prototype.setItem = (key, value) => {
      if (key.startsWith('mulbit.draft.')) throw new Error('full');
      keep(key, value);
    };
  });

for (const way of [[postFormTexts.heading], [postFormTexts.heading, postFormTexts.shareVideo]]) {
  test(`the form asks before anything written is lost: ${way.join(', ')}`, async ({ page }) => {
    await refuseDrafts(page);
    await signIn(page, 'member');
    for (const name of way) await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(way.length === 1 ? '/write' : '/write-youtube');
    const words = page.getByRole('textbox', { name: blockTexts.text });
    await words.fill('어디에도 없는 말');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await asked;
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();
    await expect(words).toHaveValue('어디에도 없는 말');

    const question = page.getByRole('dialog', {
      name: writeTexts.leaveConfirm,
    });
    await page.goBack();
    await question.getByRole('button', { name: commonTexts.cancel }).click();
    await expect(page).toHaveURL(way.length === 1 ? '/write' : '/write-youtube');
    await expect(words).toHaveValue('어디에도 없는 말');
    await page.goBack();
    await question.getByRole('button', { name: writeTexts.leave }).click();
    await expect(page).toHaveURL(way.length === 1 ? '/' : '/write');
  });
}

// The server has the post, and its answer never arrives.
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

test('a lost answer and a second press make one post, with the words that were sent last', async ({
  page,
}) => {
  const title = `두 번 보낸 글 ${Date.now()}`;
  await loseOneAnswer(page);
  await signIn(page, 'member');
  await page.goto('/write');
  await page.getByRole('textbox', { name: videoPostTexts.title }).fill(title);
  await page.getByRole('textbox', { name: videoPostTexts.content }).fill('처음 보낸 말');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(boundaryTexts.network).first()).toBeVisible();
  await page.getByRole('textbox', { name: videoPostTexts.content }).fill('고쳐 보낸 말');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page.getByText(writeTexts.success)).toBeVisible();
  await expect(page).toHaveURL('/');
  const link = await pendingLink(page, title);
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page.getByText('고쳐 보낸 말')).toBeVisible();
});

for (const path of ['/write', '/write-youtube']) {
  test(`a form keeps its words when the session has ended: ${path}`, async ({ page, context }) => {
    const member = await newcomer(page, '다시 들어온 수달');
    await refuseDrafts(page);
    // The page learns of the end by sending, and by nothing before it.
    await withoutStream(page);
    await openQuietly(page, path);
    await page.getByRole('textbox', { name: videoPostTexts.title }).fill('어디에도 없는 제목');
    if (path !== '/write') {
      const asked = answersTo(page, '/api/links/shared', '/api/links/preview');
      await page.getByLabel(videoPostTexts.link).fill('https://vimeo.com/76979871');
      await asked;
    }
    const words = page.getByRole('textbox', { name: videoPostTexts.content });
    await words.fill('어디에도 없는 말');
    await callApi(page, 'POST', '/api/auth/logout');
    await page.getByRole('button', { name: writeTexts.submit }).click();
    await expect(page.getByRole('link', { name: '로그인 (새 창)' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(words).toHaveValue('어디에도 없는 말');
    const other = context.waitForEvent('page');
    await page.getByRole('link', { name: '로그인 (새 창)' }).click();
    await fillLogin(await other, member);
    await expect(await other).toHaveURL('/');
    await (await other).close();
    await page.getByRole('button', { name: writeTexts.submit }).click();
    await expect(page.getByText(writeTexts.success)).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('fingers add, move, delete and publish blocks', async ({ page }) => {
    const title = `손끝으로 ${Date.now()}`;
    await signIn(page, 'member');
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
    await expect(await pendingLink(page, title)).toBeVisible();
  });
});
