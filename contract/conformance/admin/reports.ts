import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { ReportCase } from '../../models/report';
import { reportReasons } from '../../rules/admin/report-limits';
import { reportedComment, reportedPost } from '../../rules/admin/reports';
import { reasonTexts } from '../../texts';
import { commenting } from '../support/commenting';
import { expectedCases, expectedFeed } from '../support/expected';
import { readAll } from '../support/reading';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Posts and comments that members report, and the admins' list of them. */
export function reportsSuite(start: StartSubject): void {
  describe('reports', () => {
    const world = useWorld(start);
    const comments = commenting(world);
    const list = async (query: Record<string, unknown> = {}) =>
      await world.admin.ok('listReports', { query });
    const spam = (targetId: string | number, targetType = 'post') => ({
      body: { targetType, targetId, reason: 'spam' },
    });
    const spoken = fixtures.comments.find(({ postId, authorId }) => postId === 2 && authorId > 2);
    const commentId = `comment${spoken?.id ?? ''}`;

    it('reports of a post are listed for admins and hide the post from its reporter', async () => {
      expect((await list()).results.map(({ targetId }) => targetId)).toEqual(expectedCases());
      const body = {
        targetType: 'post',
        targetId: 3,
        reason: 'other',
        note: ' 사진이 제 것입니다. ',
      };
      const start = Date.now();
      expect(await world.member.ok('createReport', { body })).toEqual({
        success: true,
        targetType: 'post',
        targetId: 'post3',
      });
      const post = fixtures.posts.find(({ id }) => id === 3);
      const author = fixtures.members.find(({ id }) => id === post?.authorId);
      const { results, pagination } = await list();
      const [report] = results;
      expect(report).toEqual({
        targetType: 'post',
        targetId: 'post3',
        postId: 'post3',
        excerpt: reportedPost(post?.title ?? null, post?.blocks ?? []),
        authorId: `user${author?.id ?? ''}`,
        authorName: author?.userName,
        authorImage: report?.authorImage,
        isAuthorSuspended: false,
        isBlinded: false,
        latestAt: report?.latestAt,
        reportCount: 1,
        reports: [
          {
            reportId: report?.reports[0]?.reportId,
            reporterId: MEMBER_ID,
            reporterName: '이유나',
            reason: 'other',
            note: '사진이 제 것입니다.',
            createdAt: report?.latestAt,
          },
        ],
        resolution: null,
      } satisfies Record<keyof ReportCase, unknown>);
      expect(Date.parse(report?.latestAt ?? '')).toBeGreaterThanOrEqual(start - 1000);
      expect(pagination).toEqual({ page: 1, limit: 20, hasMore: false, nextCursor: null });

      const ids = async (client = world.guest) =>
        (await readAll(client)).map(({ postId }) => postId);
      expect(await ids(world.member)).toEqual(expectedFeed({}).filter((id) => id !== 'post3'));
      expect(await ids()).toEqual(expectedFeed({}));
      expect((await world.member.ok('getPostDetail', { id: 3 })).post.postId).toBe('post3');
    });

    it('reports of a comment empty it for its reporter and leave its post alone', async () => {
      await world.member.ok('createReport', spam(commentId, 'comment'));
      const own = await comments.list('post2', world.member);
      expect(own.filter(({ isBlocked }) => isBlocked)).toMatchObject([{ commentId, content: '' }]);
      expect((await comments.list('post2')).some(({ isBlocked }) => isBlocked)).toBe(false);
      expect((await list()).results[0]).toMatchObject({
        targetType: 'comment',
        targetId: commentId,
        postId: 'post2',
        excerpt: reportedComment(spoken?.content ?? ''),
        reports: [{ note: '' }],
      });
      expect((await readAll(world.member)).some(({ postId }) => postId === 'post2')).toBe(true);
      // In the review, admins see everything, including posts that they reported themselves.
      await world.admin.ok('createReport', spam(commentId, 'comment'));
      const { comments: reviewed } = await world.admin.ok('listReviewComments', { id: 2 });
      const seen = reviewed.find((one) => one.commentId === commentId);
      expect(seen).toMatchObject({ isBlocked: false, content: spoken?.content });
    });

    it('are accepted once per member and target', async () => {
      const again = await world.member.fails('createReport', 'CONFLICT', spam('post3'));
      expect(again.error).toBe(reasonTexts.reportedTwice);
      await world.member.fails('createReport', 'CONFLICT', spam(commentId, 'comment'));
      const stranger = await signUp(world.subject);
      const count = async () =>
        (await list({ limit: 50 })).results.find(({ targetId }) => targetId === 'post3')?.reports
          .length;
      expect(await count()).toBe(1);
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => stranger.call('createReport', spam(3))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([
        201,
        ...Array.from({ length: 19 }, () => 409),
      ]);
      expect(await count()).toBe(2);
    });

    it('must be about another member’s existing post or comment', async () => {
      const own = await comments.write(world.member, 'post2', '제 댓글');
      const targets = [spam('post5'), spam('post22'), spam(own.commentId, 'comment')];
      for (const target of targets) {
        const error = await world.member.fails('createReport', 'FORBIDDEN', target);
        expect(error.error).toBe(reasonTexts.ownReported);
      }
      await world.admin.fails('createReport', 'FORBIDDEN', spam('post1'));
      for (const id of ['post2147483647', 'post57']) {
        const error = await world.member.fails('createReport', 'NOT_FOUND', spam(id));
        expect(error.error).toBe(reasonTexts.postNotFound);
      }
      const nowhere = spam('comment2147483647', 'comment');
      const error = await world.member.fails('createReport', 'NOT_FOUND', nowhere);
      expect(error.error).toBe(reasonTexts.commentNotFound);
    });

    it('leave the list with their target and keep an excerpt of it', async () => {
      const post = await publish(world, textPost('처음에 쓴 말'));
      const comment = await comments.write(world.member, post, '처음 댓글');
      await world.admin.ok('createReport', spam(post));
      await world.admin.ok('createReport', spam(comment.commentId, 'comment'));
      await world.member.ok('updateComment', {
        id: comment.commentId,
        body: { content: '나중 댓글' },
      });
      const about = async () =>
        (await list({ limit: 50 })).results.filter(({ postId }) => postId === post);
      expect((await about()).map(({ excerpt }) => excerpt)).toEqual(['처음 댓글', '처음에 쓴 말']);
      expect((await about())[0]?.authorId).toBe(MEMBER_ID);
      expect((await about())[0]?.reports[0]?.reporterId).toBe(ADMIN_ID);
      await world.member.ok('deleteComment', { id: comment.commentId });
      expect(await about()).toHaveLength(1);
      await world.member.ok('deletePost', { id: post });
      expect(await about()).toEqual([]);
    });

    it('are listed page by page, latest first, while others come', async () => {
      const targets = [7, 8, 9, 10, 11, 12, 13].map((id) => `post${id}`);
      for (const [at, target] of targets.entries()) {
        const reason = reportReasons[at % reportReasons.length];
        await world.member.ok('createReport', { body: { ...spam(target).body, reason } });
      }
      const all = (await list({ limit: 50 })).results;
      expect(all.slice(0, 7).map(({ targetId }) => targetId)).toEqual(targets.toReversed());
      const first = await list({ limit: 3 });
      await world.member.ok('createReport', spam('post14'));
      const cursor = first.pagination.nextCursor;
      const second = await list({ limit: 3, cursor });
      expect([...first.results, ...second.results]).toEqual(all.slice(0, 6));
      expect((await list({ limit: 3, page: 2 })).results).toEqual(all.slice(2, 5));
      expect((await list({ page: 100 })).results).toEqual([]);
      await world.admin.fails('listReports', 'VALIDATION', { query: { cursor: '1' } });
    });
  });
}
