import { afterEach, describe, expect, it } from 'vitest';
import { limits } from '../../endpoints/limits';
import { pageAddresses } from '../../pages';
import { reasonTexts } from '../../texts';
import { expectLimited } from '../http/limits';
import { realTime } from '../support/balances';
import { createClient } from '../support/client';
import {
  addPasskey,
  confirmed,
  logInWithPasskey,
  newDevice,
  passkeyLogin,
} from '../support/passkeys';
import { firstStep, newAdmin, nextCode, secure } from '../support/second-factor';
import type { StartSubject } from '../support/subject';
import { accountOf, signUp, useWorld } from '../support/world';
import { tokenFor } from './password-reset';
import { mailsTo } from '../support/subject';

/** Passkeys as a second factor. */
export function passkeyFactorSuites(start: StartSubject): void {
  describe('a passkey as a second factor', () => {
    const world = useWorld(start);
    afterEach(realTime);

    it('follows the password and signs in', async () => {
      const person = await newAdmin(world);
      const device = newDevice(world);
      await addPasskey(person, device);
      const client = createClient(world.subject);
      const { email, password } = person;
      const { user, secondFactor } = await client.ok('login', { body: { email, password } });
      expect(user).toBeNull();
      expect(secondFactor).toMatchObject({ hasTotp: false, hasPasskey: true });
      const token = secondFactor?.token ?? '';
      const { options } = await client.ok('startPasskeyStep', { body: { token } });
      expect(options.allowCredentials).toEqual([
        { type: 'public-key', id: device.credentials[0]?.id, transports: ['internal'] },
      ]);
      const body = { token, passkey: await device.get(options) };
      expect((await client.ok('loginSecondFactor', { body })).user.user_id).toBe(person.id);
      await client.fails('loginSecondFactor', 'NOT_FOUND', { body });
      await client.fails('startPasskeyStep', 'NOT_FOUND', { body: { token } });
    });

    it('of another member, or for another login, is refused', async () => {
      const person = await newAdmin(world);
      const other = await signUp(world.subject);
      const [device, foreign] = [newDevice(world), newDevice(world)];
      const { recoveryCodes } = await addPasskey(person, device);
      await addPasskey(other, foreign);
      const one = await firstStep(world, person);
      const two = await firstStep(world, person);
      const asked = { body: { token: one.token } };
      const { options } = await one.client.ok('startPasskeyStep', asked);
      const theirs = await foreign.get({ ...options, allowCredentials: [] });
      const refused = await one.client.fails('loginSecondFactor', 'BAD_CREDENTIALS', {
        body: { token: one.token, passkey: theirs },
      });
      expect(refused.issues).toEqual([{ path: 'passkey', message: reasonTexts.wrongPasskey }]);
      const again = await one.client.ok('startPasskeyStep', asked);
      const passkey = await device.get(again.options);
      const swapped = { body: { token: two.token, passkey } };
      await two.client.fails('loginSecondFactor', 'NOT_FOUND', swapped);
      expect(two.client.cookie).toBeNull();
      // A lost device is replaced by a recovery code.
      const body = { token: two.token, code: recoveryCodes[0] };
      await two.client.ok('loginSecondFactor', { body });
    });

    it('counts wrong tries like wrong codes', async () => {
      const person = await newAdmin(world);
      const device = newDevice(world);
      await addPasskey(person, device);
      const { client, token } = await firstStep(world, person);
      const attempt = async () => {
        const { options } = await client.ok('startPasskeyStep', { body: { token } });
        return { body: { token, passkey: await device.get(options, { isForged: true }) } };
      };
      for (let at = 0; at < limits.secondFactor.points; at += 1) {
        await client.fails('loginSecondFactor', 'BAD_CREDENTIALS', await attempt());
      }
      expectLimited(await client.call('loginSecondFactor', await attempt()));
      const { signIns } = await person.ok('exportMe');
      expect(signIns.filter(({ kind }) => kind === 'factor.failure')).toHaveLength(10);
    });

    it('shares the recovery codes with an authenticator app', async () => {
      const admin = await newAdmin(world);
      const device = newDevice(world);
      const { recoveryCodes } = await addPasskey(admin, device);
      const app = await secure(admin, admin.password);
      expect(app.recoveryCodes).toEqual([]);
      const { email, password } = admin;
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login.secondFactor).toMatchObject({ hasTotp: true, hasPasskey: true });
      const byCode = { password, code: nextCode(app.secret) };
      const id = (await admin.ok('listPasskeys')).passkeys[0]?.passkeyId ?? '';
      await admin.ok('deletePasskey', { id, body: byCode });
      expect((await admin.ok('getSecondFactor')).secondFactor.recoveryCodes).toBe(10);
      const again = newDevice(world);
      await addPasskey(admin, again);
      await admin.ok('removeTotp', { body: await confirmed(admin, again) });
      const { secondFactor } = await admin.ok('getSecondFactor');
      expect(secondFactor).toEqual({ totpSince: null, recoveryCodes: 10, passkeys: 1 });
      const { client, token } = await firstStep(world, admin);
      await client.ok('loginSecondFactor', { body: { token, code: recoveryCodes[0] } });
    });
  });

  describe('a passkey of a member who is no admin', () => {
    const world = useWorld(start);

    it('is no second factor: the password alone signs in, and deletes it', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      const { passkey, recoveryCodes } = await addPasskey(person, device);
      expect(recoveryCodes).toEqual([]);
      const { email, password } = person;
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login).toMatchObject({ secondFactor: null, user: { user_id: person.id } });
      const renewal = { body: await confirmed(person, device) };
      await person.fails('renewRecoveryCodes', 'NOT_FOUND', renewal);
      const id = passkey.passkeyId;
      await person.fails('deletePasskey', 'BAD_CREDENTIALS', { id, body: { password: 'wrong' } });
      await person.ok('deletePasskey', { id, body: { password } });
      expect((await person.ok('listPasskeys')).passkeys).toEqual([]);
    });

    it('becomes one with their rights as an admin, and locks nobody out', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      const setLevel = (level: number) =>
        world.admin.ok('setAdminLevel', { id: person.id, body: { admin_level: level } });
      await setLevel(1);
      const { token } = await firstStep(world, person);
      expect(token).not.toBe('');
      const browser = await logInWithPasskey(world, device);
      await browser.ok('getAdminOverview');
      const none = (await browser.ok('getSecondFactor')).secondFactor;
      expect(none).toEqual({ totpSince: null, recoveryCodes: 0, passkeys: 1 });
      const inBrowser = Object.assign(browser, { password: person.password });
      const body = await confirmed(inBrowser, device);
      const { recoveryCodes } = await browser.ok('renewRecoveryCodes', { body });
      const step = await firstStep(world, person);
      const code = { body: { token: step.token, code: recoveryCodes[0] } };
      await step.client.ok('loginSecondFactor', code);
      await setLevel(0);
      const { email, password } = person;
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login.secondFactor).toBeNull();
    });

    it('stays after a forgotten password, which the mail tells', async () => {
      const person = await signUp(world.subject);
      const { email } = person;
      const device = newDevice(world);
      await addPasskey(person, device);
      await world.guest.ok('requestPasswordReset', { body: { email } });
      const password = 'a-third-password-3';
      const token = await tokenFor(world.subject, email, pageAddresses.resetPassword);
      await world.guest.ok('resetPassword', { body: { token, password } });
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login.user?.user_id).toBe(person.id);
      expect((await mailsTo(world.subject, email)).at(-1)?.text).toContain('패스키');
      await logInWithPasskey(world, device);
    });
  });

  describe('the setting that admins need a second factor', () => {
    const world = useWorld(start);

    it('is satisfied by a passkey, until the last one is deleted', async () => {
      const person = Object.assign(world.admin, { password: accountOf(2).password });
      const device = newDevice(world);
      const { passkey } = await addPasskey(person, device);
      await person.ok('updateAdminSettings', { body: { admin_second_factor: true } });
      await person.ok('getAdminOverview');
      const elsewhere = await logInWithPasskey(world, device);
      await elsewhere.ok('getAdminOverview');
      const body = await confirmed(person, device);
      await person.ok('deletePasskey', { id: passkey.passkeyId, body });
      await person.fails('getAdminOverview', 'SECOND_FACTOR_REQUIRED');
      expect((await elsewhere.ok('me')).needsSecondFactor).toBe(true);
    });
  });

  describe('the rate limit of logins with passkeys', () => {
    const world = useWorld(start);

    it('stops the twenty-sixth wrong one in five minutes; right ones do not count', async () => {
      const person = await signUp(world.subject);
      const device = newDevice(world);
      await addPasskey(person, device);
      const client = createClient(world.subject);
      const wrong = () => passkeyLogin(client, device, { isForged: true });
      await logInWithPasskey(world, device);
      // Two logins with a password were used to set up the test.
      for (let at = 3; at <= limits.loginByAddress.points; at += 1) {
        await client.fails('logInWithPasskey', 'BAD_CREDENTIALS', await wrong());
      }
      expectLimited(await client.call('logInWithPasskey', await wrong()));
    });
  });
}
