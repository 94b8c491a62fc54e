import { beforeAll, describe, expect, it } from 'vitest';
import type { ReportAction } from '../../models/report';
import { defaultModeration } from '../../rules/admin/moderation';
import { reasonTexts } from '../../texts';
import type { Client } from '../support/client';
import { commenting } from '../support/commenting';
import { listedOf, notificationsOf } from '../support/notified';
import { readAll } from '../support/reading';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, signUp, useWorld, type Stranger } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Content that is hidden because enough members reported it, until an admin decides. */
export function blindsSuite(start: StartSubject): void {
  describe('blinds', () => {
    const world = useWorld(start);
    const comments = commenting(world);
    let reporters: Stranger[] = [];
    beforeAll(async () => {
      reporters = [];
      for (let at = 0; at < 4; at += 1) reporters.push(await signUp(world.subject));
      await world.admin.ok('updateModeration', { body: { blindAfter: 3 } });
    });

    type Target = { targetType: 'post' | 'comment'; targetId: string };
    const postTarget = (targetId: string): Target => ({ targetType: 'post', targetId });
    const report = (client: Client, target: Target) =>
      client.ok('createReport', { body: { ...target, reason: 'spam' } });
    const reportAll = async (
      target: Target,
      clients: readonly Client[] = reporters.slice(0, 3),
    ) => {
      for (const client of clients) await report(client, target);
    };
    const resolve = (target: Target, action: ReportAction, reason = '') =>
      world.admin.ok('resolveReports', { body: { ...target, action, reason } });
    const caseOf = async ({ targetId }: Target, state = 'open') =>
      (await world.admin.ok('listReports', { query: { state, limit: 50 } })).results.find(
        (one) => one.targetId === targetId,
      );
    const kindsAbout = async (postId: string) =>
      (await notificationsOf(world.member, postId)).map(({ kind }) => kind);
    const isListed = async (postId: string, client = world.guest) =>
      (await readAll(client)).some((post) => post.postId === postId);
    const countsOf = async (client = world.guest) =>
      (await client.ok('getUser', { id: 'user1' })).profile.postCount;

    it('begin with a number that admins set', async () => {
      const moderation = { ...defaultModeration, blindAfter: 3 };
      expect(await world.admin.ok('getModeration')).toEqual({ success: true, moderation });
      expect((await world.admin.ok('updateModeration', { body: {} })).moderation).toEqual(
        moderation,
      );
      await world.member.fails('getModeration', 'FORBIDDEN');
    });

    it('hide a post from everybody except its author and admins', async () => {
      const word = '블라인드될낱말';
      const postId = await publish(world, textPost(`${word} 글`));
      const target = postTarget(postId);
      const [first, second, third] = reporters as [Stranger, Stranger, Stranger];
      const before = await countsOf();
      const counts = (await world.admin.ok('getAdminOverview')).counts;
      await reportAll(target, [first, second]);
      expect(await isListed(postId)).toBe(true);
      expect((await caseOf(target))?.isBlinded).toBe(false);
      await report(third, target);
      expect(await isListed(postId)).toBe(false);
      for (const reader of [world.guest, third]) {
        const missing = await reader.fails('getPostDetail', 'NOT_FOUND', { id: postId });
        expect(missing.error).toBe(reasonTexts.postNotFound);
        await reader.fails('listComments', 'NOT_FOUND', { id: postId });
      }
      const { posts: found } = (await world.guest.ok('getFeed', { query: { q: word } })).data;
      expect(found).toEqual([]);
      expect(await countsOf()).toBe(before - 1);
      const seen = { isConfirmed: false, isRejected: false, isBlinded: true };
      for (const reader of [world.member, world.admin]) {
        expect((await reader.ok('getPostDetail', { id: postId })).post).toMatchObject(seen);
      }
      const own = await world.member.ok('listMemberPosts', { id: 'user1' });
      expect(own.posts.find((post) => post.postId === postId)).toMatchObject(seen);
      expect(await isListed(postId, world.member)).toBe(false);
      expect(await kindsAbout(postId)).toEqual(['blinded', 'confirm']);
      // It is in no other review list, and counts among all.
      const after = (await world.admin.ok('getAdminOverview')).counts;
      expect(after).toEqual({
        ...counts,
        confirmed: counts.confirmed - 1,
        reports: counts.reports + 1,
      });
      const { results } = await world.admin.ok('listAllPosts', { query: { q: word } });
      expect(results).toMatchObject([{ post_id: postId, isBlinded: true, is_confirmed: false }]);
      const pending = await world.admin.ok('listPendingPosts', { query: { q: word } });
      expect(pending.results).toEqual([]);
      expect(await caseOf(target)).toMatchObject({ isBlinded: true, reportCount: 3 });
      const { timeline } = await world.admin.ok('getReviewDetail', { id: postId });
      expect(timeline.at(-1)).toMatchObject({ kind: 'blinded', by: null });
      const { entries } = await world.admin.ok('listAudit', { query: { kind: 'post.blind' } });
      expect(entries).toMatchObject([{ subject: postId, by: null, after: '{"reports":3}' }]);
    });

    it('end with the dismissal of the reports, which count no more', async () => {
      const postId = await publish(world, textPost('다시 보일 글'));
      const target = postTarget(postId);
      await reportAll(target);
      // An author's change does not end it.
      const body = { title: '블라인드된 동안 고친 글' };
      const { post } = await world.member.ok('updatePost', { id: postId, body });
      expect(post).toMatchObject({ isConfirmed: false, isBlinded: true });
      await resolve(target, 'dismiss');
      expect((await world.guest.ok('getPostDetail', { id: postId })).post).toMatchObject({
        ...{ isConfirmed: true, isBlinded: false, title: body.title },
      });
      expect(await isListed(postId)).toBe(true);
      const found = await world.guest.ok('getFeed', { query: { q: '동안 고친' } });
      expect(found.data.posts.map((one) => one.postId)).toEqual([postId]);
      expect(await kindsAbout(postId)).toEqual(['blind_lifted', 'blinded', 'confirm']);
      expect(await caseOf(target, 'resolved')).toMatchObject({ isBlinded: false });
      await report(reporters[3] as Stranger, target);
      expect(await isListed(postId)).toBe(true);
    });

    it('end with a warning, and with a removal for good', async () => {
      const [warned, removed] = [
        await publish(world, textPost('경고받을 글')),
        await publish(world, textPost('삭제될 글')),
      ];
      await reportAll(postTarget(warned));
      await reportAll(postTarget(removed));
      await resolve(postTarget(warned), 'warn', '말이 거칩니다.');
      expect(await isListed(warned)).toBe(true);
      await resolve(postTarget(removed), 'remove', '광고입니다.');
      await world.member.fails('getPostDetail', 'NOT_FOUND', { id: removed });
      expect((await listedOf(world.member))[0]).toMatchObject({ kind: 'removed' });
      expect(await kindsAbout(removed)).toEqual([]);
    });

    it('end with a decision of the review; earlier reports count no more', async () => {
      const postId = await publish(world, textPost('검토에서 확정될 글'));
      const target = postTarget(postId);
      await reportAll(target);
      const { results, bulkId } = await world.admin.ok('confirmPosts', { body: { postId } });
      expect(results).toMatchObject([{ status: 'done', is_confirmed: true }]);
      expect(await isListed(postId)).toBe(true);
      await world.admin.ok('undoReview', { body: { bulkId } });
      expect((await world.member.ok('getPostDetail', { id: postId })).post.isBlinded).toBe(true);
      const back = await world.admin.ok('confirmPosts', {
        body: { postId, is_confirmed: false, reason: '확인이 더 필요합니다.' },
      });
      expect(back.results).toMatchObject([{ status: 'done', is_confirmed: false }]);
      expect((await world.member.ok('getPostDetail', { id: postId })).post).toMatchObject({
        ...{ isConfirmed: false, isBlinded: false },
      });
      await world.admin.ok('confirmPosts', { body: { postId } });
      await report(reporters[3] as Stranger, target);
      expect(await isListed(postId)).toBe(true);
    });

    it('take the text of a comment and leave its place', async () => {
      const postId = await publish(world, textPost('댓글이 블라인드될 글'));
      const [reader] = reporters as [Stranger];
      const { commentId } = await comments.write(world.member, postId, '신고될 댓글');
      const reply = await comments.write(reader, postId, '답글', commentId);
      await reader.ok('likeComment', { id: commentId, body: { on: true } });
      const target: Target = { targetType: 'comment', targetId: commentId };
      await reportAll(target);
      const rowFor = async (client: Client) =>
        (await comments.list(postId, client)).find((one) => one.commentId === commentId);
      const hidden = { content: '', isBlinded: true, isDeleted: false, likeCount: 0 };
      expect(await rowFor(world.guest)).toMatchObject(hidden);
      expect(await rowFor(reader)).toMatchObject({ ...hidden, isLiked: false });
      const { comments: first } = await world.guest.ok('getPostDetail', { id: postId });
      expect(first[0]).toMatchObject(hidden);
      expect(await comments.count(postId)).toBe(2);
      const shown = { content: '신고될 댓글', isBlinded: true, likeCount: 1 };
      expect(await rowFor(world.member)).toMatchObject(shown);
      expect(await rowFor(world.admin)).toMatchObject(shown);
      const reviewed = await world.admin.ok('listReviewComments', { id: postId });
      expect(reviewed.comments[0]).toMatchObject(shown);
      const about = { id: commentId, body: {} };
      expect((await reader.fails('likeComment', 'NOT_FOUND', about)).error).toBe(
        reasonTexts.commentNotFound,
      );
      const answer = { content: '또 답글', parentCommentId: commentId };
      await reader.fails('createComment', 'NOT_FOUND', { id: postId, body: answer });
      await comments.write(reader, postId, '답글에 답글', reply.commentId);
      const [notice] = (await notificationsOf(world.member, postId)).filter(
        ({ kind }) => kind === 'blinded',
      );
      expect(notice).toMatchObject({ commentId, actorId: null });
      expect(await caseOf(target)).toMatchObject({ isBlinded: true });
      await resolve(target, 'dismiss');
      expect(await rowFor(world.guest)).toMatchObject({ content: '신고될 댓글', isBlinded: false });
      expect((await notificationsOf(world.member, postId))[0]).toMatchObject({
        ...{ kind: 'blind_lifted', commentId },
      });
    });

    it('notify once when several reports arrive at the same time', async () => {
      const postId = await publish(world, textPost('한꺼번에 신고될 글'));
      const target = postTarget(postId);
      const body = { ...target, reason: 'spam' };
      const answers = await Promise.all(
        reporters.map((client) => client.call('createReport', { body })),
      );
      // The last one may find no post to report any more.
      expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(3);
      expect(await kindsAbout(postId)).toEqual(['blinded', 'confirm']);
    });

    it('ignore reports of suspended members, and do not happen while switched off', async () => {
      const postId = await publish(world, textPost('정지된 멤버가 신고한 글'));
      const target = postTarget(postId);
      const [first, second, third, fourth] = reporters as [Stranger, Stranger, Stranger, Stranger];
      await reportAll(target, [first, second]);
      await world.admin.ok('suspendMember', { id: first.id, body: { reason: '허위 신고' } });
      await report(third, target);
      expect(await isListed(postId)).toBe(true);
      await world.admin.ok('updateModeration', { body: { blindAfter: 0 } });
      await world.admin.ok('liftSuspension', { id: first.id });
      await report(fourth, target);
      expect(await isListed(postId)).toBe(true);
      await world.admin.ok('updateModeration', { body: { blindAfter: 2 } });
      const { entries } = await world.admin.ok('listAudit', { query: { limit: 1 } });
      expect(entries).toMatchObject([
        {
          ...{ kind: 'moderation.update', by: { userId: ADMIN_ID }, subject: 'settings' },
          ...{ before: '{"blindAfter":0}', after: '{"blindAfter":2}' },
        },
      ]);
    });

    it('end when the last member whose report counts leaves', async () => {
      const leaver = await signUp(world.subject);
      await world.admin.ok('updateModeration', { body: { blindAfter: 1 } });
      const postId = await publish(world, textPost('신고한 멤버가 탈퇴한 글'));
      await report(leaver, postTarget(postId));
      expect(await isListed(postId)).toBe(false);
      await leaver.ok('deleteMe', { body: { password: leaver.password } });
      expect(await isListed(postId)).toBe(true);
      expect(await kindsAbout(postId)).toEqual(['blind_lifted', 'blinded', 'confirm']);
    });
  });
}
