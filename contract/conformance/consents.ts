import { describe, expect, it } from 'vitest';
import { consentTexts } from '../consentTexts';
import { currentVersions, fullConsent } from '../legal/consents';
import { legalVersions } from '../legal/versions';
import { createClient } from './client';
import type { StartSubject } from './subject';
import { accountOf, signUp, useWorld } from './world';

/** The consents to the terms and to the privacy policy. */
export function consentsSuite(start: StartSubject): void {
  describe('consents', () => {
    const world = useWorld(start);
    const account = {
      email: 'agrees@mulbit.test',
      password: 'agrees-pass-1',
      user_name: '동의하는 사람',
    };

    it('are all needed to sign up, each with a sentence of its own', async () => {
      const missing: [keyof typeof fullConsent, unknown, string][] = [
        ['termsVersion', undefined, consentTexts.terms],
        ['termsVersion', null, consentTexts.terms],
        ['privacyVersion', true, consentTexts.privacy],
        ['privacyVersion', [currentVersions.privacyVersion], consentTexts.privacy],
        ['isOver14', undefined, consentTexts.over14],
        ['isOver14', false, consentTexts.over14],
        ['isOver14', 'true', consentTexts.over14],
      ];
      for (const [field, value, message] of missing) {
        const body = { ...account, ...fullConsent, [field]: value };
        const error = await world.guest.fails('signup', 'VALIDATION', { body });
        expect(error.issues).toEqual([{ path: field, message }]);
      }
    });

    it('to another version than the one in force are refused, and nobody is signed up', async () => {
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

    it('are given again by members alone, and to both texts', async () => {
      await world.guest.fails('giveConsents', 'LOGIN_REQUIRED', { body: currentVersions });
      const { termsVersion } = currentVersions;
      const error = await world.member.fails('giveConsents', 'VALIDATION', {
        body: { termsVersion },
      });
      expect(error.issues).toEqual([{ path: 'privacyVersion', message: consentTexts.privacy }]);
    });

    it('of a newcomer are in the export, and nothing is due', async () => {
      const stranger = await signUp(world.subject);
      expect((await stranger.ok('me')).consentsDue).toEqual([]);
      const { consents } = await stranger.ok('exportMe');
      expect(consents.map(({ name, version }) => [name, version])).toEqual([
        ['terms', legalVersions.terms],
        ['privacy', legalVersions.privacy],
      ]);
      for (const { at } of consents) {
        expect(Math.abs(Date.parse(at) - Date.now())).toBeLessThan(60_000);
      }
    });

    it('of the sample members are there', async () => {
      const client = createClient(world.subject);
      const { email, password } = accountOf(1);
      expect((await client.ok('login', { body: { email, password } })).consentsDue).toEqual([]);
      expect((await world.member.ok('exportMe')).consents).toHaveLength(2);
    });

    it('that are given twice count once, from the first time on', async () => {
      const stranger = await signUp(world.subject);
      const before = (await stranger.ok('exportMe')).consents;
      const { consentsDue } = await stranger.ok('giveConsents', { body: currentVersions });
      expect(consentsDue).toEqual([]);
      expect((await stranger.ok('exportMe')).consents).toEqual(before);
    });
  });
}
