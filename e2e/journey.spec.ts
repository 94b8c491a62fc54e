import type { Page } from '@playwright/test';
import { become } from './support/members';
import { accounts, callApi, card, expect, test } from './support/site';

/** The newest block of the editor, of any of the four kinds. */
const block = (page: Page, kind: string) =>
  page.getByRole('group', { name: new RegExp(`^${kind} 블록, `) }).last();

const add = (page: Page, kind: string) =>
  page
    .getByRole('group', { name: '블록 추가' })
    .getByRole('button', { name: kind, exact: true })
    .click();

// This is a member's whole journey: they sign up, write a post with all four blocks, have it
// confirmed, get a like, an answer and notifications, change the post and delete it.
test('a newcomer writes a post, has it confirmed, gets an answer, edits it and deletes it', async ({
  page,
}) => {
  test.slow();
  const stamp = Date.now();
  const writer = { email: `writer${stamp}@mulbit.test`, password: 'mulbit-writer-77' };
  const title = `주말에 본 것들 ${stamp}`;

  await page.goto('/login');
  await page.getByRole('button', { name: '회원가입' }).click();
  await page.getByLabel('이메일').fill(writer.email);
  await page.getByLabel('사용자 이름').fill(`글쓰는 수달 ${stamp % 1_000_000}`);
  await page.getByLabel('비밀번호', { exact: true }).fill(writer.password);
  await page.getByLabel('비밀번호 확인').fill(writer.password);
  await page.getByRole('button', { name: '회원가입', exact: true }).click();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: '글쓰기' }).first().click();
  await expect(page).toHaveURL('/write');
  await page.getByLabel('제목', { exact: true }).fill(title);
  await block(page, '텍스트').getByRole('textbox').fill('강가를 걷다가 찍었습니다.');
  await add(page, '이미지');
  await block(page, '이미지')
    .locator('input[type=file]')
    .setInputFiles('public/brand/icon-192.png');
  await block(page, '이미지').getByLabel('이미지 설명').fill('물가의 표지');
  await add(page, '동영상');
  await block(page, '동영상').getByLabel('동영상 링크').fill('https://youtu.be/aqz-KE-bpKQ');
  await expect(block(page, '동영상').getByText('확인됨')).toBeVisible();
  await add(page, '링크');
  // No server answers there, but the post has the address all the same.
  await block(page, '링크')
    .getByRole('textbox', { name: '링크', exact: true })
    .fill('https://nowhere.invalid/story');
  await expect(page.getByText('링크 미리보기를 가져올 수 없습니다.')).toBeVisible({
    timeout: 15_000,
  });
  await page.getByRole('button', { name: '게시하기' }).click();
  await expect(page.getByText('글이 등록되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(card(page, title)).toContainText('검토 중');

  await card(page, title).getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  const address = new URL(page.url()).pathname;
  const postId = `post${address.split('/').pop() ?? ''}`;
  const picture = page.locator('main img[src^="/uploads/"]');
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByText('nowhere.invalid에서 공유한 링크')).toBeVisible();

  await become(page, accounts.admin);
  expect((await callApi(page, 'POST', '/api/admin/posts/confirm', { postId })).status).toBe(200);
  await become(page, accounts.member);
  const liked = await callApi(page, 'POST', `/api/posts/${postId}/like`, { type: 'like' });
  expect(liked.status).toBe(200);
  const comment = { content: '사진이 참 좋습니다.' };
  expect((await callApi(page, 'POST', `/api/posts/${postId}/comments`, comment)).status).toBe(201);

  await become(page, writer);
  await page.goto('/');
  await expect(page).toHaveTitle(/^\(\d+\) 물빛/);
  await page.getByRole('button', { name: /^알림/ }).click();
  await expect(page.getByText('사진이 참 좋습니다.')).toBeVisible();
  await expect(page.getByText(/글을 좋아합니다\./)).toBeVisible();
  await page.getByText('사진이 참 좋습니다.').click();
  await expect(page).toHaveURL(new RegExp(`^[^?#]*${address}`));
  await expect(page.getByRole('heading', { name: '댓글 1개' })).toBeVisible();

  await page.getByRole('button', { name: '글 메뉴' }).first().click();
  await page.getByRole('menuitem', { name: '수정' }).click();
  await expect(page).toHaveURL(/\/write\?post=\d+$/);
  await page.getByLabel('제목', { exact: true }).fill(`${title} (고침)`);
  await page.getByRole('button', { name: '수정하기' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('heading', { name: `${title} (고침)` })).toBeVisible();

  await page.goto('/my');
  await expect(page).toHaveTitle(/마이 · 물빛$/);
  await expect(page.getByText(`${title} (고침)`)).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: '글 메뉴' }).first().click();
  await page.getByRole('menuitem', { name: '삭제' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('글을 삭제했습니다.')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('게시글을 찾을 수 없습니다.')).toBeVisible();
});
