import { describe, expect, it } from 'vitest';
import { auditKindTexts } from '../../auditTexts';
import type { SignInDetail } from '../../rules/members/sign-ins';
import { seoulDay } from '../../rules/site/time';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

const by = { userId: ADMIN_ID, userName: accountOf(2).user_name };
const about = { userId: MEMBER_ID, userName: accountOf(1).user_name };

/** The actions of admins, as a list and as a file. */
export function auditSuite(start: StartSubject): void {
  describe('the audit', () => {
    const world = useWorld(start);
    const entries = async (query: Record<string, unknown>) =>
      (await world.admin.ok('listAudit', { query })).entries;

    it('records who decided what about which post, with the values before and after', async () => {
      const { postId } = await world.member.ok('createPost', { body: textPost('남는 글') });
      const done = await world.admin.ok('confirmPosts', {
        body: { postId, is_confirmed: true, reason: '좋은 글' },
      });
      const [entry] = await entries({ kind: 'post.confirm' });
      expect(entry).toMatchObject({
        ...{ kind: 'post.confirm', by, subject: postId, about, detail: '좋은 글' },
        bulkId: done.bulkId,
      });
      expect(JSON.parse(entry?.before ?? '')).toMatchObject({ is_confirmed: false });
      expect(JSON.parse(entry?.after ?? '')).toMatchObject({ is_confirmed: true });
    });

    it('records changes of settings and of members', async () => {
      await world.admin.ok('updateAdminSettings', { body: { companion_visible: false } });
      const [settings] = await entries({ kind: 'settings.update' });
      expect(settings).toMatchObject({
        ...{ by, subject: 'settings', about: null },
        ...{ before: '{"companion_visible":true}', after: '{"companion_visible":false}' },
      });
      const { id } = await signUp(world.subject);
      const body = { reason: '=광고', until: null };
      await world.admin.ok('suspendMember', { id, body });
      await world.admin.ok('liftSuspension', { id });
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 1 } });
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 0 } });
      await world.admin.ok('endMemberSessions', { id });
      const kinds = (await entries({ who: ADMIN_ID }))
        .filter(({ subject }) => subject === id)
        .map(({ kind }) => kind);
      expect(kinds).toEqual([
        ...['member.sessions', 'member.level', 'member.level', 'member.lift', 'member.suspend'],
      ]);
    });

    it('records sign-ins, wrong and new passwords and deleted accounts', async () => {
      const { email, password, id, ...stranger } = await signUp(world.subject);
      const newPassword = '새로 정한 비밀번호 8';
      await world.guest.fails('login', 'BAD_CREDENTIALS', { body: { email, password: 'x' } });
      const change = (currentPassword: string) => ({ body: { currentPassword, newPassword } });
      await stranger.fails('changePassword', 'BAD_CREDENTIALS', change('wrong'));
      await stranger.ok('changePassword', change(password));
      await stranger.ok('deleteMe', { body: { password: newPassword } });
      const noted = (await entries({ limit: 50 })).filter(({ subject }) => subject === id);
      const of = { userId: id };
      expect(noted.map(({ kind, by: who }) => [kind, who && { userId: who.userId }])).toEqual([
        ['account.delete', of],
        ['password.change', of],
        ['password.failure', of],
        ['login.failure', null],
        ['login.success', of],
      ]);
      expect(noted.map(({ detail }) => detail).join()).not.toContain(password);
    });

    it('stores a masked email for an unknown account, and nothing if the text is not an email', async () => {
      const unknown = { kind: 'login.failure', limit: 1 };
      for (const [email, kept] of [
        ['nobody@hidden.example', 'n…@hidden.example'],
        ['typed into the wrong field', undefined],
      ]) {
        await world.guest.fails('login', 'BAD_CREDENTIALS', { body: { email, password: 'x' } });
        const [entry] = await entries(unknown);
        expect(entry).toMatchObject({ by: null, subject: 'unknown' });
        const { device, email: masked } = JSON.parse(entry?.detail ?? '') as Partial<SignInDetail>;
        expect([device, masked]).toEqual(['new', kept]);
      }
    });

    it('is filtered by person, kind and day, and read page by page', async () => {
      await world.guest.call('login', { body: { email: 'nobody@mulbit.test', password: 'x' } });
      expect((await entries({ kind: 'login.failure' }))[0]).toMatchObject({ by: null });
      const mine = await entries({ who: MEMBER_ID, limit: 50 });
      expect(new Set(mine.map(({ by: who }) => who?.userId))).toEqual(new Set([MEMBER_ID]));
      // A person is found by id, by part of the name in any spelling, or by email.
      const { email, user_name: name } = accountOf(1);
      for (const who of [
        '1',
        ' user1 ',
        name,
        name.slice(0, -1),
        name.split('').join(' '),
        email,
      ]) {
        const found = await entries({ who, limit: 50 });
        expect(
          found.map(({ entryId }) => entryId),
          who,
        ).toEqual(mine.map((one) => one.entryId));
      }
      expect(await entries({ who: '그런 이름은 없다' })).toEqual([]);
      for (const who of ['%', '_', 'user2147483647']) expect(await entries({ who })).toEqual([]);
      expect(await entries({ who: ' ' })).toEqual(await entries({}));
      const today = seoulDay(Date.now());
      const all = await entries({ limit: 50 });
      const ofToday = all.filter(({ createdAt }) => seoulDay(Date.parse(createdAt)) === today);
      expect(ofToday.length).toBeGreaterThan(0);
      expect(await entries({ from: today, to: today, limit: 50 })).toEqual(ofToday);
      expect(await entries({ to: '2020-01-01' })).toEqual([]);
      expect(await entries({ from: '2999-01-01' })).toEqual([]);
      const first = await world.admin.ok('listAudit', { query: { limit: 2 } });
      const cursor = first.pagination.nextCursor;
      expect(await entries({ limit: 2, cursor })).toEqual(await entries({ limit: 2, page: 2 }));
      expect([...first.entries, ...(await entries({ limit: 2, cursor }))]).toEqual(all.slice(0, 4));
      await world.admin.fails('listAudit', 'VALIDATION', { query: { cursor: '1' } });
    });

    it('becomes a file of exactly the filtered rows, safe for spreadsheets', async () => {
      const query = { kind: 'member.suspend' };
      const listed = await entries(query);
      const { csv, count, fileName, isTruncated } = await world.admin.ok('exportAudit', { query });
      expect([count, isTruncated]).toEqual([listed.length, false]);
      expect(fileName).toMatch(/\.csv$/);
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(csv.split('\r\n')).toHaveLength(listed.length + 2);
      expect(csv).toContain(",'=광고,");
      expect(csv).toContain(`,${auditKindTexts['member.suspend']},`);
    });
  });
}
