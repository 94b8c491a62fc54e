import { expect, it } from 'vitest';
import { accountOf, ADMIN_ID, MEMBER_ID, signIn, signUp, type World } from '../support/world';
import { letTimePass, textPost } from '../support/writing';

/** The row of a post in the list of all posts. */
export async function rowOf(world: World, postId: string) {
  const { results } = await world.admin.ok('listAllPosts', { query: { limit: 50 } });
  return (
    results.find(({ post_id }) => post_id === postId) ?? expect.fail(`${postId} is not listed`)
  );
}

/** The state of a post that an admin claims to have seen. */
async function seenOf(world: World, postId: string) {
  const { revision, reviewed_at } = await rowOf(world, postId);
  return { postId, revision, reviewed_at };
}

const admin = { userId: ADMIN_ID, userName: accountOf(2).user_name };

/** Decisions of admins with different views, and the history on a post's page. */
export function decisionTests(world: World): void {
  it('skips a post that somebody decided about after the admin saw it', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('두 관리자가 본 글') });
    const seen = [await seenOf(world, postId)];
    const faster = await signIn(world.subject, 2);
    await faster.ok('confirmPosts', { body: { postId } });
    const same = await world.admin.ok('confirmPosts', { body: { postId, seen } });
    expect(same.results).toMatchObject([{ status: 'already', is_confirmed: true, by: admin }]);
    await faster.ok('confirmPosts', {
      body: { postId, is_confirmed: false, reason: '출처를 적어주세요.' },
    });
    const late = await world.admin.ok('confirmPosts', { body: { postId, seen } });
    expect(late.results).toMatchObject([{ status: 'changed', is_confirmed: false, by: admin }]);
    expect(late.bulkId).toBeNull();
    const row = await rowOf(world, postId);
    expect(row).toMatchObject({
      is_confirmed: false,
      is_reward_due: false,
      revert_reason: '출처를 적어주세요.',
      reviewed_by: admin,
    });
    expect(late.results[0]?.at).toBe(row.reviewed_at);
    const now = await world.admin.ok('confirmPosts', {
      body: { postId, seen: [await seenOf(world, postId)] },
    });
    expect(now.results).toMatchObject([{ status: 'done', is_confirmed: true, isUndoable: true }]);
  });

  it('skips a post that its author changed after the admin saw it', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('고치는 글') });
    const seen = [await seenOf(world, postId)];
    await world.member.ok('updatePost', { id: postId, body: { title: '고친 제목' } });
    const late = await world.admin.ok('confirmPosts', { body: { postId, seen } });
    expect(late.results).toMatchObject([
      { status: 'changed', is_confirmed: false, by: null, at: null, revision: 1 },
    ]);
  });

  it('shows the history of a post and its author', async () => {
    const stranger = await signUp(world.subject);
    const { postId } = await stranger.ok('createPost', { body: textPost('지난 일이 많은 글') });
    await letTimePass();
    await world.admin.ok('confirmPosts', { body: { postId } });
    await letTimePass();
    const body = { targetType: 'post', targetId: postId, reason: 'spam' };
    await world.member.ok('createReport', { body });
    await letTimePass();
    await world.admin.ok('confirmPosts', {
      body: { postId, is_confirmed: false, reason: '광고입니다.' },
    });
    await letTimePass();
    await stranger.ok('updatePost', { id: postId, body: { title: '고친 글' } });
    const detail = await world.admin.ok('getReviewDetail', { id: postId });
    const by = { userId: stranger.id, userName: detail.author.user_name };
    const reporter = { userId: MEMBER_ID, userName: accountOf(1).user_name };
    expect(detail.timeline.map(({ at: _, ...entry }) => entry)).toEqual([
      { kind: 'created', by, reason: '' },
      { kind: 'confirmed', by: admin, reason: '' },
      { kind: 'reported', by: reporter, reason: 'spam' },
      { kind: 'reverted', by: admin, reason: '광고입니다.' },
      { kind: 'changed', by: null, reason: '' },
    ]);
    expect(detail.review).toMatchObject({ report_count: 1, reviewed_by: admin });
    expect(detail.author).toMatchObject({
      ...{ user_id: stranger.id, admin_level: 0, pendingCount: 1, confirmedCount: 0 },
      ...{ revertedCount: 1, reportCount: 1 },
    });
    const row = await rowOf(world, postId);
    expect(row).toMatchObject({ report_count: 1, revision: 1, revert_reason: null });
  });
}
