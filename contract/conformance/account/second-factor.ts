import { afterEach, describe, expect, it } from 'vitest';
import { pageAddresses } from '../../pages';
import { limits } from '../../endpoints/limits';
import { SECOND_STEP_LIFETIME } from '../../rules/members/second-factor';
import { totpCode } from '../../rules/members/totp';
import { reasonTexts } from '../../texts';
import { realTime, setClock } from '../support/balances';
import { createClient } from '../support/client';
import { expectLimited } from '../http/limits';
import { firstStep, newAdmin, nextCode, secure, securedAdmin } from '../support/second-factor';
import type { StartSubject } from '../support/subject';
import { tokenFor } from './password-reset';
import { endpoints, type EndpointName } from '../../endpoints';
import { samples } from '../support/samples';
import { accountOf, signUp, useWorld } from '../support/world';

const closedToAdmins = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  ['admin', 'adminOrKey'].includes(endpoints[name].access),
);

/** The second factor of admins: setting it up, signing in with it, removing it. */
export function secondFactorSuites(start: StartSubject): void {
  describe('a second factor', () => {
    const world = useWorld(start);
    afterEach(realTime);

    it('is set up with the password and a first code, and gives ten recovery codes', async () => {
      const admin = await newAdmin(world);
      const none = { totpSince: null, recoveryCodes: 0, passkeys: 0 };
      expect((await admin.ok('getSecondFactor')).secondFactor).toEqual(none);
      const early = await admin.fails('confirmTotp', 'NOT_FOUND', { body: { code: '000000' } });
      expect(early.error).toBe(reasonTexts.newFactorEnded);
      await admin.fails('startTotp', 'BAD_CREDENTIALS', { body: { password: 'wrong' } });
      const body = { password: admin.password };
      const { secret, uri } = await admin.ok('startTotp', { body });
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      const wrong = await admin.fails('confirmTotp', 'BAD_CREDENTIALS', { body: { code: '1' } });
      expect(wrong.issues).toEqual([{ path: 'code', message: reasonTexts.wrongCode }]);
      expect((await admin.ok('getSecondFactor')).secondFactor).toEqual(none);
      const code = totpCode(secret, Date.now());
      const { recoveryCodes } = await admin.ok('confirmTotp', { body: { code } });
      expect(new Set(recoveryCodes).size).toBe(10);
      const { secondFactor } = await admin.ok('getSecondFactor');
      const totpSince = expect.any(String) as string;
      expect(secondFactor).toEqual({ totpSince, recoveryCodes: 10, passkeys: 0 });
      await admin.fails('startTotp', 'CONFLICT', { body });
      await admin.fails('confirmTotp', 'NOT_FOUND', { body: { code } });
    });

    it('is not set up later than ten minutes after its secret, nor by a member', async () => {
      const admin = await newAdmin(world);
      const { secret } = await admin.ok('startTotp', { body: { password: admin.password } });
      setClock(Date.now() + SECOND_STEP_LIFETIME);
      const body = { code: totpCode(secret, Date.now()) };
      await admin.fails('confirmTotp', 'NOT_FOUND', { body });
      const { password } = accountOf(1);
      await world.member.fails('startTotp', 'FORBIDDEN', { body: { password } });
      await world.member.fails('confirmTotp', 'FORBIDDEN', { body });
    });

    it('gives a login a session only after its code, once', async () => {
      const admin = await securedAdmin(world);
      const { email, password, secret } = admin;
      const browser = createClient(world.subject);
      const answer = await browser.ok('login', { body: { email, password } });
      expect(answer).toMatchObject({ user: null, suspension: null, consentsDue: [] });
      expect(browser.cookie).toBeNull();
      expect((await browser.ok('me')).user).toBeNull();
      const token = answer.secondFactor?.token ?? '';
      const used = { body: { token, code: totpCode(secret, Date.now()) } };
      // The code of the set-up is used up.
      await browser.fails('loginSecondFactor', 'BAD_CREDENTIALS', used);
      const body = { token, code: nextCode(secret) };
      const { user } = await browser.ok('loginSecondFactor', { body });
      expect(user.user_id).toBe(admin.id);
      expect((await browser.ok('me')).user?.user_id).toBe(admin.id);
      const again = await browser.fails('loginSecondFactor', 'NOT_FOUND', { body });
      expect(again.error).toBe(reasonTexts.stepEnded);
      const other = await firstStep(world, admin);
      const replayed = { body: { ...body, token: other.token } };
      await other.client.fails('loginSecondFactor', 'BAD_CREDENTIALS', replayed);
    });

    it('accepts each recovery code once, however it is typed', async () => {
      const admin = await securedAdmin(world);
      const [first = '', second = ''] = admin.recoveryCodes;
      const one = await firstStep(world, admin);
      const typed = first.toUpperCase().replaceAll('-', ' ');
      await one.client.ok('loginSecondFactor', { body: { token: one.token, code: typed } });
      expect((await admin.ok('getSecondFactor')).secondFactor.recoveryCodes).toBe(9);
      const other = await firstStep(world, admin);
      const body = { token: other.token, code: first };
      await other.client.fails('loginSecondFactor', 'BAD_CREDENTIALS', { body });
      await other.client.ok('loginSecondFactor', { body: { ...body, code: second } });
      const { signIns } = await admin.ok('exportMe');
      const kinds = signIns.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'factor.recovery')).toHaveLength(2);
      expect(kinds).toEqual(expect.arrayContaining(['factor.setup', 'factor.failure']));
      const text = JSON.stringify(await admin.ok('exportMe'));
      for (const secret of [admin.secret, ...admin.recoveryCodes]) {
        expect(text).not.toContain(secret);
      }
    });

    it('ends the second step after ten minutes, and with a new password', async () => {
      const admin = await securedAdmin(world);
      const step = await firstStep(world, admin);
      const { password } = admin;
      const newPassword = 'a-second-password-2';
      await admin.ok('changePassword', { body: { currentPassword: password, newPassword } });
      const [code = '', other = ''] = admin.recoveryCodes;
      const late = await step.client.call('loginSecondFactor', {
        body: { token: step.token, code },
      });
      expect(late.body.success).toBe(false);
      expect(step.client.cookie).toBeNull();
      const next = await firstStep(world, Object.assign(admin, { password: newPassword }));
      setClock(Date.now() + SECOND_STEP_LIFETIME);
      const body = { token: next.token, code: other };
      await next.client.fails('loginSecondFactor', 'NOT_FOUND', { body });
    });
  });

  describe('a second factor that is set up', () => {
    const world = useWorld(start);
    afterEach(realTime);

    it('gives new recovery codes for the password and a code; the old ones end', async () => {
      const admin = await securedAdmin(world);
      const { password, secret, recoveryCodes } = admin;
      const body = { password, code: nextCode(secret) };
      const wrong = { body: { ...body, password: 'wrong' } };
      await admin.fails('renewRecoveryCodes', 'BAD_CREDENTIALS', wrong);
      const fresh = (await admin.ok('renewRecoveryCodes', { body })).recoveryCodes;
      expect(fresh).toHaveLength(10);
      const { client, token } = await firstStep(world, admin);
      const old = { body: { token, code: recoveryCodes[0] } };
      await client.fails('loginSecondFactor', 'BAD_CREDENTIALS', old);
      await client.ok('loginSecondFactor', { body: { token, code: fresh[0] } });
    });

    it('is removed with the password and a code, even by a former admin', async () => {
      const admin = await securedAdmin(world);
      const { password, recoveryCodes, id, email } = admin;
      await world.admin.ok('setAdminLevel', { id, body: { admin_level: 0 } });
      const body = { password, code: recoveryCodes[0] };
      const wrong = { body: { password, code: 'wrong' } };
      await admin.fails('removeTotp', 'BAD_CREDENTIALS', wrong);
      await admin.ok('removeTotp', { body });
      await admin.fails('removeTotp', 'NOT_FOUND', { body });
      await admin.fails('renewRecoveryCodes', 'NOT_FOUND', { body });
      const { user } = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(user?.user_id).toBe(id);
    });

    it('stays after a forgotten password', async () => {
      const admin = await securedAdmin(world);
      const { email } = admin;
      await world.guest.ok('requestPasswordReset', { body: { email } });
      const password = 'a-third-password-3';
      const token = await tokenFor(world.subject, email, pageAddresses.resetPassword);
      await world.guest.ok('resetPassword', { body: { token, password } });
      await firstStep(world, Object.assign(admin, { password }));
    });

    it('refuses even right codes after ten wrong ones', async () => {
      const admin = await securedAdmin(world);
      const { client, token } = await firstStep(world, admin);
      for (let at = 0; at < limits.secondFactor.points; at += 1) {
        const body = { token, code: String(at).padStart(6, '0') };
        await client.fails('loginSecondFactor', 'BAD_CREDENTIALS', { body });
      }
      const body = { token, code: admin.recoveryCodes[0] };
      expectLimited(await client.call('loginSecondFactor', { body }));
    });
  });

  describe('the setting that admins need a second factor', () => {
    const world = useWorld(start);
    afterEach(realTime);
    const require = { body: { admin_second_factor: true } };

    it('is switched on only by an admin who has one, and closes all calls of admins to others', async () => {
      const other = await newAdmin(world);
      const refused = await world.admin.fails('updateAdminSettings', 'VALIDATION', require);
      expect(refused.error).toBe(reasonTexts.ownFactorFirst);
      await secure(world.admin, accountOf(2).password);
      await world.admin.ok('updateAdminSettings', require);
      for (const name of closedToAdmins) {
        await other.fails(name, 'SECOND_FACTOR_REQUIRED', samples[name]);
      }
      // Nor do their other calls get an admin's rights.
      await other.fails('updatePost', 'FORBIDDEN', { id: 'post1', body: { title: '새 제목' } });
      await world.member.fails('getAdminOverview', 'FORBIDDEN');
      const me = await other.ok('me');
      expect(me).toMatchObject({ needsSecondFactor: true, user: { admin_level: 1 } });
      const { email, password } = other;
      const login = await createClient(world.subject).ok('login', { body: { email, password } });
      expect(login).toMatchObject({ needsSecondFactor: true, secondFactor: null });
      await secure(other, password);
      await other.ok('getAdminOverview');
      expect((await other.ok('me')).needsSecondFactor).toBe(false);
      await world.admin.ok('updateAdminSettings', { body: { adminSecondFactor: false } });
    });

    it('does not concern members', async () => {
      const stranger = await signUp(world.subject);
      expect((await stranger.ok('me')).needsSecondFactor).toBe(false);
    });
  });
}
