import { collectTexts } from '@/texts/collect';
import { commentTexts } from '@/texts/comment';
import { memberTexts } from '@/texts/member';
import { myTexts } from '@/texts/my';
import { postTexts } from '@/texts/post';
import { reasonTexts, reportTexts, reportTitles } from '@/texts/report';
import { settingsTexts } from '@/texts/settings';
import type { Page } from '@playwright/test';
import { become, newcomer } from './support/members';
import { accounts, callApi, card, expect, test } from './support/site';

// A post of the demo that everybody can see, whose author also answers elsewhere.
const riverNight = {
  id: 'post2',
  path: '/post/2',
  title: '강 건너에서 찍은 한강 야경, 물에 비친 불빛만 12분',
  author: '박지훈',
  authorId: 'user3',
  video: '0nTO4zSEpOs',
  search: '/?q=' + encodeURIComponent('강 건너에서 찍은'),
};

const noneFound = (page: Page) => page.getByText(/에 대한 검색 결과가 없습니다\./);

/** Waits until the server has the change, which the page shows before it is sent. */
async function isKept(page: Page, list: string, id: string, wanted = true): Promise<void> {
  await expect
    .poll(async () => {
      const { body } = await callApi(page, 'GET', list);
      return JSON.stringify(body).includes(`"${id}"`);
    })
    .toBe(wanted);
}

