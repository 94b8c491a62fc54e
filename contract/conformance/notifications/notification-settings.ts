import { describe, expect, it } from 'vitest';
import type { NotificationSwitch } from '../../rules/site/notifications';
import type { Client } from '../support/client';
import { commenting } from '../support/commenting';
import { listedOf } from '../support/notified';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const allOn: Record<NotificationSwitch, boolean> = {
  ...{ comment: true, reply: true, mention: true, like: true, new_post: true },
  ...{ confirm: true, level_up: true, report: true },
};

/** Kinds of notifications that a member switches off. */
export function notificationSettingsSuite(start: StartSubject): void {
  describe('notification settings', () => {
    const world = useWorld(start);
    const { write } = commenting(world);
    const turn = async (body: object, client: Client = world.member) =>
      (await client.ok('updateNotificationSettings', { body })).settings;
    const kindsOf = async (client: Client) => (await listedOf(client)).map(({ kind }) => kind);

    it('are all on at first, and separate for each member', async () => {
      expect((await world.member.ok('getNotificationSettings')).settings).toEqual(allOn);
      expect(await turn({ like: false, report: false })).toEqual({
        ...allOn,
        ...{ like: false, report: false },
      });
      expect(await turn({ like: false })).toMatchObject({ like: false, report: false });
      expect(await turn({})).toMatchObject({ like: false, report: false });
      expect((await world.admin.ok('getNotificationSettings')).settings).toEqual(allOn);
      const { notificationSettings } = await world.member.ok('exportMe');
      expect(notificationSettings).toEqual({ ...allOn, like: false, report: false });
      expect(await turn({ like: true, report: true })).toEqual(allOn);
    });

    it('have no switch for notifications that always come', async () => {
      expect(await turn({ suspended: false, revert: false })).toEqual(allOn);
    });

    it('prevent new entries of a disabled kind, and restore nothing later', async () => {
      const author = await signUp(world.subject);
      const off = { comment: false, reply: false, like: false, confirm: false };
      await turn(off, author);
      const postId = await publish({ ...world, member: author }, textPost('조용한 글'));
      const comment = await write(author, postId, '내 댓글');
      await write(world.member, postId, '남의 댓글');
      await write(world.member, postId, '남의 답글', comment.commentId);
      const like = { id: postId, body: { type: 'like', on: true } };
      await world.member.ok('reactToPost', like);
      expect(await listedOf(author)).toEqual([]);
      expect((await author.ok('listNotifications')).unreadCount).toBe(0);

      await turn({ comment: true, reply: true, like: true, confirm: true }, author);
      expect(await listedOf(author)).toEqual([]);
      await write(world.member, postId, '다시 들리는 댓글');
      await world.admin.ok('reactToPost', like);
      expect(await kindsOf(author)).toEqual(['like', 'comment']);
      // An existing entry stays unchanged while its kind is off.
      await author.ok('readNotifications', { body: {} });
      await turn({ like: false }, author);
      await (await signUp(world.subject)).ok('reactToPost', like);
      expect((await author.ok('listNotifications')).unreadCount).toBe(0);
      const body = { postId, is_confirmed: false, reason: '다시 봐주세요.' };
      await world.admin.ok('confirmPosts', { body });
      expect((await kindsOf(author))[0]).toBe('revert');
    });

    it('silence a muted post until it is unmuted, but for decisions about it', async () => {
      const [author, reader] = [await signUp(world.subject), await signUp(world.subject)];
      const postId = await publish({ ...world, member: author }, textPost('시끄러운 글'));
      const mine = await write(reader, postId, '한마디');
      const like = { id: postId, body: { type: 'like', on: true } };
      await world.member.ok('reactToPost', like);
      const before = await listedOf(author);
      expect(before.map(({ isPostMuted }) => isPostMuted)).toEqual([false, false, false]);
      for (const client of [author, reader]) {
        const answer = { success: true, postId, isMuted: true };
        expect(await client.ok('mutePost', { id: postId })).toEqual(answer);
        expect(await client.ok('mutePost', { id: postId })).toEqual(answer);
      }
      await author.ok('readNotifications', { body: {} });

      await write(world.admin, postId, '들리지 않는 댓글');
      await write(world.member, postId, '들리지 않는 답글', mine.commentId);
      await world.admin.ok('reactToPost', like);
      expect(await listedOf(reader)).toEqual([]);
      const after = await listedOf(author);
      expect(after).toHaveLength(before.length);
      expect(after.every(({ isRead, isPostMuted }) => isRead && isPostMuted)).toBe(true);
      const body = { postId, is_confirmed: false, reason: '다시 봐주세요.' };
      await world.admin.ok('confirmPosts', { body });
      expect((await kindsOf(author))[0]).toBe('revert');
      await world.admin.ok('confirmPosts', { body: { postId, is_confirmed: true } });

      const answer = { success: true, postId, isMuted: false };
      expect(await reader.ok('unmutePost', { id: postId })).toEqual(answer);
      expect(await reader.ok('unmutePost', { id: postId })).toEqual(answer);
      await write(world.member, postId, '다시 들리는 답글', mine.commentId);
      expect(await kindsOf(reader)).toEqual(['reply']);
      await world.guest.fails('mutePost', 'LOGIN_REQUIRED', { id: postId });
      await world.member.fails('mutePost', 'NOT_FOUND', { id: 'post2147483647' });
    });

    it('keep only new posts of followed members out of the bell', async () => {
      const reader = await signUp(world.subject);
      await reader.ok('followMember', { id: MEMBER_ID });
      await turn({ new_post: false }, reader);
      const postId = await publish(world, textPost('조용히 올린 글'));
      expect(await listedOf(reader)).toEqual([]);
      const query = { following: 'true' };
      const { posts } = (await reader.ok('getFeed', { query })).data;
      expect(posts[0]?.postId).toBe(postId);
    });
  });
}
