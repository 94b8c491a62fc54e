import { describe, expect, it } from 'vitest';
import { consentTexts } from '../../consentTexts';
import { endpoints, type EndpointName } from '../../endpoints';
import { needsConsent, needsUnrestricted } from '../../policies/access';
import { currentVersions, fullConsent } from '../../legal/consents';
import { legalVersions } from '../../legal/versions';
import { errorTexts } from '../../texts';
import { createClient } from '../support/client';
import { samples } from '../support/samples';
import type { StartSubject } from '../support/subject';
import { accountOf, signUp, useWorld } from '../support/world';

const names = Object.keys(endpoints) as EndpointName[];
const forWriters = names.filter((name) => needsConsent(endpoints[name]));

/** Changes that need no consent: the account itself, and leaving. */
const withoutConsent = [
  ...[
    'signup',
    'login',
    'loginSecondFactor',
    'startPasskeyStep',
    'startPasskeyLogin',
    'logInWithPasskey',
    'startProviderLogin',
    'finishProviderVisit',
    'signUpWithProvider',
    'logout',
    'requestPasswordReset',
    'checkMailLink',
    'resetPassword',
  ],
  ...['confirmEmail', 'changePassword', 'changeEmail', 'endSession', 'endOtherSessions'],
  ...['startTotp', 'confirmTotp', 'removeTotp', 'renewRecoveryCodes'],
  ...['startPasskeyConfirmation', 'startPasskey', 'addPasskey', 'renamePasskey', 'deletePasskey'],
  ...['startProviderLink', 'unlinkAccount'],
  ...['deleteMe', 'readNotifications', 'updateNotificationSettings', 'subscribePush'],
  ...['unsubscribePush', 'sendConfirmationMail', 'giveConsents'],
];

/** The consents to the terms and to the privacy policy. */
export function consentsSuite(start: StartSubject): void {
  describe('consents', () => {
    const world = useWorld(start);
    const account = {
      email: 'agrees@mulbit.test',
      password: 'agrees-pass-1',
      user_name: '동의하는 사람',
    };

    it('to a version that is not in force are refused, and no account is created', async () => {
      for (const field of ['termsVersion', 'privacyVersion'] as const) {
        const old = { [field]: '2020-01-01' };
        const body = { ...account, ...fullConsent, ...old };
        const error = await world.guest.fails('signup', 'STALE', { body });
        expect(error.error).toBe(consentTexts.outdated);
        expect(error.issues).toEqual([{ path: field, message: consentTexts.outdated }]);
        const again = { body: { ...currentVersions, ...old } };
        await world.member.fails('giveConsents', 'STALE', again);
      }
      const { email, password } = account;
      await world.guest.fails('login', 'BAD_CREDENTIALS', { body: { email, password } });
    });

    it('are due for a new member who signs up without them, and block writing until given', async () => {
      const newcomer = createClient(world.subject);
      const { user, consentsDue } = await newcomer.ok('signup', { body: account });
      expect(user.email).toBe(account.email);
      expect(consentsDue).toEqual(['terms', 'privacy', 'over14']);
      expect(await newcomer.ok('me')).toMatchObject({ user, consentsDue });
      const { email, password } = account;
      const login = await newcomer.ok('login', { body: { email, password } });
      expect(login.consentsDue).toEqual(consentsDue);

      for (const name of forWriters) {
        const error = await newcomer.fails(name, 'CONSENT_REQUIRED', samples[name]);
        expect(error.error).toBe(errorTexts.CONSENT_REQUIRED);
      }
      // The member's own account and reading stay open.
      await newcomer.ok('readNotifications', { body: {} });
      expect((await newcomer.ok('exportMe')).consents).toEqual([]);

      const texts = await newcomer.ok('giveConsents', { body: currentVersions });
      expect(texts.consentsDue).toEqual(['over14']);
      await newcomer.fails('createPost', 'CONSENT_REQUIRED', samples.createPost);
      const rest = await newcomer.ok('giveConsents', { body: fullConsent });
      expect(rest.consentsDue).toEqual([]);
      await newcomer.ok('createPost', samples.createPost);
      await newcomer.ok('deleteMe', { body: { password } });
    });

    it('are needed for every change by a member except those of the account itself', () => {
      const changes = names.filter((name) => {
        const { method, access } = endpoints[name];
        return method !== 'GET' && (access === 'public' || access === 'member');
      });
      expect(changes.filter((name) => !forWriters.includes(name))).toEqual(withoutConsent);
      const suspended = names.filter((name) => needsUnrestricted(endpoints[name]));
      expect(suspended.filter((name) => !forWriters.includes(name))).toEqual([]);
    });

    it('given by a new member count, and the others are due', async () => {
      const newcomer = createClient(world.subject);
      const body = {
        ...account,
        email: 'half@mulbit.test',
        user_name: '반만 동의',
        termsVersion: currentVersions.termsVersion,
        privacyVersion: null,
      };
      const { consentsDue } = await newcomer.ok('signup', { body });
      expect(consentsDue).toEqual(['privacy', 'over14']);
      await newcomer.fails('createPost', 'CONSENT_REQUIRED', samples.createPost);
    });

    it('of a new member are in the export, and nothing is due', async () => {
      const stranger = await signUp(world.subject);
      expect((await stranger.ok('me')).consentsDue).toEqual([]);
      const { consents } = await stranger.ok('exportMe');
      expect(consents.map(({ name, version }) => [name, version])).toEqual([
        ['terms', legalVersions.terms],
        ['privacy', legalVersions.privacy],
        ['over14', '14'],
      ]);
      for (const { at } of consents) {
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
      }
    });

    it('of the sample members exist', async () => {
      const client = createClient(world.subject);
      const { email, password } = accountOf(1);
      expect((await client.ok('login', { body: { email, password } })).consentsDue).toEqual([]);
      expect((await world.member.ok('exportMe')).consents).toHaveLength(3);
    });

    it('given twice count once, from the first time on', async () => {
      const stranger = await signUp(world.subject);
      const before = (await stranger.ok('exportMe')).consents;
      const { consentsDue } = await stranger.ok('giveConsents', { body: currentVersions });
      expect(consentsDue).toEqual([]);
      expect((await stranger.ok('exportMe')).consents).toEqual(before);
    });
  });
}
