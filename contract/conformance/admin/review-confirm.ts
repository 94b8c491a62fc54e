import { expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { accountOf, ADMIN_ID, type World } from '../support/world';
import { textPost } from '../support/writing';

/** Confirming posts and taking them down. */
export function confirmTests(world: World): void {
  it('confirms and reverts a post, and updates the counts', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('검토할 글') });
    const before = (await world.admin.ok('listPendingPosts')).counts;
    // A missing is_confirmed means true.
    const yes = await world.admin.ok('confirmPosts', { body: { postId } });
    const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };
    const [first] = yes.results;
    expect(first).toEqual({
      ...{ postId, is_confirmed: true, isRejected: false, isBlinded: false, status: 'done' },
      ...{ by, at: first?.at },
      ...{ revision: 0, isUndoable: false },
    });
    expect(yes.counts).toEqual({
      ...before,
      pending: before.pending - 1,
      confirmed: before.confirmed + 1,
    });
    const after = await world.admin.ok('listConfirmedPosts');
    expect(after.results.map(({ post_id }) => post_id)).toContain(postId);
    expect(after.counts).toEqual(yes.counts);
    // Repeating it changes nothing, and names the admin who did it before.
    const again = await world.admin.ok('confirmPosts', { body: { postId } });
    expect(again).toEqual({ ...yes, results: [{ ...first, status: 'already' }], bulkId: null });
    const body = { post_id: Number(postId.slice('post'.length)), is_confirmed: false };
    const no = await world.admin.ok('confirmPosts', { body });
    expect(no.results).toMatchObject([{ postId, is_confirmed: false, status: 'done' }]);
    const back = await world.admin.ok('listPendingPosts');
    expect(back.counts).toEqual(before);
    expect(back.results[0]?.post_id).toBe(postId);
  });

  it('confirms up to twenty together and reports the result of each', async () => {
    const posts = await Promise.all(
      [1, 2, 3].map((at) => world.member.ok('createPost', { body: textPost(`한꺼번에 ${at}`) })),
    );
    const [first = '', second = '', third = ''] = posts.map(({ postId }) => postId);
    const unknown = { postIds: ['post2147483647', 'post2147483646'] };
    const error = await world.admin.fails('confirmPosts', 'NOT_FOUND', { body: unknown });
    expect(error.error).toBe(reasonTexts.postNotFound);
    const some = await world.admin.ok('confirmPosts', {
      body: { postIds: ['post2147483647', second] },
    });
    expect(some.results).toMatchObject([
      { postId: 'post2147483647', is_confirmed: false, status: 'missing', by: null, at: null },
      { postId: second, is_confirmed: true, status: 'done' },
    ]);
    await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: first });
    const body = {
      postId: first,
      postIds: [second, second, Number(third.slice('post'.length)), first],
    };
    const { results } = await world.admin.ok('confirmPosts', { body });
    expect(results.map(({ postId }) => postId).sort()).toEqual([first, second, third].sort());
    expect(results.every(({ is_confirmed }) => is_confirmed)).toBe(true);
    expect(results.map(({ status }) => status)).toEqual(['done', 'already', 'done']);
    for (const id of [first, second, third]) await world.guest.ok('getPostDetail', { id });
  });
}
