import { describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import { reasonTexts } from '../../texts';
import { createClient, type Given } from '../support/client';
import { expectLimited } from '../http/limits';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';

const taken = (proposal: string) => [
  { path: 'user_name', message: reasonTexts.nameTaken, proposal },
];

/** The names of members, which are unique. */
export function namesSuite(start: StartSubject): void {
  describe('the name of a member', () => {
    const world = useWorld(start);
    const { user_name: name } = accountOf(1);
    let newcomers = 0;
    const joining = (user_name: string): Given => {
      newcomers += 1;
      const email = `namesake${newcomers}@mulbit.test`;
      const account = { email, password: `namesake-pass-${newcomers}`, user_name };
      return { body: { ...account, ...fullConsent } };
    };
    const join = (user_name: string) =>
      createClient(world.subject).call('signup', joining(user_name));

    it('is refused to a new member in any spelling, with a free one as proposal', async () => {
      const spellings = [name, ` ${name} `, [...name].join(' '), name.normalize('NFD')];
      for (const spelling of [...spellings, `★${name}★`]) {
        const error = await world.guest.fails('signup', 'CONFLICT', joining(spelling));
        expect(error.error, spelling).toBe(reasonTexts.nameTaken);
        expect(error.issues?.[0]?.proposal).toMatch(/2$/);
      }
      const error = await world.guest.fails('signup', 'CONFLICT', joining(name));
      expect(error.issues).toEqual(taken(`${name}2`));
      // The proposal is free, and the next one is different.
      expect((await join(`${name}2`)).status).toBe(201);
      const next = await world.guest.fails('signup', 'CONFLICT', joining(`${name} 2`));
      expect(next.issues).toEqual(taken(`${name}3`));
    });

    it('is compared by its looks: width, case and letters of other scripts', async () => {
      expect((await join('Mulberry')).status).toBe(201);
      for (const spelling of ['ＭＵＬＢＥＲＲＹ', 'mu1berry', 'Мulbеrrу', 'm.u.l.b.e.r.r.y']) {
        await world.guest.fails('signup', 'CONFLICT', joining(spelling));
      }
      expect((await join('🫐')).status).toBe(201);
      await world.guest.fails('signup', 'CONFLICT', joining('🫐'));
    });

    it('is checked before the email, so that trying names reveals no emails', async () => {
      const { email } = accountOf(2);
      const body = { ...(joining(name).body as object), email };
      const error = await world.guest.fails('signup', 'CONFLICT', { body });
      expect(error.error).toBe(reasonTexts.nameTaken);
    });

    it('cannot be taken in the profile either, and then nothing else changes', async () => {
      const stranger = await signUp(world.subject);
      const before = await stranger.ok('getUser', { id: stranger.id });
      const body = { user_name: `${name}.`, bio: '남의 이름으로' };
      const error = await stranger.fails('updateUser', 'CONFLICT', { id: stranger.id, body });
      expect(error.error).toBe(reasonTexts.nameTaken);
      expect(error.issues?.[0]?.proposal).toMatch(new RegExp(`^${name}\\.\\d+$`));
      expect(await stranger.ok('getUser', { id: stranger.id })).toEqual(before);
      const free = { user_name: '혼자만의 이름' };
      await stranger.ok('updateUser', { id: stranger.id, body: free });
      // Members may respell their own name, or send it unchanged.
      for (const user_name of ['혼자만의이름', '혼자만의이름']) {
        await stranger.ok('updateUser', { id: stranger.id, body: { user_name, bio: '소개' } });
      }
    });
  });

  describe('a name that two members want', () => {
    const world = useWorld(start);
    const body = (at: number) => ({
      email: `both${at}@mulbit.test`,
      password: `both-pass-${at}-x`,
      user_name: at === 1 ? '둘의 이름' : '둘의이름',
      ...fullConsent,
    });

    it('goes to one of two simultaneous sign-ups', async () => {
      const answers = await Promise.all(
        [1, 2].map((at) => createClient(world.subject).call('signup', { body: body(at) })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'CONFLICT', error: reasonTexts.nameTaken });
    });

    it('goes to one of several simultaneous changes, and to one member only', async () => {
      const { member, admin } = world;
      const stranger = await signUp(world.subject);
      const wish = { body: { user_name: '모두의 이름' } };
      const answers = await Promise.all([
        member.call('updateUser', { id: MEMBER_ID, ...wish }),
        admin.call('updateUser', { id: ADMIN_ID, ...wish }),
        stranger.call('updateUser', { id: stranger.id, ...wish }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('an abandoned name', () => {
    const world = useWorld(start);

    it('is free at once when its member leaves or takes another', async () => {
      const first = await signUp(world.subject, '오가는 이름');
      await first.ok('updateUser', { id: first.id, body: { user_name: '다음 이름' } });
      const second = await signUp(world.subject, '오가는이름');
      await second.ok('deleteMe', { body: { password: second.password } });
      const third = await signUp(world.subject, '오가는 이름');
      expect((await third.ok('me')).user?.user_name).toBe('오가는 이름');
    });

    it('needs no proposal if only this member has it', async () => {
      for (const client of [world.member, world.admin]) {
        expect(await client.ok('getNameProposal')).toEqual({ success: true, proposal: null });
      }
    });
  });

  describe('a refused name', () => {
    const world = useWorld(start);

    it('does not count towards the limit of sign-ups', async () => {
      const account = { email: 'patient@mulbit.test', password: 'patient-pass-1' };
      const body = { ...account, ...fullConsent };
      const { user_name } = accountOf(1);
      for (let at = 1; at <= 8; at += 1) {
        await world.guest.fails('signup', 'CONFLICT', { body: { ...body, user_name } });
      }
      const client = createClient(world.subject);
      await client.ok('signup', { body: { ...body, user_name: '끝내 찾은 이름' } });
      // A taken email does count, because it reveals that an account exists.
      const known = { ...body, user_name: '아무도 아닌 이름' };
      for (let at = 2; at <= 5; at += 1) {
        await world.guest.fails('signup', 'CONFLICT', { body: known });
      }
      expectLimited(await world.guest.call('signup', { body: known }));
    });
  });
}
