import { expect, it } from 'vitest';
import { CONFIRM_MAX } from '../endpoints/review';
import { reasonTexts, validationTexts } from '../texts';
import type { World } from './world';
import { textPost } from './writing';

/** Confirming posts and taking them back. */
export function confirmTests(world: World): void {
  it('confirms and reverts a post, and the counts follow', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('검토할 글') });
    const before = (await world.admin.ok('listPendingPosts')).counts;
    // An absent is_confirmed means true.
    const yes = await world.admin.ok('confirmPosts', { body: { postId } });
    expect(yes).toEqual({ success: true, results: [{ postId, is_confirmed: true }] });
    const after = await world.admin.ok('listConfirmedPosts');
    expect(after.results.map(({ post_id }) => post_id)).toContain(postId);
    expect(after.counts).toEqual({
      pending: before.pending - 1,
      confirmed: before.confirmed + 1,
      all: before.all,
    });
    expect(await world.admin.ok('confirmPosts', { body: { postId } })).toEqual(yes);
    const body = { post_id: Number(postId.slice('post'.length)), is_confirmed: false };
    const no = await world.admin.ok('confirmPosts', { body });
    expect(no.results).toEqual([{ postId, is_confirmed: false }]);
    expect(await world.admin.ok('confirmPosts', { body })).toEqual(no);
    const back = await world.admin.ok('listPendingPosts');
    expect(back.counts).toEqual(before);
    expect(back.results[0]?.post_id).toBe(postId);
  });

  it('confirms up to twenty at once, all of them or none', async () => {
    const posts = await Promise.all(
      [1, 2, 3].map((at) => world.member.ok('createPost', { body: textPost(`한꺼번에 ${at}`) })),
    );
    const [first = '', second = '', third = ''] = posts.map(({ postId }) => postId);
    const unknown = [first, 'post2147483647', second];
    const error = await world.admin.fails('confirmPosts', 'NOT_FOUND', {
      body: { postIds: unknown },
    });
    expect(error.error).toBe(reasonTexts.postNotFound);
    await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: first });
    await world.guest.fails('getPostDetail', 'NOT_FOUND', { id: second });
    const body = {
      postId: first,
      postIds: [second, second, Number(third.slice('post'.length)), first],
    };
    const { results } = await world.admin.ok('confirmPosts', { body });
    expect(results.map(({ postId }) => postId).sort()).toEqual([first, second, third].sort());
    expect(results.every(({ is_confirmed }) => is_confirmed)).toBe(true);
    for (const id of [first, second, third]) await world.guest.ok('getPostDetail', { id });
    const many = Array.from({ length: CONFIRM_MAX + 1 }, (_, at) => at + 1);
    const refused = await world.admin.fails('confirmPosts', 'VALIDATION', {
      body: { postIds: many },
    });
    expect(refused.error).toBe(validationTexts.confirmMany);
  });

  it('refuses a request without posts or with a malformed state', async () => {
    for (const body of [
      {},
      { postIds: [] },
      { postId: null },
      { postId: 'user1' },
      { postIds: 'post1' },
      { postIds: ['post1', 'x'] },
      { postId: 'post1', is_confirmed: 'yes' },
      { postId: 'post1', is_confirmed: 1 },
      { postId: 'post1', is_confirmed: null },
      ['post1'],
    ]) {
      await world.admin.fails('confirmPosts', 'VALIDATION', { body });
    }
  });
}