async function chooseOf(page: Page, entry: string): Promise<void> {
  const post = card(page, riverNight.title);
  await post.getByRole('button', { name: postTexts.moreActions }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

test('a post that is hidden no more is in the feed again and does not count as new', async ({
  page,
}) => {
  await newcomer(page, '되찾는 수달');
  const blocked = await callApi(page, 'PUT', `/api/users/${riverNight.authorId}/block`);
  const hidden = await callApi(page, 'PUT', '/api/posts/post3/hide');
  expect([blocked.status, hidden.status]).toEqual([200, 200]);
  await page.goto('/?sphere=1');
  await expect(page.getByRole('article').first()).toBeVisible();
  const posts = [card(page, riverNight.title), card(page, '여섯 시에 나가면 이런 물빛을 봅니다')];
  for (const post of posts) await expect(post).toHaveCount(0);

  await page.getByRole('link', { name: myTexts.title }).first().click();
  await page.getByRole('tab', { name: myTexts.tabs.settings }).click();
  await page.getByRole('button', { name: /숨기기 해제$/ }).click();
  await expect(page.getByText(settingsTexts.unhidden)).toBeVisible();
  await page.getByRole('button', { name: /차단 해제$/ }).click();
  await expect(page.getByText(memberTexts.unblocked)).toBeVisible();
  await isKept(page, '/api/me/blocks', riverNight.authorId, false);
  await isKept(page, '/api/me/hidden', 'post3', false);
  await page.goBack();
  await expect(page).toHaveURL('/?sphere=1');
  // The list is loaded again and read from its top, wherever the settings were left.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  for (const post of posts) {
    await expect(async () => {
      if (!(await post.isVisible())) await page.mouse.wheel(0, 300);
      await expect(post).toBeVisible({ timeout: 1000 });
    }).toPass();
  }
  await expect(page.getByRole('button', { name: /^새 글/ })).toHaveCount(0);
});

test('a reported post leaves the reporter’s feed and appears in the admins’ reports', async ({
  page,
}) => {
  const reporter = await newcomer(page, `신고하는 수달 ${Date.now() % 10_000}`);
  await page.goto(riverNight.search);
  await chooseOf(page, reportTexts.report);
  const dialog = page.getByRole('dialog', { name: reportTitles.post });
  await dialog.getByLabel(reportTexts.note).fill('같은 사진을 다른 곳에서 보았습니다.');
  await dialog.getByRole('button', { name: reportTexts.submit }).click();
  await expect(dialog.getByText(reportTexts.reasonMissing)).toBeVisible();
  await dialog.getByText(reasonTexts.copyright).click();
  await dialog.getByRole('button', { name: reportTexts.submit }).click();
  await expect(page.getByText(reportTexts.done)).toBeVisible();
  await expect(card(page, riverNight.title)).toHaveCount(0);
  await page.reload();
  await expect(noneFound(page)).toBeVisible();

  await become(page, accounts.admin);
  const { body } = await callApi(page, 'GET', '/api/admin/reports?limit=50');
  expect(body.results).toContainEqual(
    expect.objectContaining({
      targetId: riverNight.id,
      reports: expect.arrayContaining([
        expect.objectContaining({
          reason: 'copyright',
          note: '같은 사진을 다른 곳에서 보았습니다.',
          reporterName: reporter.name,
        }),
      ]),
    }),
  );
  await page.goto(riverNight.search);
  await expect(card(page, riverNight.title)).toBeVisible();
});

test('a reported comment loses its words for the reporter and appears in the admins’ reports', async ({
  page,
}) => {
  const reporter = await newcomer(page, `듣는 수달 ${Date.now() % 10_000}`);
  await page.goto(riverNight.path);
  const menu = page.getByRole('button', { name: '정소라님의 댓글 메뉴' });
  const comment = page.getByRole('article').filter({ has: menu }).first();
  const id = (await comment.getAttribute('id')) ?? '';
  const words = await comment.getByRole('paragraph').first().innerText();
  await comment.getByRole('button', { name: '정소라님의 댓글 메뉴' }).click();
  await page.getByRole('menuitem', { name: reportTexts.report, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: reportTitles.comment });
  await dialog.getByText(reasonTexts.spam).click();
  await dialog.getByRole('button', { name: reportTexts.submit }).click();
  await expect(page.getByText(reportTexts.done)).toBeVisible();
  const place = page.locator(`#${id}`);
  await expect(place).toHaveText(commentTexts.hidden);
  await page.reload();
  await expect(place).toHaveText(commentTexts.hidden);

  await become(page, accounts.admin);
  const { body } = await callApi(page, 'GET', '/api/admin/reports?limit=50');
  expect(body.results).toContainEqual(
    expect.objectContaining({
      targetId: id,
      reports: expect.arrayContaining([
        expect.objectContaining({ reason: 'spam', reporterName: reporter.name }),
      ]),
    }),
  );
  await page.goto(riverNight.path);
  await expect(place).toContainText(words);
});

test('a blocked member’s posts and comments are hidden until the block ends', async ({ page }) => {
  await newcomer(page, '조용한 수달');
  // This is another member's post, on which the member to be blocked wrote the first comment.
  await page.goto('/post/3');
  const heard = page.getByRole('button', { name: `${riverNight.author}님의 댓글 메뉴` });
  const comment = page.getByRole('article').filter({ has: heard }).first();
  const place = page.locator(`#${(await comment.getAttribute('id')) ?? ''}`);
  const words = await place.getByRole('paragraph').first().innerText();

  await page.goto(riverNight.search);
  await chooseOf(page, collectTexts.block);
  const dialog = page.getByRole('dialog', { name: `${riverNight.author}님을 차단하시겠습니까?` });
  await dialog.getByRole('button', { name: collectTexts.blockAction, exact: true }).click();
  await expect(page.getByText(`${riverNight.author}님을 차단했습니다.`)).toBeVisible();
  await expect(card(page, riverNight.title)).toHaveCount(0);
  await page.reload();
  await expect(noneFound(page)).toBeVisible();
  await page.goto('/post/3');
  await expect(place).toHaveText(commentTexts.hidden);

  await page.goto('/my/settings');
  await page.getByRole('button', { name: `${riverNight.author} 차단 해제` }).click();
  await expect(page.getByText(memberTexts.unblocked)).toBeVisible();
  await isKept(page, '/api/me/blocks', riverNight.authorId, false);
  await page.reload();
  await expect(page.getByText(settingsTexts.blocksEmpty)).toBeVisible();
  await page.goto(riverNight.search);
  await expect(card(page, riverNight.title)).toBeVisible();
  await page.goto('/post/3');
  await expect(place).toContainText(words);
});
