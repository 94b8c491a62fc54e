import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint } from '../../endpoints/define';
import { mailSubject } from '../../mails';
import { pageAddresses } from '../../pages';
import { errorTexts } from '../../texts';
import { createClient } from '../support/client';
import { expectLimited } from '../http/limits';
import { tokenFor } from './password-reset';
import { samples } from '../support/samples';
import { roomyLimits, type StartSubject, type Subject, mailsTo } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

const tokenOf = (subject: Subject, email: string) =>
  tokenFor(subject, email, pageAddresses.confirmEmail);

const writing = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { needsEmail }]) => needsEmail)
  .map(([name]) => name);

/** Confirming a new member's address, on a site that requires it. */
export function confirmedEmailSuite(start: StartSubject): void {
  describe('a new member with an unconfirmed address', () => {
    const roomy = { points: 1_000, duration: 60 };
    const world = useWorld(start, { ...roomyLimits, signup: roomy }, { confirmsEmail: true });

    it('reads and reacts, but writes only after opening the link in the mail', async () => {
      const stranger = await signUp(world.subject);
      expect((await stranger.ok('me')).needsEmailConfirmation).toBe(true);
      expect(writing.sort()).toEqual([
        'createComment',
        'createPost',
        'updateComment',
        'updatePost',
        'uploadImage',
      ]);
      for (const name of writing) {
        const error = await stranger.fails(name, 'EMAIL_UNCONFIRMED', samples[name]);
        expect(error.error).toBe(errorTexts.EMAIL_UNCONFIRMED);
      }
      await stranger.ok('reactToPost', { id: 2, body: { type: 'like' } });
      await stranger.ok('savePost', { id: 2 });

      const { email, password } = stranger;
      const mails = await world.subject.mails(email);
      expect(mails.map(({ subject }) => subject)).toEqual([mailSubject('signupConfirm')]);
      const body = { token: await tokenOf(world.subject, email) };
      // A link for an address does not work for a new password.
      const taken = { ...body, password: '남이 정한 비밀번호 1' };
      await world.guest.fails('resetPassword', 'NOT_FOUND', { body: taken });
      // Any browser may open the mail.
      const browser = createClient(world.subject);
      const link = await browser.ok('checkMailLink', { body });
      expect(link).toEqual({ success: true, purpose: 'signup', email });
      expect(await browser.ok('confirmEmail', { body })).toEqual({ success: true, email });
      await browser.fails('confirmEmail', 'NOT_FOUND', { body });
      expect((await stranger.ok('me')).needsEmailConfirmation).toBe(false);
      const login = await browser.ok('login', { body: { email, password } });
      expect(login.needsEmailConfirmation).toBe(false);
      await stranger.ok('createPost', { body: textPost('확인한 뒤에 쓴 글') });
      // Only this one mail came, and no confirmation is pending any more.
      await stranger.ok('sendConfirmationMail');
      expect(await mailsTo(world.subject, email)).toHaveLength(1);
    });

    it('gets the mail again, which invalidates the earlier link, three times in half an hour', async () => {
      const stranger = await signUp(world.subject);
      const first = await tokenOf(world.subject, stranger.email);
      for (let at = 1; at <= 3; at += 1) await stranger.ok('sendConfirmationMail');
      expectLimited(await stranger.call('sendConfirmationMail'));
      const last = await tokenOf(world.subject, stranger.email);
      expect(last).not.toBe(first);
      await world.guest.fails('confirmEmail', 'NOT_FOUND', { body: { token: first } });
      await world.guest.ok('confirmEmail', { body: { token: last } });
    });

    it('is confirmed only by their own link, opened in any session', async () => {
      const [one, other] = [await signUp(world.subject), await signUp(world.subject)];
      const token = await tokenOf(world.subject, other.email);
      expect(await one.ok('confirmEmail', { body: { token } })).toMatchObject({
        email: other.email,
      });
      expect((await one.ok('me')).needsEmailConfirmation).toBe(true);
      expect((await other.ok('me')).needsEmailConfirmation).toBe(false);
    });

    it('is also confirmed by a new address or a new password, because those links reached them', async () => {
      const [mover, forgetful] = [await signUp(world.subject), await signUp(world.subject)];
      const email = 'corrected@mulbit.test';
      await mover.ok('changeEmail', { body: { password: mover.password, email } });
      const former = await tokenOf(world.subject, mover.email);
      const body = { token: await tokenOf(world.subject, email) };
      await world.guest.ok('confirmEmail', { body });
      expect((await mover.ok('me')).needsEmailConfirmation).toBe(false);
      // The link sent to the former address no longer confirms anything.
      await world.guest.fails('confirmEmail', 'NOT_FOUND', { body: { token: former } });

      await world.guest.ok('requestPasswordReset', { body: { email: forgetful.email } });
      const page = pageAddresses.resetPassword;
      const token = await tokenFor(world.subject, forgetful.email, page);
      const password = '다시 정한 비밀번호 3';
      await world.guest.ok('resetPassword', { body: { token, password } });
      const login = { email: forgetful.email, password };
      const answer = await createClient(world.subject).ok('login', { body: login });
      expect(answer.needsEmailConfirmation).toBe(false);
    });

    it('is never somebody who was a member before', async () => {
      expect((await world.member.ok('me')).needsEmailConfirmation).toBe(false);
      await world.member.ok('createComment', { id: 2, body: { content: '전부터 있던 멤버' } });
    });
  });

  describe('a site that requires no confirmation', () => {
    const world = useWorld(start);

    it('sends new members no mail and lets them write', async () => {
      const stranger = await signUp(world.subject);
      expect((await stranger.ok('me')).needsEmailConfirmation).toBe(false);
      await stranger.ok('sendConfirmationMail');
      expect(await world.subject.mails(stranger.email)).toEqual([]);
      await stranger.ok('createPost', { body: textPost('바로 쓴 글') });
    });
  });
}
