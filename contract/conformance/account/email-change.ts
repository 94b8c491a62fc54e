import { describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import { mailSubject } from '../../mails';
import { pageAddresses } from '../../pages';
import { reasonTexts } from '../../texts';
import { createClient } from '../support/client';
import { tokenFor } from './password-reset';
import { roomyLimits, type StartSubject, type Subject, mailsTo } from '../support/subject';
import { expectLimited } from '../http/limits';
import { accountOf, signUp, useWorld } from '../support/world';

const tokenOf = (subject: Subject, email: string) =>
  tokenFor(subject, email, pageAddresses.confirmEmail);

/** Changing the address of an account. */
export function emailChangeSuite(start: StartSubject): void {
  describe('a new address', () => {
    const roomy = { points: 1_000, duration: 60 };
    const world = useWorld(start, { ...roomyLimits, changeEmail: roomy });

    it('replaces the account’s address once its link is confirmed, and the former one gets a notice', async () => {
      const owner = await signUp(world.subject);
      const { email: former, password } = owner;
      const email = 'moved@mulbit.test';
      expect(await owner.ok('changeEmail', { body: { password, email: ` ${email} ` } })).toEqual({
        success: true,
      });
      expect((await owner.ok('me')).user?.email).toBe(former);
      const token = await tokenOf(world.subject, email);
      // Anyone who reads the mail can confirm it, in any browser.
      const browser = createClient(world.subject);
      const link = await browser.ok('checkMailLink', { body: { token } });
      expect(link).toEqual({ success: true, purpose: 'email', email });
      expect(await browser.ok('confirmEmail', { body: { token } })).toEqual({
        success: true,
        email,
      });
      expect((await browser.ok('me')).user).toBeNull();
      expect((await owner.ok('me')).user?.email).toBe(email);
      await browser.fails('confirmEmail', 'NOT_FOUND', { body: { token } });
      await browser.fails('login', 'BAD_CREDENTIALS', { body: { email: former, password } });
      await browser.ok('login', { body: { email, password } });
      const sent = await world.subject.mails(former);
      expect(sent.map(({ subject }) => subject)).toEqual([mailSubject('emailWasChanged')]);
      // The mail to the former address does not name the new one.
      expect(sent[0]?.text).not.toContain(email);
    });

    it('requires the password and must differ from the current one', async () => {
      const owner = await signUp(world.subject);
      const { email, password } = owner;
      const wrong = { password: 'not the password', email: 'other@mulbit.test' };
      const error = await owner.fails('changeEmail', 'BAD_CREDENTIALS', { body: wrong });
      expect(error.error).toBe(reasonTexts.wrongPassword);
      const same = await owner.fails('changeEmail', 'VALIDATION', { body: { password, email } });
      expect(same.issues).toEqual([{ path: 'email', message: reasonTexts.sameEmail }]);
      expect(await world.subject.mails('other@mulbit.test')).toEqual([]);
    });

    it('of another account gets the same answer, and only that address receives a mail about it', async () => {
      const owner = await signUp(world.subject);
      const { password } = owner;
      const { email } = accountOf(1);
      expect(await owner.ok('changeEmail', { body: { password, email } })).toEqual({
        success: true,
      });
      const mails = await mailsTo(world.subject, email);
      expect(mails.map(({ subject }) => subject)).toEqual([mailSubject('emailTaken')]);
      expect(mails[0]?.text).not.toContain('#');
    });

    it('that was taken in the meantime is refused, and a later request invalidates an earlier link', async () => {
      const owner = await signUp(world.subject);
      const { password } = owner;
      const email = 'wanted@mulbit.test';
      await owner.ok('changeEmail', { body: { password, email } });
      const token = await tokenOf(world.subject, email);
      const account = { email, password: 'another-pass-1', user_name: '먼저 온 사람' };
      const other = { ...account, ...fullConsent };
      await createClient(world.subject).ok('signup', { body: other });
      const error = await world.guest.fails('confirmEmail', 'CONFLICT', { body: { token } });
      expect(error.error).toBe(reasonTexts.emailTaken);
      await owner.ok('changeEmail', { body: { password, email: 'second@mulbit.test' } });
      await world.guest.fails('confirmEmail', 'NOT_FOUND', { body: { token } });
      // A link for an address does not work for a new password.
      const second = await tokenOf(world.subject, 'second@mulbit.test');
      const body = { token: second, password: '다시 정한 비밀번호 2' };
      await world.guest.fails('resetPassword', 'NOT_FOUND', { body });
      await world.guest.ok('confirmEmail', { body: { token: second } });
    });
  });

  describe('an address that two members confirm simultaneously', () => {
    const roomy = { points: 1_000, duration: 60 };
    const world = useWorld(start, { ...roomyLimits, signup: roomy, changeEmail: roomy });

    async function linkFor(email: string): Promise<string> {
      const owner = await signUp(world.subject);
      await owner.ok('changeEmail', { body: { password: owner.password, email } });
      return tokenOf(world.subject, email);
    }

    it('goes to one account, and the other gets the error that it is taken', async () => {
      // More than one address, so that some pairs overlap in the middle of their transactions.
      for (let at = 1; at <= 8; at += 1) {
        const email = `both-want-${at}@mulbit.test`;
        const tokens = [await linkFor(email), await linkFor(email)];
        const answers = await Promise.all(
          tokens.map((token) => world.guest.call('confirmEmail', { body: { token } })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const refused = answers.find(({ status }) => status === 409);
        expect(refused?.body).toMatchObject({ code: 'CONFLICT', error: reasonTexts.emailTaken });
      }
    });

    it('is set once when its link is pressed twice simultaneously', async () => {
      const token = await linkFor('twice@mulbit.test');
      const answers = await Promise.all(
        [1, 2].map(() => world.guest.call('confirmEmail', { body: { token } })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    });
  });

  describe('the rate limit of address changes', () => {
    const world = useWorld(start);

    it('stops the fourth mail to one address', async () => {
      const { password } = accountOf(1);
      const body = { password, email: 'pestered@mulbit.test' };
      for (let at = 1; at <= 3; at += 1) await world.member.ok('changeEmail', { body });
      expectLimited(await world.member.call('changeEmail', { body }));
    });
  });
}
