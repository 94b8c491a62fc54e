import { afterEach, describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import { mailSubject } from '../../mails';
import { PROVIDER_VISIT_LIFETIME } from '../../rules/members/login-providers';
import { reasonTexts } from '../../texts';
import { realTime, setClock } from '../support/balances';
import { createClient } from '../support/client';
import {
  answerOf,
  beginLogin,
  link,
  logInAt,
  newMemberOf,
  provedMember,
} from '../support/providers';
import { nextCode, secure } from '../support/second-factor';
import { roomyLimits, type StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

// More sign-ups than a person makes.
const limits = { ...roomyLimits, signup: roomyLimits.change };
const stranger = { email: 'nobody@mulbit.test', isConfirmed: true };

/** Signing in and up with a provider's account. */
export function providerLoginSuites(start: StartSubject): void {
  describe('a visit at a provider', () => {
    const world = useWorld(start, limits);
    afterEach(realTime);

    it('is offered for each provider, and says that it is simulated', async () => {
      const { providers } = await world.guest.ok('listLoginProviders');
      const names = ['kakao', 'naver', 'google', 'apple'];
      expect(providers).toEqual(names.map((provider) => ({ provider, isSimulated: true })));
    });

    it('is ended once, by the browser that began it', async () => {
      const client = createClient(world.subject);
      const answer = answerOf(await beginLogin(client, 'kakao'), stranger);
      const thief = createClient(world.subject);
      const stolen = await thief.fails('finishProviderVisit', 'NOT_FOUND', answer);
      expect(stolen.error).toBe(reasonTexts.providerEnded);
      // A browser with a visit of its own does not end another one either.
      await beginLogin(thief, 'kakao');
      await thief.fails('finishProviderVisit', 'NOT_FOUND', answer);
      const { newcomer, user } = await client.ok('finishProviderVisit', answer);
      expect(user).toBeNull();
      expect(newcomer?.email).toBe(stranger.email);
      await client.fails('finishProviderVisit', 'NOT_FOUND', answer);
    });

    it('is refused with another state, provider, nonce or verifier, and ends by one try', async () => {
      const client = createClient(world.subject);
      const other = await beginLogin(createClient(world.subject), 'kakao');
      const odds = [
        ['NOT_FOUND', { state: other.state }],
        ['BAD_CREDENTIALS', { nonce: other.nonce }],
        ['BAD_CREDENTIALS', { challenge: other.challenge }],
        ['BAD_CREDENTIALS', { provider: 'google' }],
      ] as const;
      for (const [code, odd] of odds) {
        const visit = await beginLogin(client, 'kakao');
        await client.fails('finishProviderVisit', code, answerOf(visit, stranger, odd));
        await client.fails('finishProviderVisit', 'NOT_FOUND', answerOf(visit, stranger));
        expect(client.cookie).toBeNull();
      }
      const visit = await beginLogin(client, 'kakao');
      const elsewhere = { ...answerOf(visit, stranger), id: 'naver' };
      await client.fails('finishProviderVisit', 'NOT_FOUND', elsewhere);
      const forged = await beginLogin(client, 'kakao');
      const body = { state: forged.state, code: 'bm90LWEtY29kZQ' };
      const refused = await client.fails('finishProviderVisit', 'BAD_CREDENTIALS', {
        id: 'kakao',
        body,
      });
      expect(refused.error).toBe(reasonTexts.providerRefused);
    });

    it('waits ten minutes', async () => {
      const client = createClient(world.subject);
      const answer = answerOf(await beginLogin(client, 'apple'), stranger);
      setClock(Date.now() + PROVIDER_VISIT_LIFETIME);
      await client.fails('finishProviderVisit', 'NOT_FOUND', answer);
    });

    it('leads back to a page of the site', async () => {
      const client = createClient(world.subject);
      const visit = await beginLogin(client, 'google', '/post/2?from=%2F');
      const { returnTo } = await client.ok('finishProviderVisit', answerOf(visit, stranger));
      expect(returnTo).toBe('/post/2?from=%2F');
    });
  });

  describe('a newcomer from a provider', () => {
    const world = useWorld(start, limits);
    afterEach(realTime);

    it('gives a name and all consents before the account exists', async () => {
      const client = createClient(world.subject);
      const who = { email: 'sea@mulbit.test', isConfirmed: true };
      const { newcomer } = await logInAt(client, 'kakao', who);
      expect(newcomer).toMatchObject({ email: who.email, isEmailConfirmed: true });
      expect(client.cookie).toBeNull();
      const token = newcomer?.token;
      const named = { token, user_name: '바다에서' };
      await client.fails('signUpWithProvider', 'VALIDATION', { body: named });
      const body = { ...named, ...fullConsent };
      const old = { ...body, termsVersion: '2000-01-01' };
      await client.fails('signUpWithProvider', 'STALE', { body: old });
      const taken = { ...body, user_name: '이유나' };
      await client.fails('signUpWithProvider', 'CONFLICT', { body: taken });
      const made = await client.ok('signUpWithProvider', { body });
      expect(made).toMatchObject({ consentsDue: [], needsEmailConfirmation: false });
      expect(made.user).toMatchObject({ email: who.email, user_name: '바다에서' });
      await client.fails('signUpWithProvider', 'NOT_FOUND', {
        body: { ...body, user_name: '또 바다' },
      });

      const again = createClient(world.subject);
      const { user } = await logInAt(again, 'kakao', who);
      expect(user?.user_id).toBe(made.user.user_id);
      const [account] = (await again.ok('listLinkedAccounts')).accounts;
      expect(account).toMatchObject({
        provider: 'kakao',
        lastUsedAt: expect.any(String) as string,
      });
      expect((await again.ok('exportMe')).linkedAccounts).toEqual([account]);
    });

    it('asks for an address if the provider confirmed none, and refuses a taken one', async () => {
      const client = createClient(world.subject);
      const owner = await signUp(world.subject);
      const who = { email: owner.email, isConfirmed: false };
      const { newcomer, user } = await logInAt(client, 'naver', who);
      expect(user).toBeNull();
      expect(newcomer).toMatchObject({ email: owner.email, isEmailConfirmed: false });
      const body = { token: newcomer?.token, user_name: '들물에서', ...fullConsent };
      const none = await client.fails('signUpWithProvider', 'VALIDATION', { body });
      expect(none.issues?.[0]?.path).toBe('email');
      const theirs = { ...body, email: owner.email };
      const refused = await client.fails('signUpWithProvider', 'CONFLICT', { body: theirs });
      expect(refused.error).toBe(reasonTexts.emailTaken);
      const own = { ...body, email: 'tide@mulbit.test' };
      const made = await client.ok('signUpWithProvider', { body: own });
      expect(made.user.email).toBe('tide@mulbit.test');
      // The address was only typed: another provider's account with it is not linked.
      const other = createClient(world.subject);
      const confirmed = { email: 'tide@mulbit.test', isConfirmed: true };
      const visit = await beginLogin(other, 'google');
      const answer = answerOf(visit, confirmed);
      await other.fails('finishProviderVisit', 'CONFLICT', answer);
    });

    it('waits ten minutes', async () => {
      const client = createClient(world.subject);
      const { newcomer } = await logInAt(client, 'kakao', stranger);
      setClock(Date.now() + PROVIDER_VISIT_LIFETIME);
      const body = { token: newcomer?.token, user_name: '늦은 물결', ...fullConsent };
      await client.fails('signUpWithProvider', 'NOT_FOUND', { body });
    });

    it('sets a first password by mail', async () => {
      const { who, ...member } = await newMemberOf(world, 'apple');
      const client = Object.assign(createClient(world.subject), { cookie: member.cookie });
      expect((await client.ok('listLinkedAccounts')).hasPassword).toBe(false);
      const body = { email: who.email, password: 'a-guess-at-it' };
      await createClient(world.subject).fails('login', 'BAD_CREDENTIALS', { body });
      const refused = await client.fails('deleteMe', 'BAD_CREDENTIALS', {
        body: { password: 'a-guess-at-it' },
      });
      expect(refused.error).toBe(reasonTexts.noPassword);
      await client.ok('requestPasswordReset', { body: { email: who.email } });
      const mails = await world.subject.mails(who.email);
      expect(mails.map(({ subject }) => subject)).toContain(mailSubject('passwordReset'));
    });
  });

  describe('a newcomer on a site that confirms addresses', () => {
    const world = useWorld(start, limits, { confirmsEmail: true });

    it('confirms only an address that the provider has not', async () => {
      const known = await newMemberOf(world, 'google');
      expect((await known.ok('me')).needsEmailConfirmation).toBe(false);
      const client = createClient(world.subject);
      const who = { email: 'ebb@mulbit.test', isConfirmed: false };
      const { newcomer } = await logInAt(client, 'naver', who);
      const body = { token: newcomer?.token, user_name: '썰물', email: who.email, ...fullConsent };
      const made = await client.ok('signUpWithProvider', { body });
      expect(made.needsEmailConfirmation).toBe(true);
      const mails = await world.subject.mails(who.email);
      expect(mails.map(({ subject }) => subject)).toContain(mailSubject('signupConfirm'));
    });
  });

  describe('a login with a provider', () => {
    const world = useWorld(start, limits);
    afterEach(realTime);

    it('finds the account of an address that both sides have confirmed, and tells it by mail', async () => {
      const person = await provedMember(world);
      const { email, id } = person;
      const client = createClient(world.subject);
      const { user } = await logInAt(client, 'google', { email, isConfirmed: true });
      expect(user?.user_id).toBe(id);
      const mails = await world.subject.mails(email);
      expect(mails.map(({ subject }) => subject)).toContain(mailSubject('accountWasLinked'));
      const { signIns } = await client.ok('exportMe');
      expect(signIns.map(({ kind }) => kind)).toContain('provider.add');
    });

    it('links no account by an address that one side has not confirmed', async () => {
      const unproved = await signUp(world.subject);
      const client = createClient(world.subject);
      const confirmed = { email: unproved.email, isConfirmed: true };
      const visit = await beginLogin(client, 'kakao');
      const refused = await client.fails(
        'finishProviderVisit',
        'CONFLICT',
        answerOf(visit, confirmed),
      );
      expect(refused.error).toBe(reasonTexts.providerEmailTaken);
      const proved = await provedMember(world);
      const { user, newcomer } = await logInAt(client, 'naver', {
        email: proved.email,
        isConfirmed: false,
      });
      expect(user).toBeNull();
      expect(newcomer).not.toBeNull();
      expect(client.cookie).toBeNull();
      expect((await proved.ok('listLinkedAccounts')).accounts).toEqual([]);
    });

    it('asks for the second factor of the account, which no address alone opens', async () => {
      const person = await provedMember(world);
      const body = { admin_level: 1 };
      await world.admin.ok('setAdminLevel', { id: person.id, body });
      const who = { email: 'second@mulbit.test', isConfirmed: true };
      await link(person, 'google', who);
      const { secret } = await secure(person, person.password);
      const client = createClient(world.subject);
      const { user, secondFactor } = await logInAt(client, 'google', who);
      expect(user).toBeNull();
      expect(client.cookie).toBeNull();
      const given = { token: secondFactor?.token, code: nextCode(secret) };
      const signedIn = await client.ok('loginSecondFactor', { body: given });
      expect(signedIn.user.user_id).toBe(person.id);
      const other = createClient(world.subject);
      const visit = await beginLogin(other, 'kakao');
      const answer = answerOf(visit, { email: person.email, isConfirmed: true });
      await other.fails('finishProviderVisit', 'CONFLICT', answer);
    });

    it('says so for a suspended member', async () => {
      const person = await signUp(world.subject);
      const who = { email: 'suspended@mulbit.test', isConfirmed: true };
      await link(person, 'kakao', who);
      await world.admin.ok('suspendMember', { id: person.id, body: { reason: '광고' } });
      const client = createClient(world.subject);
      expect((await logInAt(client, 'kakao', who)).suspension?.reason).toBe('광고');
      await client.fails('createPost', 'SUSPENDED', {
        body: { blocks: [{ type: 'text', content: '광고' }] },
      });
    });

    it('does not find a member who has left', async () => {
      const person = await signUp(world.subject);
      const who = { email: 'left@mulbit.test', isConfirmed: true };
      await link(person, 'kakao', who);
      await person.ok('deleteMe', { body: { password: person.password } });
      const { user, newcomer } = await logInAt(createClient(world.subject), 'kakao', who);
      expect(user).toBeNull();
      expect(newcomer).not.toBeNull();
    });
  });
}
