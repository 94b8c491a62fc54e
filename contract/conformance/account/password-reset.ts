import { describe, expect, it } from 'vitest';
import { mailSubject } from '../../mails';
import { pageAddresses } from '../../pages';
import { reasonTexts } from '../../texts';
import { createClient } from '../support/client';
import { expectLimited } from '../http/limits';
import { roomyLimits, type StartSubject, type Subject, mailsTo } from '../support/subject';
import { accountOf, signUp, useWorld } from '../support/world';

const NEW = '다시 정한 비밀번호 1';

/** The token of the latest mail with a link to an address. */
export async function tokenFor(subject: Subject, to: string, page: string): Promise<string> {
  const texts = (await subject.mails(to)).map(({ text }) => text);
  const tokens = texts.flatMap((text) => {
    const found = new RegExp(`^https://[\\w.]+${page}#([\\w-]+)$`, 'm').exec(text);
    return found?.[1] ? [found[1]] : [];
  });
  return tokens.at(-1) ?? 'no mail has a link';
}

/** A forgotten password. */
export function passwordResetSuite(start: StartSubject): void {
  const tokenOf = (subject: Subject, email: string) =>
    tokenFor(subject, email, pageAddresses.resetPassword);

  describe('a forgotten password', () => {
    const roomy = { points: 1_000, duration: 60 };
    const world = useWorld(start, { ...roomyLimits, resetByAddress: roomy });
    const ask = (email: string) => world.guest.ok('requestPasswordReset', { body: { email } });
    const reset = (token: string, password = NEW) => ({ body: { token, password } });

    it('is replaced through the link in a mail, which ends all sessions and signs nobody in', async () => {
      const owner = await signUp(world.subject);
      const { email, password } = owner;
      const other = createClient(world.subject);
      await other.ok('login', { body: { email, password } });
      await world.guest.ok('requestPasswordReset', { body: { email: ` ${email.toUpperCase()}` } });
      const token = await tokenOf(world.subject, email);
      const browser = createClient(world.subject);
      expect(await browser.ok('checkMailLink', { body: { token } })).toEqual({
        success: true,
        purpose: 'password',
        email,
      });
      const { user: named } = await browser.ok('resetPassword', reset(token));
      expect(named).toMatchObject({ user_id: owner.id, email });
      for (const client of [owner, other, browser]) {
        expect((await client.ok('me')).user).toBeNull();
      }
      await other.fails('login', 'BAD_CREDENTIALS', { body: { email, password } });
      const { user } = await browser.ok('login', { body: { email, password: NEW } });
      expect(user?.user_id).toBe(owner.id);
      const subjects = (await mailsTo(world.subject, email)).map(({ subject }) => subject);
      expect(subjects).toEqual([mailSubject('passwordReset'), mailSubject('passwordWasChanged')]);
      const { signIns } = await browser.ok('exportMe');
      expect(signIns.map(({ kind }) => kind)).toContain('password.reset');
    });

    it('is replaced once per link, even if it is used many times simultaneously', async () => {
      const { email } = await signUp(world.subject);
      await ask(email);
      const token = await tokenOf(world.subject, email);
      const passwords = [1, 2, 3, 4].map((at) => `동시에 정한 비밀번호 ${at}`);
      const answers = await Promise.all(
        passwords.map((one) =>
          createClient(world.subject).call('resetPassword', reset(token, one)),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
      const error = await world.guest.fails('resetPassword', 'NOT_FOUND', reset(token));
      expect(error.error).toBe(reasonTexts.linkEnded);
      await world.guest.fails('checkMailLink', 'NOT_FOUND', { body: { token } });
      const logins = await Promise.all(
        passwords.map((password) =>
          createClient(world.subject).call('login', { body: { email, password } }),
        ),
      );
      const right = answers.findIndex(({ status }) => status === 200);
      expect(logins.findIndex(({ status }) => status === 200)).toBe(right);
      expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('gets the same answer for an unknown address, and sends it nothing', async () => {
      const known = await world.guest.call('requestPasswordReset', {
        body: { email: accountOf(1).email },
      });
      const email = 'nobody-at-all@mulbit.test';
      const unknown = await world.guest.call('requestPasswordReset', { body: { email } });
      expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
      expect(await world.subject.mails(email)).toEqual([]);
      // A sample member without a password has nothing to replace.
      await ask('jihoon@mulbit.test');
      expect(await world.subject.mails('jihoon@mulbit.test')).toEqual([]);
    });

    it('is replaced only through the link of the latest mail', async () => {
      const { email } = await signUp(world.subject);
      await ask(email);
      const older = await tokenOf(world.subject, email);
      await ask(email);
      const newer = await tokenOf(world.subject, email);
      expect(newer).not.toBe(older);
      await world.guest.fails('resetPassword', 'NOT_FOUND', reset(older));
      await world.guest.ok('resetPassword', reset(newer));
    });

    it('must be replaced by a good one, and a refused one does not use up the link', async () => {
      const { email } = await signUp(world.subject);
      await ask(email);
      const token = await tokenOf(world.subject, email);
      for (const password of ['short', 'iloveyou']) {
        const { issues } = await world.guest.fails(
          'resetPassword',
          'VALIDATION',
          reset(token, password),
        );
        expect(new Set(issues?.map(({ path }) => path))).toEqual(new Set(['password']));
      }
      await world.guest.ok('resetPassword', reset(token));
    });

    it('is not replaced through a made-up link or a link of another kind', async () => {
      for (const token of ['none', 'a'.repeat(43)]) {
        await world.guest.fails('resetPassword', 'NOT_FOUND', reset(token));
        await world.guest.fails('confirmEmail', 'NOT_FOUND', { body: { token } });
      }
      await ask(accountOf(1).email);
      const token = await tokenOf(world.subject, accountOf(1).email);
      await world.guest.fails('confirmEmail', 'NOT_FOUND', { body: { token } });
      await world.guest.ok('checkMailLink', { body: { token } });
    });

    it('cannot be replaced through an old link after the password changed', async () => {
      const owner = await signUp(world.subject);
      await ask(owner.email);
      const token = await tokenOf(world.subject, owner.email);
      const body = { currentPassword: owner.password, newPassword: '새로 정한 비밀번호 4' };
      await owner.ok('changePassword', { body });
      await world.guest.fails('resetPassword', 'NOT_FOUND', reset(token));
    });
  });

  describe('the link for a new password', () => {
    const world = useWorld(start);

    it('is not valid after the account was deleted', async () => {
      const owner = await signUp(world.subject);
      const { email, password } = owner;
      await world.guest.ok('requestPasswordReset', { body: { email } });
      const token = await tokenOf(world.subject, email);
      await owner.ok('deleteMe', { body: { password } });
      await world.guest.fails('checkMailLink', 'NOT_FOUND', { body: { token } });
      await world.guest.fails('resetPassword', 'NOT_FOUND', { body: { token, password: NEW } });
    });

    it('lets its owner in despite earlier wrong passwords', async () => {
      const { email } = await signUp(world.subject);
      const browser = createClient(world.subject);
      const wrong = { body: { email, password: 'not the password' } };
      for (let at = 1; at <= 10; at += 1) await browser.fails('login', 'BAD_CREDENTIALS', wrong);
      expectLimited(await browser.call('login', wrong));
      await browser.ok('requestPasswordReset', { body: { email } });
      const token = await tokenOf(world.subject, email);
      await browser.ok('resetPassword', { body: { token, password: NEW } });
      // The browser is a known device by now, with separate tries.
      await browser.ok('login', { body: { email, password: NEW } });
    });
  });

  describe('the rate limit of password reset mails', () => {
    const world = useWorld(start);

    it('stops the fourth to one address, with or without an account', async () => {
      for (const email of [accountOf(1).email, 'nobody-there@mulbit.test']) {
        for (let at = 1; at <= 3; at += 1) {
          await world.guest.ok('requestPasswordReset', { body: { email } });
        }
        expectLimited(await world.guest.call('requestPasswordReset', { body: { email } }));
      }
      expect(await world.subject.mails('nobody-there@mulbit.test')).toEqual([]);
    });
  });

  describe('the rate limit of a caller who requests many mails', () => {
    const world = useWorld(start);

    it('stops the eleventh mail, and further tries of links', async () => {
      for (let at = 1; at <= 10; at += 1) {
        const body = { email: `guess${at}@mulbit.test` };
        await world.guest.ok('requestPasswordReset', { body });
      }
      const body = { email: 'guess11@mulbit.test' };
      expectLimited(await world.guest.call('requestPasswordReset', { body }));
      const token = { body: { token: 'guessed' } };
      for (let at = 1; at <= 60; at += 1)
        await world.guest.fails('checkMailLink', 'NOT_FOUND', token);
      expectLimited(await world.guest.call('checkMailLink', token));
      expectLimited(await world.guest.call('confirmEmail', token));
      const change = { body: { token: 'guessed', password: NEW } };
      expectLimited(await world.guest.call('resetPassword', change));
    });
  });
}
