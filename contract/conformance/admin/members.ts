import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import { errorsOf, type Endpoint } from '../../endpoints/define';
import { errorTexts, reasonTexts } from '../../texts';
import { openStream } from '../support/event-reader';
import { listedOf } from '../support/notified';
import { samples } from '../support/samples';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const forWriters = all
  .filter(([, endpoint]) => errorsOf(endpoint).includes('SUSPENDED'))
  .map(([name]) => name);

const admin = { userId: ADMIN_ID, userName: accountOf(2).user_name };
const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

/** Members as admins see them, suspensions and levels. */
export function membersSuite(start: StartSubject): void {
  describe('the members', () => {
    const world = useWorld(start);

    it('are found by name, email, state and level, the newest member first', async () => {
      const stranger = await signUp(world.subject, '검색될 이웃');
      const list = async (query: Record<string, unknown> = {}) =>
        (await world.admin.ok('listAdminMembers', { query })).members;
      const everybody = await list({ limit: 50 });
      const joined = everybody.map(({ joinedAt }) => Date.parse(joinedAt));
      expect(joined).toEqual(joined.toSorted((a, b) => b - a));
      expect(everybody[0]).toMatchObject({
        ...{ user_id: stranger.id, user_name: '검색될 이웃', email: stranger.email },
        ...{
          admin_level: 0,
          pendingCount: 0,
          confirmedCount: 0,
          rejectedCount: 0,
          revertedCount: 0,
        },
        ...{ commentCount: 0, reportCount: 0, suspension: null },
      });
      expect((await list({ q: '검색될' })).map(({ user_id }) => user_id)).toEqual([stranger.id]);
      const found = await list({ q: stranger.email.toUpperCase() });
      expect(found.map(({ user_id }) => user_id)).toEqual([stranger.id]);
      for (const q of [stranger.id, stranger.id.slice('user'.length), '될이웃', '검색 될 이 웃']) {
        const { members } = await world.admin.ok('listAdminMembers', { query: { q, limit: 50 } });
        expect(
          members.map(({ user_id }) => user_id),
          q,
        ).toContain(stranger.id);
      }
      for (const q of ['%', '_', '!']) expect(await list({ q }), q).toEqual([]);
      expect((await list({ level: 'admin' })).map(({ user_id }) => user_id)).toEqual([ADMIN_ID]);
      expect(await list({ level: 'member', limit: 50 })).toHaveLength(everybody.length - 1);
      const first = await world.admin.ok('listAdminMembers', { query: { limit: 2 } });
      const cursor = first.pagination.nextCursor;
      const second = await list({ limit: 2, cursor });
      expect(second).toEqual(await list({ limit: 2, page: 2 }));
      await world.admin.fails('listAdminMembers', 'VALIDATION', { query: { cursor: '1' } });
    });

    it('are shown individually with their sessions and earnings', async () => {
      await publish(world, textPost('원장에 남을 글'));
      const { member, sessions } = await world.admin.ok('getAdminMember', { id: MEMBER_ID });
      expect(member).toMatchObject({ user_id: MEMBER_ID, email: accountOf(1).email });
      expect(sessions.length).toBeGreaterThan(0);
      expect(sessions.some(({ isCurrent }) => isCurrent)).toBe(false);
      const { entries } = await world.admin.ok('listAdminLedger', { id: MEMBER_ID });
      const own = await world.member.ok('listMyActivity');
      expect(entries.map(({ activityId }) => activityId)).toEqual(
        own.entries.map(({ activityId }) => activityId),
      );
      for (const name of ['getAdminMember', 'listAdminLedger', 'endMemberSessions'] as const) {
        await world.admin.fails(name, 'NOT_FOUND', { id: 'user2147483647' });
      }
    });

    it('are suspended: they can read but not write, and get the reason and the end', async () => {
      const stranger = await signUp(world.subject);
      const until = inADay();
      const body = { reason: '광고를 되풀이했습니다.', until };
      const { member } = await world.admin.ok('suspendMember', { id: stranger.id, body });
      expect(member.suspension).toMatchObject({ ...body, by: admin });
      expect((await stranger.ok('me')).suspension).toEqual(body);
      const [notification] = await listedOf(stranger);
      expect(notification).toMatchObject({ kind: 'suspended', excerpt: body.reason, postId: null });
      await stranger.ok('getFeed');
      expect(forWriters.length).toBeGreaterThan(15);
      for (const name of forWriters) {
        const error = await stranger.fails(name, 'SUSPENDED', samples[name]);
        expect(error.error).toContain(errorTexts.SUSPENDED);
        expect(error.error).toContain(body.reason);
      }
      // The public profile is closed too, because everybody sees it.
      const bio = { bio: '광고를 여기에 적습니다.' };
      await stranger.fails('updateUser', 'SUSPENDED', { id: stranger.id, body: bio });
      // The member's own account and reading stay open.
      await stranger.ok('readNotifications', { body: {} });
      for (const name of ['savePost', 'unsavePost', 'hidePost', 'unhidePost'] as const) {
        await stranger.ok(name, { id: 'post1' });
      }
      for (const name of ['blockMember', 'unblockMember'] as const) {
        await stranger.ok(name, { id: MEMBER_ID });
      }
      for (const name of ['addFavoriteVideo', 'removeFavoriteVideo'] as const) {
        await stranger.ok(name, { id: 'aqz-KE-bpKQ' });
      }
      await stranger.ok('exportMe');
      await stranger.ok('endOtherSessions');
      const suspended = await world.admin.ok('listAdminMembers', { query: { state: 'suspended' } });
      expect(suspended.members.map(({ user_id }) => user_id)).toContain(stranger.id);
      const active = await world.admin.ok('listAdminMembers', {
        query: { state: 'active', limit: 50 },
      });
      expect(active.members.map(({ user_id }) => user_id)).not.toContain(stranger.id);

      const open = { reason: '다시 확인이 필요합니다.' };
      const again = await world.admin.ok('suspendMember', { id: stranger.id, body: open });
      expect(again.member.suspension).toMatchObject({ ...open, until: null });
      const lifted = await world.admin.ok('liftSuspension', { id: stranger.id });
      expect(lifted.member.suspension).toBeNull();
      expect((await stranger.ok('me')).suspension).toBeNull();
      expect((await listedOf(stranger))[0]).toMatchObject({ kind: 'suspension_lifted' });
      await stranger.ok('createPost', { body: textPost('다시 씁니다') });
      const twice = await world.admin.fails('liftSuspension', 'CONFLICT', { id: stranger.id });
      expect(twice.error).toBe(reasonTexts.notSuspended);
    });

    it('learn of it at login and over the stream, at once', async () => {
      const stranger = await signUp(world.subject);
      const { id, email, password } = stranger;
      const stream = await openStream(stranger);
      const next = () => stream.nextOf('suspension');
      expect(await next()).toEqual({ suspension: null });
      const body = { reason: '광고를 되풀이했습니다.', until: inADay() };
      await world.admin.ok('suspendMember', { id, body });
      expect(await next()).toEqual({ suspension: body });
      const credentials = { body: { email, password } };
      expect((await world.guest.ok('login', credentials)).suspension).toEqual(body);
      await world.admin.ok('liftSuspension', { id });
      expect(await next()).toEqual({ suspension: null });
      expect((await world.guest.ok('login', credentials)).suspension).toBeNull();
      await world.guest.ok('logout');
      await stream.close();

      // The suspension ends by itself.
      const until = new Date(Date.now() + 1_500).toISOString();
      await world.admin.ok('suspendMember', { id, body: { ...body, until } });
      await expect.poll(async () => (await stranger.ok('me')).suspension).toBeNull();
      await stranger.ok('createPost', { body: textPost('다시 씁니다') });
    });

    it('are not suspended without a reason, into the past, or by themselves', async () => {
      const id = MEMBER_ID;
      const past = { reason: '사유', until: new Date(Date.now() - 1_000).toISOString() };
      await world.admin.fails('suspendMember', 'VALIDATION', { id, body: past });
      const body = { reason: '사유' };
      const own = await world.admin.fails('suspendMember', 'FORBIDDEN', { id: ADMIN_ID, body });
      expect(own.error).toBe(reasonTexts.selfAdministered);
      for (const name of ['suspendMember', 'liftSuspension', 'setAdminLevel'] as const) {
        const given = samples[name];
        await world.admin.fails(name, 'NOT_FOUND', { ...given, id: 'user2147483647' });
      }
    });

    it('become admins and stop being admins at once, but never by their own action', async () => {
      const stranger = await signUp(world.subject);
      const { id } = stranger;
      await stranger.fails('getAdminOverview', 'FORBIDDEN');
      const up = await world.admin.ok('setAdminLevel', { id, body: { admin_level: 1 } });
      expect(up.member.admin_level).toBe(1);
      await stranger.ok('getAdminOverview');
      expect((await listedOf(stranger))[0]).toMatchObject({ kind: 'admin_level', level: 1 });
      // Repeating it changes nothing and notifies nobody.
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 1 } });
      expect(await listedOf(stranger)).toHaveLength(1);
      const body = { reason: '사유' };
      const held = await world.admin.fails('suspendMember', 'FORBIDDEN', { id, body });
      expect(held.error).toBe(reasonTexts.adminSuspended);
      const own = await stranger.fails('setAdminLevel', 'FORBIDDEN', {
        id,
        body: { admin_level: 0 },
      });
      expect(own.error).toBe(reasonTexts.selfAdministered);
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 0 } });
      await stranger.fails('getAdminOverview', 'FORBIDDEN');
      await world.admin.ok('suspendMember', { id, body });
      const refused = await world.admin.fails('setAdminLevel', 'FORBIDDEN', {
        id,
        body: { admin_level: 1 },
      });
      expect(refused.error).toBe(reasonTexts.suspendedAdmin);
    });

    it('have counts of their posts, comments and reports', async () => {
      const known = async () => (await world.admin.ok('getAdminMember', { id: MEMBER_ID })).member;
      const before = await known();
      const id = await publish(world, textPost('셀 글'));
      const body = { content: '셀 댓글' };
      const { comment } = await world.member.ok('createComment', { id, body });
      await world.admin.ok('createReport', {
        body: { targetType: 'comment', targetId: comment.commentId, reason: 'spam' },
      });
      expect(await known()).toEqual({
        ...before,
        confirmedCount: before.confirmedCount + 1,
        commentCount: before.commentCount + 1,
        reportCount: before.reportCount + 1,
      });
      await world.admin.ok('confirmPosts', {
        body: { postId: id, is_confirmed: false, reason: '사유' },
      });
      await world.member.ok('deleteComment', { id: comment.commentId });
      expect(await known()).toMatchObject({
        ...{ confirmedCount: before.confirmedCount, pendingCount: before.pendingCount + 1 },
        ...{ revertedCount: before.revertedCount + 1, commentCount: before.commentCount },
      });
    });

    it('are signed out everywhere, which admins see afterwards, and members see in their download', async () => {
      const stranger = await signUp(world.subject);
      const { id, email, password } = stranger;
      const { sessions: open } = await world.admin.ok('getAdminMember', { id });
      expect(open).toMatchObject([{ isCurrent: false, endedAt: null }]);
      expect((await world.admin.ok('endMemberSessions', { id: stranger.id })).ended).toBe(1);
      expect((await stranger.ok('me')).user).toBeNull();
      const { sessions: ended } = await world.admin.ok('getAdminMember', { id });
      expect(ended).toEqual([{ ...open[0], endedAt: ended[0]?.endedAt }]);
      expect(Math.abs(Date.parse(ended[0]?.endedAt ?? '') - Date.now())).toBeLessThan(60_000);
      expect((await world.admin.ok('endMemberSessions', { id })).ended).toBe(0);
      await stranger.ok('login', { body: { email, password } });
      expect((await stranger.ok('listSessions')).sessions).toHaveLength(1);
      expect((await stranger.ok('exportMe')).sessions.map(({ endedAt }) => endedAt)).toEqual([
        null,
        ended[0]?.endedAt,
      ]);
      const own = await world.admin.fails('endMemberSessions', 'FORBIDDEN', { id: ADMIN_ID });
      expect(own.error).toBe(reasonTexts.selfAdministered);
    });
  });
}
