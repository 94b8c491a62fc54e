import { expect, it } from 'vitest';
import type { Client } from '../support/client';
import { balancesOf } from '../support/earning';
import { signUp, type World } from '../support/world';
import { publish, textPost } from '../support/writing';

/** A post's state as its author sees it: whether it will be rewarded, and why it was taken down. */
export function postStatusTests(world: World): void {
  const review = (postId: string, is_confirmed: boolean, reason?: string) =>
    world.admin.ok('confirmPosts', { body: { postId, is_confirmed, reason } });

  /** A post as a member sees it in each list and on its page. */
  const seen = async (client: Client, author: string, id: string) => {
    const { post } = await client.ok('getPostDetail', { id });
    const { isConfirmed, isRewardDue, revertReason } = post;
    const query = { limit: 50 };
    const { posts } = await client.ok('listMemberPosts', { id: author, query });
    const { data } = await client.ok('getFeed', { query });
    for (const listed of [...posts, ...data.posts].filter(({ postId }) => postId === id)) {
      expect(listed).toMatchObject({ isConfirmed, isRewardDue, revertReason });
    }
    return { isConfirmed, isRewardDue, revertReason };
  };

  it('announces the reward of a post only before its first confirmation', async () => {
    const author = await signUp(world.subject);
    const { postId: id, post } = await author.ok('createPost', { body: textPost('처음 올린 글') });
    const due = { isConfirmed: false, isRewardDue: true, revertReason: null };
    expect(post).toMatchObject(due);
    expect(await seen(author, author.id, id)).toEqual(due);
    const edited = await author.ok('updatePost', { id, body: { title: '고친 글' } });
    expect(edited.post).toMatchObject(due);
    await review(id, true);
    const shown = { isConfirmed: true, isRewardDue: false, revertReason: null };
    for (const client of [author, world.guest, world.admin]) {
      expect(await seen(client, author.id, id)).toEqual(shown);
    }
    // A change by its author sends it back to review, and its reward is not paid again.
    await author.ok('updatePost', { id, body: { title: '다시 고친 글' } });
    const again = { isConfirmed: false, isRewardDue: false, revertReason: null };
    expect(await seen(author, author.id, id)).toEqual(again);
    await review(id, true);
    expect(await balancesOf(author)).toEqual({ waterDrops: 10, gems: 0 });
    await author.ok('deletePost', { id });
  });

  it('shows its author and admins the reason of a reverted post until it changes', async () => {
    const id = await publish(world, textPost('되돌릴 글'));
    const reason = '영상의 주소가 열리지 않습니다.';
    await review(id, false, reason);
    const back = { isConfirmed: false, isRewardDue: false, revertReason: reason };
    expect(await seen(world.member, 'user1', id)).toEqual(back);
    expect((await world.admin.ok('getReviewDetail', { id })).post).toMatchObject(back);
    await world.guest.fails('getPostDetail', 'NOT_FOUND', { id });
    // An admin's change and a second removal keep the reason.
    await world.admin.ok('updatePost', { id, body: { title: '운영자가 고친 제목' } });
    await review(id, false, '다른 사유');
    expect(await seen(world.member, 'user1', id)).toEqual(back);
    // So does a change without effect.
    await world.member.ok('updatePost', { id, body: { title: '운영자가 고친 제목' } });
    expect(await seen(world.member, 'user1', id)).toEqual(back);
    const changed = await world.member.ok('updatePost', { id, body: { title: '주소를 고침' } });
    expect(changed.post).toMatchObject({ ...back, revertReason: null });

    await review(id, true);
    await review(id, false);
    expect(await seen(world.member, 'user1', id)).toEqual({ ...back, revertReason: '' });
    await review(id, true, '다시 확정');
    const shown = { isConfirmed: true, isRewardDue: false, revertReason: null };
    expect(await seen(world.guest, 'user1', id)).toEqual(shown);

    // If the settings require no review, a changed post does not wait, and the reason is removed.
    await review(id, false, reason);
    await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
    await world.member.ok('updatePost', { id, body: { title: '또 고침' } });
    await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    expect(await seen(world.member, 'user1', id)).toEqual({ ...back, revertReason: null });
    await world.member.ok('deletePost', { id });
  });
}
