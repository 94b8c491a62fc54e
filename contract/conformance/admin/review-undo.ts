import { expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { listedOf } from '../support/notified';
import { rowOf } from './review-decisions';
import { signIn, type World } from '../support/world';
import { letTimePass, publish, textPost } from '../support/writing';

/** Undoing decisions within seconds. */
export function undoTests(world: World): void {
  const revert = (postIds: string[]) =>
    world.admin.ok('confirmPosts', {
      body: { postIds, is_confirmed: false, reason: '잘못 눌렀다' },
    });

  it('undoes taking posts down, without any notification to their authors', async () => {
    const posts = [await publish(world, textPost('하나')), await publish(world, textPost('둘'))];
    const [read = '', unread = ''] = posts;
    const before = await rowOf(world, unread);
    await letTimePass();
    const { bulkId, results } = await revert(posts);
    expect(results).toMatchObject([{ isUndoable: true }, { isUndoable: true }]);
    const listed = await listedOf(world.member);
    const first = listed.find(({ postId, kind }) => postId === read && kind === 'revert');
    await world.member.ok('readNotifications', { body: { ids: [first?.notificationId] } });

    await letTimePass();
    const undone = await world.admin.ok('undoReview', { body: { bulkId } });
    expect(undone.results).toMatchObject(
      posts.map((postId) => ({ postId, status: 'done', is_confirmed: true })),
    );
    for (const id of posts) await world.guest.ok('getPostDetail', { id });
    const left = (await listedOf(world.member)).filter(({ kind }) => kind === 'revert');
    expect(left.map(({ postId }) => postId)).toContain(read);
    expect(left.map(({ postId }) => postId)).not.toContain(unread);
    const after = await rowOf(world, unread);
    expect({ ...after, reviewed_by: null, reviewed_at: null }).toEqual({
      ...before,
      ...{ reviewed_by: null, reviewed_at: null },
    });
    const { timeline, author } = await world.admin.ok('getReviewDetail', { id: unread });
    expect(timeline.at(-1)).toMatchObject({ kind: 'undone', reason: '' });
    expect(timeline.at(-2)).toMatchObject({ kind: 'reverted', reason: '잘못 눌렀다' });
    expect(author.confirmedCount).toBeGreaterThan(0);

    const again = await world.admin.fails('undoReview', 'CONFLICT', { body: { bulkId } });
    expect(again.error).toBe(reasonTexts.undoneBefore);
  });

  it('does not undo paid rewards or posts with a later decision', async () => {
    const { postId } = await world.member.ok('createPost', { body: textPost('보상이 나간 글') });
    const paid = await world.admin.ok('confirmPosts', { body: { postId } });
    const kept = await world.admin.ok('undoReview', { body: { bulkId: paid.bulkId } });
    expect(kept.results).toMatchObject([{ postId, status: 'paid', is_confirmed: true }]);
    const { bulkId } = await revert([postId]);
    await world.admin.ok('confirmPosts', { body: { postId } });
    const { results } = await world.admin.ok('undoReview', { body: { bulkId } });
    expect(results).toMatchObject([{ postId, status: 'changed', is_confirmed: true }]);
  });

  it('restores the earlier reason when a second confirmation is undone', async () => {
    const postId = await publish(world, textPost('다시 확정한 글'));
    await revert([postId]);
    const { bulkId } = await world.admin.ok('confirmPosts', { body: { postId } });
    await world.admin.ok('undoReview', { body: { bulkId } });
    expect(await rowOf(world, postId)).toMatchObject({
      is_confirmed: false,
      revert_reason: '잘못 눌렀다',
    });
  });

  it('undoes only what the same admin decided', async () => {
    const postId = await publish(world, textPost('남의 결정'));
    const { bulkId } = await revert([postId]);
    const unknown = await world.admin.fails('undoReview', 'NOT_FOUND', {
      body: { bulkId: 'nothing' },
    });
    expect(unknown.error).toBe(reasonTexts.undoNotFound);
    // The same admin in another browser is the same admin.
    await (await signIn(world.subject, 2)).ok('undoReview', { body: { bulkId } });
  });
}
