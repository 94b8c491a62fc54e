import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { openStream } from '../support/event-reader';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, signIn, useWorld } from '../support/world';
import { textPost } from '../support/writing';

/** Live data of open pages: the settings, and for admins the pending counts. */
export function siteUpdatesSuite(start: StartSubject): void {
  describe('the updates of the site', () => {
    const world = useWorld(start);

    it('send every member the settings, at once and after each change', async () => {
      const streams = [await openStream(world.member), await openStream(world.admin)];
      const { settings } = fixtures;
      for (const stream of streams) expect(await stream.nextOf('settings')).toEqual({ settings });
      const changed = { ...settings, companion_visible: false };
      await world.admin.ok('updateAdminSettings', { body: { companion_visible: false } });
      for (const stream of streams) {
        expect(await stream.nextOf('settings')).toEqual({ settings: changed });
        await stream.close();
      }
    });

    it('send admins the pending counts and other admins’ decisions, and members neither', async () => {
      const onlooker = await signIn(world.subject, 2);
      const stream = await openStream(onlooker);
      const others = await openStream(world.member);
      const { counts } = await world.admin.ok('getAdminOverview');
      expect(await stream.nextOf('review')).toEqual({ counts, posts: [], reports: [] });
      const { postId } = await world.member.ok('createPost', { body: textPost('새로 온 글') });
      const waits = { ...counts, pending: counts.pending + 1, all: counts.all + 1 };
      expect(await stream.nextOf('review')).toEqual({ counts: waits, posts: [], reports: [] });
      const done = await world.admin.ok('confirmPosts', { body: { postId } });
      const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };
      expect(await stream.nextOf('review')).toEqual({
        counts: done.counts,
        posts: [
          {
            ...{ postId, is_confirmed: true, isRejected: false, isBlinded: false },
            ...{ by, at: done.results[0]?.at },
          },
        ],
        reports: [],
      });
      const body = { targetType: 'post', targetId: postId, reason: 'spam' };
      await world.admin.ok('createReport', { body });
      const reported = { ...done.counts, reports: done.counts.reports + 1 };
      expect(await stream.nextOf('review')).toEqual({ counts: reported, posts: [], reports: [] });
      expect((await world.admin.ok('getAdminOverview')).counts).toEqual(reported);
      const target = { targetType: 'post' as const, targetId: postId };
      const settled = await world.admin.ok('resolveReports', {
        body: { ...target, action: 'dismiss' },
      });
      expect(await stream.nextOf('review')).toEqual({
        counts: done.counts,
        posts: [],
        reports: [{ ...target, action: 'dismiss', by, at: settled.at }],
      });
      // Events arrive in order, so an event of the review would have come before this one.
      const { settings } = await others.nextOf('settings');
      const companion_visible = !settings.companion_visible;
      await world.admin.ok('updateAdminSettings', { body: { companion_visible } });
      expect(await others.nextOf('settings')).toEqual({
        settings: { ...settings, companion_visible },
      });
      expect(others.waiting()).not.toContain('review');
      await stream.close();
      await others.close();
    });

    it('inform admins at once that a reported comment is gone', async () => {
      const stream = await openStream(world.admin);
      const { counts } = await stream.nextOf('review');
      const { comment } = await world.member.ok('createComment', {
        id: 'post2',
        body: { content: '곧 지울 댓글' },
      });
      const targetId = comment.commentId;
      const body = { targetType: 'comment', targetId, reason: 'spam' };
      await world.admin.ok('createReport', { body });
      const reported = { ...counts, reports: counts.reports + 1 };
      expect(await stream.nextOf('review')).toMatchObject({ counts: reported });
      await world.member.ok('deleteComment', { id: targetId });
      expect(await stream.nextOf('review')).toMatchObject({ counts });
      await stream.close();
    });
  });
}
