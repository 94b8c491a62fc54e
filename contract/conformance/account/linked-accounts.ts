import { afterEach, describe, expect, it } from 'vitest';
import { mailSubject } from '../../mails';
import { FRESH_SESSION } from '../../rules/members/login-providers';
import { reasonTexts } from '../../texts';
import { realTime, setClock } from '../support/balances';
import { createClient } from '../support/client';
import { answerOf, beginLink, link, logInAt, newMemberOf } from '../support/providers';
import { newAdmin, secure } from '../support/second-factor';
import { roomyLimits, type StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

// More sign-ups than a person makes.
const limits = { ...roomyLimits, signup: roomyLimits.change };

/** One's accounts at providers. */
export function linkedAccountSuites(start: StartSubject): void {
  describe('a linked account', () => {
    const world = useWorld(start, limits);
    afterEach(realTime);

    it('is linked with the password, told by mail, and unlinked again', async () => {
      const person = await signUp(world.subject);
      const wrong = { id: 'kakao', body: { password: 'wrong' } };
      await person.fails('startProviderLink', 'BAD_CREDENTIALS', wrong);
      await person.fails('startProviderLink', 'VALIDATION', { id: 'kakao', body: {} });
      const who = { email: 'another-name@mulbit.test', isConfirmed: false };
      const { isLinked, user, newcomer } = await link(person, 'kakao', who);
      expect({ isLinked, newcomer }).toEqual({ isLinked: true, newcomer: null });
      expect(user?.user_id).toBe(person.id);
      const { accounts, hasPassword } = await person.ok('listLinkedAccounts');
      expect(hasPassword).toBe(true);
      expect(accounts).toMatchObject([{ provider: 'kakao', lastUsedAt: null }]);
      const mails = await world.subject.mails(person.email);
      expect(mails.map(({ subject }) => subject)).toContain(mailSubject('accountWasLinked'));
      const { password } = person;
      const twice = { id: 'kakao', body: { password } };
      await person.fails('startProviderLink', 'CONFLICT', twice);
      await person.fails('unlinkAccount', 'VALIDATION', { id: 'kakao', body: {} });
      await person.fails('unlinkAccount', 'BAD_CREDENTIALS', wrong);
      await person.ok('unlinkAccount', twice);
      await person.fails('unlinkAccount', 'NOT_FOUND', twice);
      const { user: nobody } = await logInAt(createClient(world.subject), 'kakao', who);
      expect(nobody).toBeNull();
      const kinds = (await person.ok('exportMe')).signIns.map(({ kind }) => kind);
      expect(kinds).toEqual(expect.arrayContaining(['provider.add', 'provider.remove']));
    });

    it('is linked only in the session that asked', async () => {
      const person = await signUp(world.subject);
      const other = await signUp(world.subject);
      const who = { email: 'mine@mulbit.test', isConfirmed: true };
      const visit = await beginLink(person, 'google', person.password);
      const answer = answerOf(visit, who);
      const out = { ...answer, headers: { cookie: person.provider } };
      await createClient(world.subject).fails('finishProviderVisit', 'NOT_FOUND', out);
      const again = answerOf(await beginLink(person, 'google', person.password), who);
      other.provider = person.provider;
      await other.fails('finishProviderVisit', 'NOT_FOUND', again);
      for (const one of [person, other]) {
        expect((await one.ok('listLinkedAccounts')).accounts).toEqual([]);
      }
    });

    it('belongs to one member', async () => {
      const [person, other] = [await signUp(world.subject), await signUp(world.subject)];
      const who = { email: 'shared@mulbit.test', isConfirmed: true };
      await link(person, 'apple', who);
      const visit = await beginLink(other, 'apple', other.password);
      const refused = await other.fails('finishProviderVisit', 'CONFLICT', answerOf(visit, who));
      expect(refused.error).toBe(reasonTexts.providerAccountTaken);
      expect((await other.ok('listLinkedAccounts')).accounts).toEqual([]);
    });

    it('is not unlinked if it is the last way to sign in', async () => {
      const person = await newMemberOf(world, 'kakao');
      const unlink = { id: 'kakao', body: {} };
      const refused = await person.fails('unlinkAccount', 'CONFLICT', unlink);
      expect(refused.error).toBe(reasonTexts.lastWayIn);
      const who = { email: 'second-way@mulbit.test', isConfirmed: false };
      const second = answerOf(await beginLink(person, 'naver'), who);
      await person.ok('finishProviderVisit', second);
      await person.ok('unlinkAccount', unlink);
      await person.fails('unlinkAccount', 'CONFLICT', { id: 'naver', body: {} });
    });

    it('is changed without a password only in a session of ten minutes', async () => {
      const person = await newMemberOf(world, 'google');
      setClock(Date.now() + FRESH_SESSION + 1_000);
      const given = { id: 'kakao', body: {} };
      const refused = await person.fails('startProviderLink', 'BAD_CREDENTIALS', given);
      expect(refused.error).toBe(reasonTexts.sessionOld);
      await person.fails('unlinkAccount', 'BAD_CREDENTIALS', { id: 'google', body: {} });
    });
  });

  describe('an admin on a site that requires a second factor', () => {
    const world = useWorld(start, limits);

    it('gets no admin rights from a provider alone', async () => {
      const person = await newAdmin(world);
      const who = { email: 'admin-at@mulbit.test', isConfirmed: true };
      await link(person, 'google', who);
      const secured = await newAdmin(world);
      await secure(secured, secured.password);
      const settings = { admin_second_factor: true };
      await secured.ok('updateAdminSettings', { body: settings });
      const client = createClient(world.subject);
      const { needsSecondFactor } = await logInAt(client, 'google', who);
      expect(needsSecondFactor).toBe(true);
      await client.fails('listAdminMembers', 'SECOND_FACTOR_REQUIRED');
    });
  });
}
