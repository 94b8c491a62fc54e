import { describe, expect, it } from 'vitest';
import type { ReportAction } from '../../models/report';
import { headline } from '../../rules/posts/headline';
import { reasonTexts } from '../../texts';
import { commenting } from '../support/commenting';
import { listedOf } from '../support/notified';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, signIn, signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

type ReportedAuthor = Awaited<ReturnType<typeof signUp>>;

const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };

/** Reports that an admin settles. */
export function resolvingSuite(start: StartSubject): void {
  describe('reports', () => {
    const world = useWorld(start);
    let known: ReportedAuthor | null = null;
    const comments = commenting(world);

    /** A published post with a report by the first member; always the same author, unless given. */
    async function reported(given?: ReportedAuthor) {
      const author = given ?? (known ??= await signUp(world.subject));
      const { postId } = await author.ok('createPost', { body: textPost('신고될 글') });
      await world.admin.ok('confirmPosts', { body: { postId } });
      const body = { targetType: 'post', targetId: postId };
      await world.member.ok('createReport', { body: { ...body, reason: 'abuse' } });
      const resolve = (action: ReportAction, more: object = {}) =>
        world.admin.ok('resolveReports', { body: { ...body, action, ...more } });
      return { author, postId, body, resolve };
    }
    const latestNotification = async (client: Parameters<typeof listedOf>[0]) =>
      (await listedOf(client))[0];
    const stateOf = async (postId: string, state: string) =>
      (await world.admin.ok('listReports', { query: { state, limit: 50 } })).results.find(
        ({ targetId }) => targetId === postId,
      );

    it('are dismissed once; another report reopens the case', async () => {
      const { author, postId, body, resolve } = await reported();
      const other = await signUp(world.subject);
      await other.ok('createReport', { body: { ...body, reason: 'spam' } });
      const { counts } = await world.admin.ok('getAdminOverview');
      const done = await resolve('dismiss');
      expect(done).toMatchObject({ status: 'done', action: 'dismiss', by });
      expect(done.counts.reports).toBe(counts.reports - 1);
      for (const reporter of [world.member, other]) {
        expect(await latestNotification(reporter)).toMatchObject({
          kind: 'report_dismissed',
          excerpt: '',
        });
      }
      expect((await listedOf(author)).map(({ kind }) => kind)).toEqual(['confirm']);
      expect(await stateOf(postId, 'open')).toBeUndefined();
      const settled = await stateOf(postId, 'resolved');
      expect(settled?.reports).toHaveLength(2);
      expect(settled?.resolution).toEqual({ action: 'dismiss', reason: '', by, at: done.at });
      const faster = await signIn(world.subject, 2);
      const again = await faster.ok('resolveReports', {
        body: { ...body, action: 'warn', reason: '사유' },
      });
      expect(again).toMatchObject({ status: 'already', action: 'dismiss', by, at: done.at });
      expect((await listedOf(author)).map(({ kind }) => kind)).toEqual(['confirm']);
      const third = await signUp(world.subject);
      await third.ok('createReport', { body: { ...body, reason: 'spam' } });
      expect((await stateOf(postId, 'open'))?.reports).toHaveLength(1);
      expect(await stateOf(postId, 'resolved')).toBeUndefined();
    });

    it('lead to the removal of a post or a comment, and its author gets the reason', async () => {
      const { author, postId, resolve } = await reported();
      const comment = await comments.write(author, 'post2', '신고될 댓글');
      const target = { targetType: 'comment', targetId: comment.commentId };
      await world.member.ok('createReport', { body: { ...target, reason: 'spam' } });
      const reason = '욕설이 있습니다.';
      await world.admin.ok('resolveReports', { body: { ...target, action: 'remove', reason } });
      expect((await comments.list('post2')).map(({ commentId }) => commentId)).not.toContain(
        comment.commentId,
      );
      await resolve('remove', { reason });
      const { post } = await author.ok('getPostDetail', { id: 2 });
      await author.fails('getPostDetail', 'NOT_FOUND', { id: postId });
      expect((await listedOf(author)).slice(0, 2)).toMatchObject([
        { kind: 'removed', excerpt: reason, postId: null, postTitle: '신고될 글' },
        {
          kind: 'removed',
          excerpt: reason,
          postId: null,
          postTitle: headline(post.title, post.blocksJson),
        },
      ]);
      expect(await latestNotification(world.member)).toMatchObject({ kind: 'report_acted' });
      const { entries } = await world.admin.ok('listAudit', { query: { kind: 'report.resolve' } });
      expect(entries[0]).toMatchObject({
        ...{ by, subject: postId, about: { userId: author.id }, detail: reason },
        after: '{"action":"remove","reports":1}',
      });
      expect(entries[1]).toMatchObject({ subject: comment.commentId });
      const slower = await resolve('dismiss');
      expect(slower).toMatchObject({ status: 'already', action: 'remove', by });
      expect(await stateOf(postId, 'open')).toBeUndefined();
      expect((await stateOf(postId, 'resolved'))?.resolution).toMatchObject({
        ...{ action: 'remove', reason, by },
      });
      expect((await stateOf(comment.commentId, 'resolved'))?.postId).toBe('post2');
    });

    it('disappear when their author deletes the reported content or the account', async () => {
      const author = await signUp(world.subject);
      const { postId, body, resolve } = await reported(author);
      await resolve('dismiss');
      expect(await stateOf(postId, 'resolved')).toBeDefined();
      await author.ok('deletePost', { id: postId });
      expect(await stateOf(postId, 'resolved')).toBeUndefined();
      const gone = await world.admin.fails('resolveReports', 'NOT_FOUND', {
        body: { ...body, action: 'dismiss' },
      });
      expect(gone.error).toBe(reasonTexts.notReported);
      const other = await reported(author);
      await other.resolve('remove', { reason: '광고' });
      expect(await stateOf(other.postId, 'resolved')).toBeDefined();
      await author.ok('deleteMe', { body: { password: author.password } });
      expect(await stateOf(other.postId, 'resolved')).toBeUndefined();
    });

    it('that are settled together share an id in the audit', async () => {
      const bulkId = crypto.randomUUID();
      for (let at = 0; at < 2; at += 1) {
        const { resolve } = await reported();
        await resolve('dismiss', { bulkId });
      }
      const { entries } = await world.admin.ok('listAudit', { query: { kind: 'report.resolve' } });
      expect(entries.slice(0, 3).map((entry) => entry.bulkId === bulkId)).toEqual([
        ...[true, true, false],
      ]);
    });

    it('lead to a warning or a suspension of the author', async () => {
      const warned = await reported();
      await warned.resolve('warn', { reason: '다음에는 삭제합니다.' });
      expect(await latestNotification(warned.author)).toMatchObject({
        kind: 'warned',
        excerpt: '다음에는 삭제합니다.',
      });
      await world.guest.ok('getPostDetail', { id: warned.postId });
      const { author, postId, resolve } = await reported(await signUp(world.subject));
      const until = new Date(Date.now() + 86_400_000).toISOString();
      await resolve('suspend', { reason: '되풀이된 욕설', until });
      expect((await author.ok('me')).suspension).toEqual({ reason: '되풀이된 욕설', until });
      await author.fails('createPost', 'SUSPENDED', { body: textPost('또 쓴 글') });
      expect(await latestNotification(author)).toMatchObject({ kind: 'suspended' });
      expect(await stateOf(postId, 'resolved')).toMatchObject({ isAuthorSuspended: true });
      const { entries } = await world.admin.ok('listAudit', { query: { limit: 2 } });
      expect(entries.map(({ kind }) => kind).sort()).toEqual(['member.suspend', 'report.resolve']);
      expect(entries[0]?.bulkId).toEqual(expect.any(String));
      expect(entries[1]?.bulkId).toBe(entries[0]?.bulkId);
    });

    it('need a reason and a reported target, and cannot be settled by the reported member', async () => {
      const { body, postId } = await reported();
      const past = new Date(Date.now() - 1_000).toISOString();
      const late = { ...body, action: 'suspend', reason: '사유', until: past };
      await world.admin.fails('resolveReports', 'VALIDATION', { body: late });
      expect((await stateOf(postId, 'open'))?.reports).toHaveLength(1);
      await world.admin.fails('resolveReports', 'NOT_FOUND', {
        body: { targetType: 'post', targetId: 'post4', action: 'dismiss' },
      });
      const own = await world.admin.ok('createPost', { body: textPost('관리자의 글') });
      await world.admin.ok('confirmPosts', { body: { postId: own.postId } });
      const target = { targetType: 'post', targetId: own.postId };
      await world.member.ok('createReport', { body: { ...target, reason: 'spam' } });
      const error = await world.admin.fails('resolveReports', 'FORBIDDEN', {
        body: { ...target, action: 'warn', reason: '사유' },
      });
      expect(error.error).toBe(reasonTexts.selfAdministered);
      expect((await stateOf(own.postId, 'open'))?.reports).toHaveLength(1);
    });
  });
}
