import { expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { listedOf, notificationsOf } from '../support/notified';
import { rowOf } from './review-decisions';
import { accountOf, ADMIN_ID, MEMBER_ID, signIn, signUp, type World } from '../support/world';
import { letTimePass, publish, textPost } from '../support/writing';

const reason = '광고로 보이는 내용이 있습니다.';

/** Posts that will not appear: rejecting, restoring and deleting them. */
export function rejectingTests(world: World): void {
  const write = async (content: string) =>
    (await world.member.ok('createPost', { body: textPost(content) })).postId;
  const reject = (...postIds: string[]) =>
    world.admin.ok('rejectPosts', { body: { postIds, reason } });
  const countsNow = async () => (await world.admin.ok('getAdminOverview')).counts;
  const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };

  it('rejects several posts together, gives their author the reason, and updates the counts', async () => {
    const before = await countsNow();
    const author = (await world.admin.ok('getAdminMember', { id: MEMBER_ID })).member;
    const [waiting, shown] = [
      await write('반려할 글'),
      await publish(world, textPost('공개된 글')),
    ];
    const answer = await reject(waiting, shown);
    const done = { is_confirmed: false, isRejected: true, status: 'done', by, isUndoable: true };
    expect(answer.results).toMatchObject([
      { postId: waiting, ...done },
      { postId: shown, ...done },
    ]);
    const counts = { ...before, rejected: before.rejected + 2, all: before.all + 2 };
    expect(answer.counts).toEqual(counts);
    const listed = await world.admin.ok('listRejectedPosts');
    expect(listed.counts).toEqual(counts);
    expect(listed.results).toMatchObject([
      { post_id: shown, is_confirmed: false, isRejected: true, revert_reason: reason },
      { post_id: waiting, isRejected: true, revert_reason: reason, is_reward_due: true },
    ]);
    for (const name of ['listPendingPosts', 'listConfirmedPosts'] as const) {
      const { results } = await world.admin.ok(name, { query: { limit: 50 } });
      expect(results.filter(({ post_id }) => [waiting, shown].includes(post_id))).toEqual([]);
    }
    for (const id of [waiting, shown]) {
      const [notification] = await notificationsOf(world.member, id);
      expect(notification).toMatchObject({ kind: 'reject', excerpt: reason, actorName: null });
    }
    const { member } = await world.admin.ok('getAdminMember', { id: MEMBER_ID });
    expect(member).toEqual({
      ...author,
      ...{ rejectedCount: author.rejectedCount + 2, revertedCount: author.revertedCount },
    });
    const [entry] = (await world.admin.ok('listAudit', { query: { limit: 1 } })).entries;
    expect(entry).toMatchObject({ kind: 'post.reject', by, detail: reason, bulkId: answer.bulkId });
    const { timeline } = await world.admin.ok('getReviewDetail', { id: waiting });
    expect(timeline.at(-1)).toMatchObject({ kind: 'rejected', by, reason });
    // Rejecting again answers that it is already done.
    const again = await reject(waiting);
    expect([again.results[0]?.status, again.bulkId]).toEqual(['already', null]);
  });

  it('shows a rejected post to its author with the reason, and to nobody else', async () => {
    const word = '반려어휘';
    const id = await publish(world, { ...textPost(`${word} 글`), sphereId: null });
    await reject(id);
    const seen = { isConfirmed: false, isRejected: true, revertReason: reason };
    expect((await world.member.ok('getPostDetail', { id })).post).toMatchObject(seen);
    const own = await world.member.ok('listMemberPosts', { id: MEMBER_ID });
    expect(own.posts.find(({ postId }) => postId === id)).toMatchObject(seen);
    const kept = await world.member.ok('exportMe');
    expect(kept.posts.find(({ postId }) => postId === id)).toMatchObject(seen);
    for (const client of [world.guest, await signUp(world.subject)]) {
      await client.fails('getPostDetail', 'NOT_FOUND', { id });
      const { posts } = await client.ok('listMemberPosts', { id: MEMBER_ID });
      expect(posts.map(({ postId }) => postId)).not.toContain(id);
    }
    // Not even on top of its author's feed, where pending posts appear.
    for (const client of [world.member, world.admin, world.guest]) {
      for (const query of [{ limit: 50 }, { q: word }, { sort: 'popular', limit: 50 }]) {
        const { data } = await client.ok('getFeed', { query });
        expect(data.posts.map(({ postId }) => postId)).not.toContain(id);
      }
    }
  });

  it('returns a rejected post to the queue once its author changes it', async () => {
    const id = await write('고쳐서 다시 올릴 글');
    await reject(id);
    const same = await world.member.ok('updatePost', { id, body: textPost('고쳐서 다시 올릴 글') });
    expect(same.post).toMatchObject({ isRejected: true, revertReason: reason });
    // An admin's change does not return it to the queue.
    await world.admin.ok('updatePost', { id, body: { title: '관리자가 고침' } });
    expect(await rowOf(world, id)).toMatchObject({ isRejected: true, revert_reason: reason });
    const { post } = await world.member.ok('updatePost', { id, body: { title: '고친 제목' } });
    const waits = { isConfirmed: false, isRejected: false, revertReason: null };
    expect(post).toMatchObject(waits);
    const { results } = await world.admin.ok('listPendingPosts');
    expect(results[0]).toMatchObject({ post_id: id, isRejected: false, revert_reason: null });
  });

  it('restores a rejected post when it is confirmed, and pays for it once', async () => {
    const stranger = await signUp(world.subject);
    const { postId } = await stranger.ok('createPost', { body: textPost('되살릴 글') });
    const drops = async () => (await stranger.ok('me')).user?.water_drops ?? 0;
    await reject(postId);
    expect(await drops()).toBe(0);
    // Taking it down creates no new reason.
    const back = await world.admin.ok('confirmPosts', { body: { postId, is_confirmed: false } });
    expect(back.results).toMatchObject([{ status: 'already', isRejected: true }]);
    const { results } = await world.admin.ok('confirmPosts', { body: { postId } });
    expect(results).toMatchObject([{ status: 'done', is_confirmed: true, isRejected: false }]);
    const { post } = await world.guest.ok('getPostDetail', { id: postId });
    expect(post).toMatchObject({ isConfirmed: true, isRejected: false, revertReason: null });
    const paid = await drops();
    expect(paid).toBeGreaterThan(0);
    await reject(postId);
    await world.admin.ok('confirmPosts', { body: { postId } });
    expect(await drops()).toBe(paid);
  });

  it('undoes a rejection of pending and of public posts alike', async () => {
    const [waiting, shown] = [await write('잘못 반려한 글'), await publish(world, textPost('둘'))];
    const before = [await rowOf(world, waiting), await rowOf(world, shown)];
    await letTimePass();
    const { bulkId } = await reject(waiting, shown);
    const undone = await world.admin.ok('undoReview', { body: { bulkId } });
    expect(undone.results).toMatchObject([
      { postId: waiting, status: 'done', is_confirmed: false, isRejected: false },
      { postId: shown, status: 'done', is_confirmed: true, isRejected: false },
    ]);
    const nobody = { reviewed_by: null, reviewed_at: null };
    const after = [await rowOf(world, waiting), await rowOf(world, shown)];
    expect(after.map((row) => ({ ...row, ...nobody }))).toEqual(
      before.map((row) => ({ ...row, ...nobody })),
    );
    for (const id of [waiting, shown]) {
      const kinds = (await notificationsOf(world.member, id)).map(({ kind }) => kind);
      expect(kinds).not.toContain('reject');
    }
    await world.guest.ok('getPostDetail', { id: shown });
  });

  it('restores a rejection when the confirmation after it is undone', async () => {
    const postId = await publish(world, textPost('다시 반려될 글'));
    await reject(postId);
    const { bulkId } = await world.admin.ok('confirmPosts', { body: { postId } });
    await world.admin.ok('undoReview', { body: { bulkId } });
    expect(await rowOf(world, postId)).toMatchObject({ isRejected: true, revert_reason: reason });
  });

  it('informs the slower of two admins, and leaves changed posts alone', async () => {
    const postId = await write('두 관리자가 볼 글');
    const { revision, reviewed_at } = await rowOf(world, postId);
    const seen = [{ postId, revision, reviewed_at }];
    const other = await signIn(world.subject, 2);
    await other.ok('confirmPosts', { body: { postId } });
    const body = { postIds: [postId], reason, seen };
    for (const name of ['rejectPosts', 'removePosts'] as const) {
      const { results } = await world.admin.ok(name, { body });
      expect(results).toMatchObject([{ status: 'changed', is_confirmed: true, by }]);
    }
    const raced = await write('동시에 결정할 글');
    const answers = await Promise.all([
      other.ok('confirmPosts', { body: { postId: raced, seen: [] } }),
      reject(raced),
      reject(raced),
    ]);
    const [confirmed = 0, ...rejected] = answers.map(({ results }) =>
      Number(results[0]?.status === 'done'),
    );
    // A rejection repeats only after a confirmation in between.
    expect(rejected.filter(Boolean).length).toBeLessThanOrEqual(1 + confirmed);
    const row = await rowOf(world, raced);
    expect(row.is_confirmed).not.toBe(row.isRejected);
  });

  it('leaves the reports of a rejected post open', async () => {
    const id = await publish(world, textPost('신고되고 반려될 글'));
    const target = { targetType: 'post', targetId: id };
    const stranger = await signUp(world.subject);
    await stranger.ok('createReport', { body: { ...target, reason: 'spam' } });
    const { reports } = await countsNow();
    await reject(id);
    expect((await countsNow()).reports).toBe(reports);
    const settled = await world.admin.ok('resolveReports', {
      body: { ...target, action: 'remove', reason },
    });
    expect(settled).toMatchObject({ status: 'done', counts: { reports: reports - 1 } });
  });

  it('deletes several posts together and gives their authors the reason', async () => {
    const before = await countsNow();
    const [one, two] = [await write('지울 글'), await publish(world, textPost('지울 공개 글'))];
    const postIds = [one, two, 'post2147483647'];
    const answer = await world.admin.ok('removePosts', { body: { postIds, reason } });
    expect(answer.results.map(({ status }) => status)).toEqual(['done', 'done', 'missing']);
    expect(answer.counts).toEqual(before);
    for (const id of [one, two]) {
      await world.member.fails('getPostDetail', 'NOT_FOUND', { id });
      await world.admin.fails('getReviewDetail', 'NOT_FOUND', { id });
    }
    const notifications = (await listedOf(world.member)).slice(0, 2);
    expect(notifications).toMatchObject([
      {
        kind: 'removed',
        excerpt: reason,
        postId: null,
        postTitle: '지울 공개 글',
        actorName: null,
      },
      { kind: 'removed', excerpt: reason, postTitle: '지울 글' },
    ]);
    const { entries } = await world.admin.ok('listAudit', { query: { limit: 2 } });
    expect(entries).toMatchObject([
      { kind: 'post.delete', by, detail: reason },
      { kind: 'post.delete', by, detail: reason },
    ]);
    expect(entries[0]?.bulkId).toBe(entries[1]?.bulkId);
    for (const name of ['removePosts', 'rejectPosts'] as const) {
      const gone = await world.admin.fails(name, 'NOT_FOUND', { body: { postIds, reason } });
      expect(gone.error).toBe(reasonTexts.postNotFound);
    }
  });
}
