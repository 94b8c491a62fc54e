import type { Page } from '@playwright/test';
import { accounts, callApi, card, expect, fillLogin, signIn, test } from './support/site';

/** The smallest picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// The test writes and reads a post with all four kinds of blocks, then changes and deletes it.
test('a post of blocks is written, confirmed, changed and deleted', async ({ page }) => {
  const title = `주말에 적어 둔 것들 ${Date.now()}`;
  await signIn(page, 'member');
  await page.getByRole('link', { name: '글쓰기' }).first().click();
  await expect(page).toHaveURL('/write');

  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('강가에서 적었습니다.');
  const add = page.getByRole('group', { name: '블록 추가', exact: true });
  await add.getByRole('button', { name: '동영상' }).click();
  await page.keyboard.insertText('https://youtu.be/aqz-KE-bpKQ');
  await expect(page.getByText('확인됨')).toBeVisible();
  await add.getByRole('button', { name: '링크' }).click();
  await page.keyboard.insertText('https://river-notes.invalid/night');
  await expect(page.getByRole('textbox', { name: '링크 제목' })).toBeVisible();
  await add.getByRole('button', { name: '이미지' }).click();
  const picture = { name: 'river.png', mimeType: 'image/png', buffer: PIXEL };
  await page.locator('input[type="file"]').setInputFiles(picture);
  // The picture is drawn from the member's file: the page's content security policy must allow
  // that.
  const chosen = page.getByRole('group', { name: /^이미지 블록/ }).locator('img');
  await expect(chosen).not.toHaveJSProperty('naturalWidth', 0);
  const caption = page.getByRole('textbox', { name: '이미지 설명' });
  await caption.fill('해 질 녘');
  await expect(page.getByRole('button', { name: '다른 이미지 선택' })).toBeVisible();
  await page.getByRole('group', { name: /^이미지 블록/ }).press('Alt+ArrowUp');
  await expect(page.getByRole('group', { name: '이미지 블록, 4개 중 3번째' })).toBeVisible();
  await page.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');

  await card(page, title).getByRole('link', { name: title }).click();
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
  await expect(page.getByText('수정하면 다시 검토를 거칩니다.')).toBeVisible();
  await page.getByRole('textbox', { name: '내용' }).fill('강가에서 적고 집에서 고쳤습니다.');
  await page.getByRole('button', { name: '수정하기' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText('강가에서 적고 집에서 고쳤습니다.')).toBeVisible();
  await expect(page.locator('main img[src^="/uploads/"]')).toBeVisible();

  await page.getByRole('button', { name: '글 메뉴' }).click();
  await page.getByRole('menuitem', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page).toHaveURL('/');
  await expect(card(page, title)).toHaveCount(0);
});

test('an unfinished post is offered again to the member who comes back', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/write');
  await page.getByRole('textbox', { name: '내용' }).fill('쓰다 만 이야기');
  await expect(page.getByText('방금 전 임시 저장됨')).toBeVisible();
  await page.reload();
  await expect(page.getByText('작성 중이던 글이 있습니다.')).toBeVisible();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('쓰다 만 이야기');
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

for (const way of [['글쓰기'], ['글쓰기', '영상 공유하기']]) {
  test(`the form asks before anything written is lost: ${way.join(', ')}`, async ({ page }) => {
    await refuseDrafts(page);
    await signIn(page, 'member');
    for (const name of way) await page.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(way.length === 1 ? '/write' : '/write-youtube');
    const words = page.getByRole('textbox', { name: '내용' });
    await words.fill('어디에도 없는 말');

    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const closing = await asked;
    expect(closing.type()).toBe('beforeunload');
    await closing.dismiss();
    await expect(words).toHaveValue('어디에도 없는 말');

    const question = page.getByRole('dialog', {
      name: '저장하지 않은 내용이 있습니다. 이 페이지를 나가시겠습니까?',
    });
    await page.goBack();
    await question.getByRole('button', { name: '취소' }).click();
    await expect(page).toHaveURL(way.length === 1 ? '/write' : '/write-youtube');
    await expect(words).toHaveValue('어디에도 없는 말');
    await page.goBack();
    await question.getByRole('button', { name: '나가기' }).click();
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
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).fill('처음 보낸 말');
  await page.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('네트워크 오류가 발생했습니다.').first()).toBeVisible();
  await page.getByRole('textbox', { name: '내용' }).fill('고쳐 보낸 말');
  await page.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card(page, title)).toHaveCount(1);
  await expect(card(page, title)).toContainText('고쳐 보낸 말');
});

for (const path of ['/write', '/write-youtube']) {
  test(`a form keeps its words when the session has ended: ${path}`, async ({ page, context }) => {
    await refuseDrafts(page);
    await signIn(page, 'member');
    await page.goto(path);
    await page.getByRole('textbox', { name: '제목' }).fill('어디에도 없는 제목');
    if (path !== '/write') await page.getByLabel('영상 링크').fill('https://vimeo.com/76979871');
    const words = page.getByRole('textbox', { name: '내용' });
    await words.fill('어디에도 없는 말');
    await callApi(page, 'POST', '/api/auth/logout');
    await page.getByRole('button', { name: '게시하기' }).click();
    await expect(page.getByRole('link', { name: '로그인 (새 창)' })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(words).toHaveValue('어디에도 없는 말');
    const other = context.waitForEvent('page');
    await page.getByRole('link', { name: '로그인 (새 창)' }).click();
    await fillLogin(await other, accounts.member);
    await expect(await other).toHaveURL('/');
    await (await other).close();
    await page.getByRole('button', { name: '게시하기' }).click();
    await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('fingers add, move, delete and publish blocks', async ({ page }) => {
    const title = `손끝으로 ${Date.now()}`;
    await signIn(page, 'member');
    await page.goto('/write');
    await page.getByRole('textbox', { name: '제목' }).tap();
    await page.keyboard.type(title);
    const words = page.getByRole('textbox', { name: '내용' });
    await words.tap();
    await page.keyboard.type('하나');
    const add = page.getByRole('group', { name: '블록 추가', exact: true });
    for (const word of ['둘', '셋']) {
      await add.getByRole('button', { name: '텍스트' }).tap();
      await page.keyboard.type(word);
    }
    const block = (place: number) =>
      page.getByRole('group', { name: `텍스트 블록, 3개 중 ${place}번째` });
    const texts = () =>
      words.evaluateAll((areas: HTMLTextAreaElement[]) => areas.map(({ value }) => value));
    await block(3).getByRole('button', { name: '위로 이동' }).tap();
    await expect.poll(texts).toEqual(['하나', '셋', '둘']);
    await words.first().tap();
    await block(1).getByRole('button', { name: '블록 삭제' }).tap();
    await expect.poll(texts).toEqual(['셋', '둘']);
    await page.getByRole('button', { name: '삭제한 블록 되살리기' }).tap();
    await expect.poll(texts).toEqual(['하나', '셋', '둘']);
    await page.getByRole('button', { name: '게시하기' }).tap();
    await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(card(page, title)).toBeVisible();
  });
});
