import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../endpoints';
import type { Endpoint } from '../endpoints/define';
import type { ErrorBody } from '../errors';
import { errorTexts } from '../texts';
import { createClient, type Answer, type Client, type Given } from './client';
import { samples } from './samples';
import { SUBJECT_ADMIN_KEY, type StartSubject } from './subject';
import { accountOf, useWorld } from './world';

const forAdmins = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { access }]) => access === 'adminOrKey')
  .map(([name]) => name);

/** Expects the refusal of a call that came too often. */
export function expectLimited(answer: Answer<EndpointName>): void {
  expect(answer.status).toBe(429);
  expect((answer.body as ErrorBody).error).toBe(errorTexts.RATE_LIMITED);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect(Number.isInteger(seconds)).toBe(true);
}

/** How often is too often: passwords, exports, sign-up and the admin key. Each on a subject of its own. */
export function limitsSuites(start: StartSubject): void {
  describe('the rate limit of logins', () => {
    const world = useWorld(start);

    it('stops the twenty-sixth in five minutes, right or wrong', async () => {
      const guess = (at: number): Given => ({
        body: { email: `guess${at}@mulbit.test`, password: 'not the password' },
        // A forged forwarding header does not change the address that is counted.
        headers: { 'x-forwarded-for': `203.0.113.${at}`, forwarded: `for=203.0.113.${at}` },
      });
      // Two logins were used to set up the test; refused input does not count.
      for (let at = 0; at < 10; at += 1)
        await world.guest.fails('login', 'VALIDATION', { body: {} });
      for (let at = 3; at <= 25; at += 1)
        await world.guest.fails('login', 'BAD_CREDENTIALS', guess(at));
      expectLimited(await world.guest.call('login', guess(26)));
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(1) }));
      // Members who are signed in stay signed in.
      expect((await world.member.ok('me')).user?.user_id).toBe('user1');
    });
  });

  describe('the rate limit of guesses at the current password', () => {
    const world = useWorld(start);

    it('is the rate limit of logins, and the right password comes too late', async () => {
      const newPassword = '새로 정한 비밀번호 2';
      const body = { currentPassword: 'not the password', newPassword };
      const guess = { body: { password: 'not the password' } };
      // Two logins were used to set up the test.
      for (let at = 3; at <= 25; at += 2) {
        await world.member.fails('changePassword', 'BAD_CREDENTIALS', { body });
        if (at < 25) await world.member.fails('deleteMe', 'BAD_CREDENTIALS', guess);
      }
      const { password } = accountOf(1);
      const right = { currentPassword: password, newPassword };
      expectLimited(await world.member.call('changePassword', { body: right }));
      expectLimited(await world.member.call('deleteMe', { body: { password } }));
      expectLimited(await createClient(world.subject).call('login', { body: accountOf(1) }));
      expect((await world.member.ok('me')).user?.user_id).toBe('user1');
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
        body: { email: `crowd${at}@mulbit.test`, password: `crowd-pass-${at}`, user_name: '여럿' },
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
        await world.admin.ok(name, samples[name]);
      }
      await world.guest.fails('listAllPosts', 'LOGIN_REQUIRED');
    });
  });

  describe('a wrong admin key', () => {
    const world = useWorld(start);

    it('is refused by every call that takes an admin key, in the field as in the header', async () => {
      // The first four calls were made above; more than five would be refused.
      for (const name of forAdmins.slice(4)) {
        const { body, ...rest } = samples[name];
        const given = body
          ? { ...rest, body: { ...body, adminKey: '틀린 키' } }
          : { ...rest, query: { adminKey: '틀린 키' } };
        await world.guest.fails(name, 'ADMIN_KEY', given);
      }
    });
  });
}
