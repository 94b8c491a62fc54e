import { accounts, callApi, card, expect, signIn, test } from './support/site';

/** The smallest picture: one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// All four kinds of blocks from the first word to the reader, then a change, then the end.
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
  // Drawn from the member's own file: the page's policy has to let it through.
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

test('what was being written waits for whoever comes back', async ({ page }) => {
  await signIn(page, 'member');
  await page.goto('/write');
  await page.getByRole('textbox', { name: '내용' }).fill('쓰다 만 이야기');
  await expect(page.getByText('방금 전 임시 저장됨')).toBeVisible();
  await page.reload();
  await expect(page.getByText('작성 중이던 글이 있습니다.')).toBeVisible();
  await page.getByRole('button', { name: '이어서 쓰기' }).click();
  await expect(page.getByRole('textbox', { name: '내용' })).toHaveValue('쓰다 만 이야기');
});
