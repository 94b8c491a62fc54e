import { blockTexts, postFormTexts } from '@/texts/blocks';
import { commentTexts } from '@/texts/comment';
import { activityTexts, myTexts } from '@/texts/my';
import { profileTexts } from '@/texts/profile';
import { rewardTexts } from '@/texts/rewards';
import { writeTexts } from '@/texts/write';
import {
  claimed,
  expectBalanced,
  expectHoldings,
  forgetDailyVisits,
  historyOf,
  listen,
  profileOf,
  claimDailyVisit,
} from './support/economy';
import { become, newcomer, publish } from './support/members';
import { accounts, callApi, expect, pendingLink, test } from './support/site';

const DAILY = rewardTexts.daily;

test('the daily visit is rewarded once', async ({ page }) => {
  const { name } = await newcomer(page, '들르는 수달');
  await page.goto('/');
  await expect(page.getByText(DAILY)).toBeVisible();
  const bar = profileOf(page, name).getByRole('progressbar', { name: profileTexts.experience });
  await expect(bar).toHaveAttribute('aria-valuetext', '10 / 1,000');

  // The browser forgets; the server does not.
  await forgetDailyVisits(page);
  await listen(page);
  await page.reload();
  expect(await claimed(page, 'daily_login')).toMatchObject({ granted: false, streak: { days: 1 } });
  await expect(bar).toHaveAttribute('aria-valuetext', '10 / 1,000');
  await expect(page.getByText(DAILY)).toHaveCount(0);

  // The server does not believe an amount either.
  const asked = { actionType: 'daily_login', experienceAmount: 5000 };
  const { body } = await callApi(page, 'POST', '/api/character/experience', asked);
  expect(body).toMatchObject({ granted: false, newExperience: 10 });
  expect(await historyOf(page)).toHaveLength(1);
  await expectBalanced(page);
});

test('a post is rewarded when it is confirmed, and only once', async ({ page }) => {
  const title = `물방울을 기다리는 글 ${Date.now()}`;
  const writer = await newcomer(page, '기다리는 수달');
  await claimDailyVisit(page);
  await listen(page);
  await page.goto('/write');
  await page.getByRole('textbox', { name: postFormTexts.title }).fill(title);
  await page.getByRole('textbox', { name: blockTexts.text }).fill('검토가 끝나면 물방울이 옵니다.');
  await page.getByRole('button', { name: writeTexts.submit }).click();
  await expect(page).toHaveURL('/');
  await expect(await pendingLink(page, title)).toContainText('+10 예정');
  expect(await claimed(page, 'post_create')).toMatchObject({
    user: { water_drops: 0, experience: 10 },
  });

  await expectHoldings(page, writer.name, { experience: '10 / 1,000', drops: '0' });
  const own = page.getByRole('list', { name: myTexts.tabs.posts });
  const path = (await own.getByRole('link', { name: title }).getAttribute('href')) ?? '';
  const postId = `post${path.split('/').pop() ?? ''}`;
  await expect(own.getByText('물방울 +10 예정')).toBeVisible();
  await page.goto('/my/activity');
  const rows = page.getByRole('list', { name: myTexts.tabs.activity }).getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText([activityTexts.of.daily_login]);

  await become(page, accounts.admin);
  const review = async (isConfirmed: boolean) => {
    const body = { postId, is_confirmed: isConfirmed };
    expect((await callApi(page, 'POST', '/api/admin/posts/confirm', body)).status).toBe(200);
  };
  await review(true);
  await become(page, writer);
  await expectHoldings(page, writer.name, { experience: '30 / 1,000', drops: '10' });
  await expect(own.getByText(myTexts.published, { exact: true })).toBeVisible();
  await expect(own.getByText('물방울 +10 예정')).toHaveCount(0);

  await page.getByRole('tab', { name: myTexts.tabs.activity }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(activityTexts.of.post_create);
  await expect(rows.first()).toContainText('물방울 +10');
  await expect(rows.first()).toContainText('경험치 +20');
  await expect(rows.first()).toContainText('식물 경험치 +15');
  await expect(rows.last()).toContainText(activityTexts.of.daily_login);
  await expect(rows.last()).toContainText('경험치 +10');
  await rows.first().getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(path);

  // The post is taken back, confirmed again, and deleted in the end.
  await become(page, accounts.admin);
  await review(false);
  await review(true);
  await become(page, writer);
  expect((await callApi(page, 'DELETE', `/api/posts/${postId}`)).status).toBe(200);
  await expectHoldings(page, writer.name, { experience: '30 / 1,000', drops: '10' });
  await page.goto('/my/activity');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(activityTexts.unreadable);
  await expectBalanced(page);
});

test('a like and a comment are rewarded once, and a like of the member’s own post never', async ({
  page,
}) => {
  const author = await newcomer(page, '사랑받는 수달');
  const postId = await publish(page, author, `좋아요를 받는 글 ${Date.now()}`);
  await callApi(page, 'POST', '/api/auth/logout');
  const reader = await newcomer(page, '다정한 수달');
  const own = await publish(page, reader, `스스로 좋아하는 글 ${Date.now()}`);
  await claimDailyVisit(page);

  await listen(page);
  await page.goto(`/post/${postId.replace('post', '')}`);
  const like = page.getByRole('button', { name: /^좋아요/ }).first();
  const press = async (isLiked: boolean) => {
    const answer = page.waitForResponse(`**/api/posts/${postId}/like`);
    await like.click();
    expect(await (await answer).json()).toMatchObject({ isLiked });
    await expect(like).toHaveAttribute('aria-pressed', String(isLiked));
  };
  await press(true);
  expect(await claimed(page, 'like_give')).toMatchObject({ user: { experience: 31 } });
  await press(false);
  await press(true);
  expect(await claimed(page, 'like_give', 2)).toMatchObject({ user: { experience: 31 } });

  const field = page.getByPlaceholder(commentTexts.placeholder);
  for (const [at, words] of ['물소리가 들리는 듯합니다.', '한 번 더 남깁니다.'].entries()) {
    await field.fill(words);
    await field.press('Control+Enter');
    await expect(page.getByText(words)).toBeVisible();
    await expect(field).toHaveValue('');
    expect(await claimed(page, 'comment_write', at + 1)).toMatchObject({
      user: { experience: 36 },
    });
  }

  const liked = await callApi(page, 'POST', `/api/posts/${own}/like`, { type: 'like' });
  expect(liked.body).toMatchObject({ isLiked: true });
  await expectHoldings(page, reader.name, { experience: '36 / 1,000', drops: '10' });
  await page.goto('/my/activity');
  const rows = page.getByRole('list', { name: myTexts.tabs.activity }).getByRole('listitem');
  await expect(rows).toContainText([
    activityTexts.of.comment_write,
    activityTexts.of.like_give,
    activityTexts.of.daily_login,
    activityTexts.of.post_create,
  ]);
  await expect(rows.first()).toContainText('경험치 +5');
  await expect(rows.nth(1)).toContainText('경험치 +1');
  await expectBalanced(page);
});
