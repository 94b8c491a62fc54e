import { describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint } from '../../endpoints/define';
import type { ErrorBody } from '../../errors';
import { DEVICE_COOKIE } from '../../rules/members/devices';
import { sayWhen } from '../../rules/site/retry';
import { errorTexts } from '../../texts';
import { createClient, type Answer, type Client, type Given } from '../support/client';
import { samples } from '../support/samples';
import { SUBJECT_ADMIN_KEY, type StartSubject } from '../support/subject';
import { accountOf, signUp, useWorld } from '../support/world';

const forAdmins = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access }]) => access === 'adminOrKey')
  .map(([name]) => name);

/** Expects the refusal of a call that came too often. @param most the longest expected wait, s */
export function expectLimited(answer: Answer<EndpointName>, most = 60 * 60): void {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect((answer.body as ErrorBody).error).toBe(sayWhen(errorTexts.RATE_LIMITED, seconds));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(most);
  expect(Number.isInteger(seconds)).toBe(true);
}

/** Rate limits of passwords, exports, sign-up and the admin key. Each has its own subject. */
export function limitsSuites(start: StartSubject): void {
  describe('the rate limit of logins', () => {
    const world = useWorld(start);

    it('stops the twenty-sixth in five minutes, right or wrong', async () => {
      const guess = (at: number): Given => ({
        body: { email: `guess${at}@mulbit.test`, password: 'not the password' },
        // A forged forwarding header does not change the counted address.
        headers: { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` },
      });
      // Two logins were used to set up the test; refused input does not count.
      for (let at = 0; at < 10; at += 1)
        await world.guest.fails('login', 'VALIDATION', { body: {} });
      for (let at = 3; at <= 25; at += 1)
        await world.guest.fails('login', 'BAD_CREDENTIALS', guess(at));
      expectLimited(await world.guest.call('login', guess(26)));
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(1) }));
      // Signed-in members stay signed in, and can sign in again.
      expect((await world.member.ok('me')).user?.user_id).toBe('user1');
      await world.member.ok('logout');
      await world.member.ok('login', { body: accountOf(1) });
    });
  });

  describe('the rate limit of guesses at one account', () => {
    const world = useWorld(start);
    const wrong = (email: string): Given => ({ body: { email, password: 'not the password' } });

    it('stops the eleventh, but never the owner on a device that signed in before', async () => {
      const { member } = world;
      const { email } = accountOf(1);
      await member.ok('logout');
      for (let at = 1; at <= 10; at += 1) {
        await world.guest.fails('login', 'BAD_CREDENTIALS', wrong(email));
      }
      expectLimited(await world.guest.call('login', wrong(email)));
      // Another device of the same network is unknown, so it is refused.
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(1) }));
      // Other accounts are not affected.
      await createClient(world.subject).ok('login', { body: accountOf(2) });
      const before = member.device;
      await member.ok('login', { body: accountOf(1) });
      expect(member.device).not.toBe(before);
    });

    it('gives a known device ten wrong tries', async () => {
      const { member } = world;
      const { email } = accountOf(1);
      for (let at = 1; at <= 10; at += 1) {
        await member.fails('login', 'BAD_CREDENTIALS', wrong(email));
      }
      // After that it counts as unknown, and this network's tries are used up.
      expectLimited(await member.call('login', { body: accountOf(1) }));
    });
  });

  describe('a device cookie', () => {
    const world = useWorld(start);

    it('helps only with accounts that signed in from the browser', async () => {
      const shared = createClient(world.subject);
      const stranger = await signUp(world.subject);
      const { email, password } = stranger;
      await shared.ok('login', { body: { email, password } });
      await shared.ok('login', { body: accountOf(2) });
      for (const account of [email, accountOf(1).email, accountOf(2).email]) {
        const guess = { body: { email: account, password: 'not the password' } };
        const fresh = createClient(world.subject);
        for (let at = 1; at <= 7; at += 1) await fresh.fails('login', 'BAD_CREDENTIALS', guess);
      }
      // The address is used up now.
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(2) }));
      expectLimited(await shared.call('login', { body: accountOf(1) }));
      await shared.ok('login', { body: { email, password } });
      await shared.ok('login', { body: accountOf(2) });
      // A new password forgets all devices, because they knew the old one.
      const newPassword = '새로 정한 비밀번호 3';
      await stranger.ok('changePassword', { body: { currentPassword: password, newPassword } });
      const login = { body: { email, password: newPassword } };
      expectLimited(await shared.call('login', login));
      await stranger.ok('login', login);
      for (const value of ['', 'x', '%00', 'a'.repeat(43), "' OR 1=1 --"]) {
        const invented = createClient(world.subject);
        invented.device = `${DEVICE_COOKIE}=${value}`;
        expectLimited(await invented.call('login', login));
      }
    });
  });

  describe('the rate limit of guesses at the current password', () => {
    const world = useWorld(start);

    it('allows ten tries for the session and ten more, then refuses the right password too', async () => {
      const newPassword = '새로 정한 비밀번호 2';
      const body = { currentPassword: 'not the password', newPassword };
      const guess = { body: { password: 'not the password' } };
      for (let at = 1; at <= 10; at += 1) {
        await world.member.fails('changePassword', 'BAD_CREDENTIALS', { body });
        await world.member.fails('deleteMe', 'BAD_CREDENTIALS', guess);
      }
      const { password } = accountOf(1);
      const right = { currentPassword: password, newPassword };
      expectLimited(await world.member.call('changePassword', { body: right }));
      expectLimited(await world.member.call('deleteMe', { body: { password } }));
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(1) }));
      expect((await world.member.ok('me')).user?.user_id).toBe('user1');
      // A stolen session does not affect the owner's sign-in on another device.
      await world.member.ok('login', { body: accountOf(1) });
    });
  });

  describe('the rate limit of exports', () => {
    const world = useWorld(start);

    it('stops the sixth in ten minutes, of each member', async () => {
      for (let at = 1; at <= 5; at += 1) await world.member.ok('exportMe');
      expectLimited(await world.member.call('exportMe'));
      await world.admin.ok('exportMe');
    });
  });

  describe('the rate limit of sign-ups', () => {
    const world = useWorld(start);

    it('stops the sixth in half an hour', async () => {
      const join = (at: number): Given => ({
        body: {
          email: `crowd${at}@mulbit.test`,
          password: `crowd-pass-${at}`,
          user_name: `여럿 ${at}`,
          ...fullConsent,
        },
      });
      for (let at = 1; at <= 5; at += 1) await createClient(world.subject).ok('signup', join(at));
      expectLimited(await createClient(world.subject).call('signup', join(6)));
    });
  });

  describe('the rate limit of admin keys', () => {
    const world = useWorld(start);
    const send = (client: Client, name: EndpointName, key: string) =>
      client.call(name, { ...samples[name], headers: { 'x-admin-key': key } });

    it('stops a caller after five wrong keys, even with the right one', async () => {
      for (const name of forAdmins.slice(0, 4)) {
        const { body } = await send(world.guest, name, `${SUBJECT_ADMIN_KEY}x`);
        expect(body).toMatchObject({ code: 'ADMIN_KEY', error: errorTexts.ADMIN_KEY });
      }
      const last = await send(world.guest, 'listAllPosts', SUBJECT_ADMIN_KEY.slice(1));
      expect(last.body).toMatchObject({ code: 'ADMIN_KEY' });
      for (const name of forAdmins) {
        expectLimited(await send(world.guest, name, 'wrong-key'));
        expectLimited(await send(world.guest, name, SUBJECT_ADMIN_KEY));
        // An admin's session needs no key, so wrong keys of others do not lock it out.
        const { status } = await world.admin.call(name, samples[name]);
        // There is nothing to delete for that sample.
        expect(status).toBe(name === 'removePosts' ? 404 : 200);
      }
      await world.guest.fails('listAllPosts', 'LOGIN_REQUIRED');
    });
  });

  // The first four calls are above. An address has five wrong keys, so each four need a world.
  const fours = forAdmins.flatMap((_, at) =>
    at >= 4 && at % 4 === 0 ? [{ names: forAdmins.slice(at, at + 4) }] : [],
  );
  describe.each(fours)('a wrong admin key', ({ names }) => {
    const world = useWorld(start);

    it(`is refused by ${names.join(', ')}, in the field and in the header`, async () => {
      for (const name of names) {
        const { body, ...rest } = samples[name];
        const given = body
          ? { ...rest, body: { ...body, adminKey: '틀린 키' } }
          : { ...rest, query: { adminKey: '틀린 키' } };
        await world.guest.fails(name, 'ADMIN_KEY', given);
      }
    });
  });
}
