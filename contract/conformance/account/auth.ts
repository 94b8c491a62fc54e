import { describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import { DEVICE_COOKIE } from '../../rules/members/devices';
import { SESSION_COOKIE } from '../../rules/members/sessions';
import { errorTexts, reasonTexts, validationTexts } from '../../texts';
import { createClient } from '../support/client';
import type { StartSubject } from '../support/subject';
import { accountOf, ADMIN_ID, MEMBER_ID, signIn, signUp, useWorld } from '../support/world';

/** Accounts and sessions: sign-up, login, logout, who am I. */
export function authSuite(start: StartSubject): void {
  describe('authentication', () => {
    const world = useWorld(start);
    const newcomer = {
      email: 'newcomer@mulbit.test',
      password: '물빛에 처음 왔어요',
      user_name: '처음 온 사람',
      ...fullConsent,
    };

    it('signs a newcomer up and in', async () => {
      const client = createClient(world.subject);
      const answer = await client.call('signup', {
        body: { ...newcomer, email: '  Newcomer@Mulbit.TEST', admin_level: 1, water_drops: 99 },
      });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        success: true,
        user: {
          user_name: newcomer.user_name,
          email: newcomer.email,
          profile_image: null,
          bio: '',
          water_drops: 0,
          gems: 0,
          level: 1,
          experience: 0,
          admin_level: 0,
          adminLevel: 0,
        },
      });
      const { user } = await client.ok('me');
      expect(user).toEqual((answer.body as { user: unknown }).user);
    });

    it('hands out cookies that scripts and other sites cannot use', async () => {
      const { headers } = await createClient(world.subject).call('login', { body: accountOf(1) });
      const cookies = headers.getSetCookie();
      expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
        SESSION_COOKIE,
        DEVICE_COOKIE,
      ]);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^[\w-]+=[\w-]{32,}; /);
        expect(cookie).toMatch(/; HttpOnly\b/i);
        expect(cookie).toMatch(/; SameSite=Lax\b/i);
        expect(cookie).toMatch(/; Path=\/(?:;|$)/i);
      }
    });

    it('refuses a taken email in any case', async () => {
      const { email } = accountOf(1);
      const body = { ...newcomer, email: ` ${email.toUpperCase()} `, user_name: '다음에 온 사람' };
      const error = await world.guest.fails('signup', 'CONFLICT', { body });
      expect(error.error).toBe(reasonTexts.emailTaken);
      expect(error.issues).toEqual([{ path: 'email', message: reasonTexts.emailTaken }]);
    });

    it('gives an email to only one of two simultaneous sign-ups', async () => {
      const answers = await Promise.all(
        ['쌍둥이 하나', '쌍둥이 둘'].map((user_name) => {
          const body = { ...newcomer, email: 'twice@mulbit.test', user_name };
          return createClient(world.subject).call('signup', { body });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    });

    it('refuses the commonest passwords', async () => {
      for (const password of ['password', 'PassWord123']) {
        const body = { ...newcomer, email: 'common@mulbit.test', password };
        const { issues } = await world.guest.fails('signup', 'VALIDATION', { body });
        expect(issues).toEqual([{ path: 'password', message: validationTexts.passwordCommon }]);
      }
    });

    it('signs a member in with the email in any case', async () => {
      const { email, password } = accountOf(1);
      const client = createClient(world.subject);
      const { user } = await client.ok('login', {
        body: { email: ` ${email.toUpperCase()}`, password },
      });
      expect(user).toMatchObject({ user_id: MEMBER_ID, email });
      expect((await client.ok('me')).user).toEqual(user);
    });

    it('compares a password exactly, including case and spaces', async () => {
      const { email, password } = accountOf(1);
      for (const wrong of [` ${password}`, `${password} `, password.toUpperCase()]) {
        await world.guest.fails('login', 'BAD_CREDENTIALS', { body: { email, password: wrong } });
      }
    });

    it('gives the same answer for a wrong password and an unknown email', async () => {
      const { email } = accountOf(1);
      const password = 'not the password';
      const known = await world.guest.fails('login', 'BAD_CREDENTIALS', {
        body: { email, password },
      });
      const unknown = await world.guest.fails('login', 'BAD_CREDENTIALS', {
        body: { email: 'nobody@mulbit.test', password },
      });
      expect(known.error).toBe(errorTexts.BAD_CREDENTIALS);
      expect({ ...known, requestId: null }).toEqual({ ...unknown, requestId: null });
      // A sample member without a password cannot sign in.
      await world.guest.fails('login', 'BAD_CREDENTIALS', {
        body: { email: 'jihoon@mulbit.test', password: 'null' },
      });
    });

    it('treats a malformed email like an unknown one', async () => {
      for (const email of ['a@mulbit.test\u0000', '물빛', '\uD800@mulbit.test', "' OR '1'='1"]) {
        const body = { email, password: '\u0000\uD800 password' };
        await world.guest.fails('login', 'BAD_CREDENTIALS', { body });
      }
    });

    it('creates a new session at each login and never adopts one from the caller', async () => {
      const first = await signIn(world.subject, 1);
      const name = first.cookie?.split('=')[0] ?? '';
      const chosen = createClient(world.subject, `${name}=${'a'.repeat(43)}`);
      expect((await chosen.ok('me')).user).toBeNull();
      await chosen.ok('login', { body: accountOf(1) });
      expect(chosen.cookie).not.toBe(`${name}=${'a'.repeat(43)}`);
      expect(chosen.cookie).not.toBe(first.cookie);
      // Each browser has a separate session.
      await chosen.ok('logout');
      expect((await first.ok('me')).user?.user_id).toBe(MEMBER_ID);
      // In the same browser the new session replaces the old one.
      const before = createClient(world.subject, first.cookie);
      await first.ok('login', { body: accountOf(2) });
      expect((await first.ok('me')).user?.user_id).toBe(ADMIN_ID);
      expect((await before.ok('me')).user).toBeNull();
    });

    it('answers a guest with no user', async () => {
      expect(await world.guest.ok('me')).toEqual({
        success: true,
        user: null,
        suspension: null,
        consentsDue: [],
        needsEmailConfirmation: false,
        needsSecondFactor: false,
      });
      const odd = [
        'mulbit_session=',
        'mulbit_session=%00',
        'a=b; =; ;;',
        "mulbit_session=' OR 1=1 --",
      ];
      for (const cookie of odd) {
        expect((await createClient(world.subject, cookie).ok('me')).user).toBeNull();
      }
    });

    it('ends a session for good at logout', async () => {
      const client = await signUp(world.subject);
      const old = createClient(world.subject, client.cookie);
      expect(await client.ok('logout')).toEqual({ success: true });
      expect(client.cookie).toBeNull();
      expect((await old.ok('me')).user).toBeNull();
      await old.fails('joinSphere', 'LOGIN_REQUIRED', { id: 1, body: {} });
      // Another member's session stays valid.
      expect((await world.member.ok('me')).user?.user_id).toBe(MEMBER_ID);
    });

    it('lets a guest log out repeatedly', async () => {
      expect(await world.guest.ok('logout')).toEqual({ success: true });
      expect(await world.guest.ok('logout')).toEqual({ success: true });
    });
  });
}
