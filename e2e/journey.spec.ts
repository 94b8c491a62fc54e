import { blockTexts, imageTexts, linkTexts, postFormTexts, videoTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { deletePostTexts } from '@/texts/deletePost';
import { detailTexts } from '@/texts/detail';
import { postTexts } from '@/texts/post';
import { writeTexts } from '@/texts/write';
import type { Page } from '@playwright/test';
import { become, newcomer } from './support/members';
import { accounts, callApi, expect, submittedLink, test } from './support/site';

/** The newest block of the editor, of any of the four kinds. */
const block = (page: Page, kind: string) =>
  page.getByRole('group', { name: new RegExp(`^${kind} 블록, `) }).last();

const add = (page: Page, kind: string) =>
  page
    .getByRole('group', { name: blockTexts.add })
    .getByRole('button', { name: kind, exact: true })
    .click();

// A member's whole journey: they write a post with all four blocks, have it confirmed, get a like,
// an answer and notifications, edit the post and delete it.
test(
  'a newcomer writes a post, has it confirmed, gets an answer, edits it and deletes it',
  { tag: '@demo' },
  async ({ page }) => {
    test.slow();
    const writer = await newcomer(page, '글쓰는 수달');
    const title = `주말에 본 것들 ${Date.now()}`;

    await page.goto('/');
    await page.getByRole('link', { name: postFormTexts.heading }).first().click();
    await expect(page).toHaveURL('/write');
    await page.getByLabel(postFormTexts.title, { exact: true }).fill(title);
    await block(page, blockTexts.kinds.text).getByRole('textbox').fill('강가를 걷다가 찍었습니다.');
    await add(page, blockTexts.kinds.image);
    await block(page, blockTexts.kinds.image)
      .locator('input[type=file]')
      .setInputFiles('public/brand/icon-192.png');
    // The picture is drawn from the member's file: the page's content security policy must allow
    // that.
    await expect(block(page, blockTexts.kinds.image).locator('img')).not.toHaveJSProperty(
      'naturalWidth',
      0,
    );
    await block(page, blockTexts.kinds.image)
      .getByLabel(imageTexts.captionLabel)
      .fill('물가의 표지');
    await add(page, blockTexts.kinds.video);
    await block(page, blockTexts.kinds.video)
      .getByLabel(videoTexts.url)
      .fill('https://youtu.be/aqz-KE-bpKQ');
    await expect(
      block(page, blockTexts.kinds.video).getByText(videoTexts.recognised),
    ).toBeVisible();
    await add(page, blockTexts.kinds.link);
    // No server answers at this address, but the post keeps it.
    await block(page, linkTexts.url)
      .getByRole('textbox', { name: linkTexts.url, exact: true })
      .fill('https://nowhere.invalid/story');
    await expect(page.getByText(linkTexts.failed)).toBeVisible({
      timeout: 15_000,
    });
    await page.getByRole('button', { name: writeTexts.submit }).click();
    await expect(page.getByText(writeTexts.success)).toBeVisible();
    await expect(page).toHaveURL('/');
    await submittedLink(page, title).click();
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
    expect((await callApi(page, 'POST', `/api/posts/${postId}/comments`, comment)).status).toBe(
      201,
    );

    await become(page, writer);
    await page.goto('/');
    await expect(page).toHaveTitle(/^\(\d+\) 물빛/);
    await page.getByRole('button', { name: /^알림/ }).click();
    await expect(page.getByText('사진이 참 좋습니다.')).toBeVisible();
    await expect(page.getByText(/글을 좋아합니다\./)).toBeVisible();
    await page.getByText('사진이 참 좋습니다.').click();
    await expect(page).toHaveURL(new RegExp(`^[^?#]*${address}`));
    await expect(page.getByRole('heading', { name: '댓글 1개' })).toBeVisible();

    await page.getByRole('button', { name: postTexts.moreActions }).first().click();
    await page.getByRole('menuitem', { name: commonTexts.edit }).click();
    await expect(page).toHaveURL(/\/write\?post=\d+$/);
    await page.getByLabel(postFormTexts.title, { exact: true }).fill(`${title} (고침)`);
    await page.getByRole('button', { name: postFormTexts.save }).click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expect(page.getByRole('heading', { name: `${title} (고침)` })).toBeVisible();

    await page.goto('/my');
    await expect(page).toHaveTitle(/마이 · 물빛$/);
    await expect(page.getByText(`${title} (고침)`)).toBeVisible();
    await page.goto(address);
    await page.getByRole('button', { name: postTexts.moreActions }).first().click();
    await page.getByRole('menuitem', { name: commonTexts.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: commonTexts.delete }).click();
    await expect(page.getByText(deletePostTexts.deleted)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(address);
    await expect(page.getByText(detailTexts.notFoundTitle)).toBeVisible();
  },
);
