import { describe, expect, it } from 'vitest';
import { SETUP_LINK_LIFETIME, siteNeeds, starterSpheres } from '../../rules/site/setup';
import { reasonTexts, validationTexts } from '../../texts';
import { createClient } from '../support/client';
import { roomyLimits, type StartSubject } from '../support/subject';
import { accountOf, useWorld } from '../support/world';

const TOKEN = 'conformance-setup-link';
const site = {
  siteName: '새물결',
  siteSlogan: '오늘도 새물결에서',
  siteAccent: 'violet',
  siteContact: 'help@mulbit.test',
};
const account = {
  email: 'first@mulbit.test',
  password: 'a-first-password-1',
  user_name: '처음 온 사람',
};
const spheres = starterSpheres.slice(0, 3);
const body = { token: TOKEN, ...site, ...account, reviewRequired: false, spheres };

/** The setup of a site without an admin, by the link that its start prints. */
export function setupSuite(start: StartSubject): void {
  describe('what a site lacks', () => {
    const world = useWorld(start);

    it('is for admins', async () => {
      const { missing } = await world.admin.ok('getMissing');
      for (const need of missing) expect(siteNeeds).toContain(need);
      await world.member.fails('getMissing', 'FORBIDDEN');
    });
  });

  describe('the setup of a site', () => {
    const world = useWorld(start, roomyLimits, { setupToken: TOKEN });
    const ended = async (token: string) => {
      for (const name of ['checkSetup', 'setUpSite'] as const) {
        const given = { ...body, token };
        const { error } = await world.guest.fails(name, 'NOT_FOUND', { body: given });
        expect(error).toBe(reasonTexts.siteSetupEnded);
      }
    };

    it('needs its link', async () => {
      await ended('another-link');
      expect(await world.guest.ok('checkSetup', { body: { token: TOKEN } })).toEqual({
        success: true,
      });
    });

    it('refuses bad input and taken names without using up the link', async () => {
      const refused = async (change: object, code: 'VALIDATION' | 'CONFLICT') =>
        (await world.guest.fails('setUpSite', code, { body: { ...body, ...change } })).issues;
      expect(await refused({ siteName: ' ' }, 'VALIDATION')).toEqual([
        { path: 'siteName', message: validationTexts.siteName },
      ]);
      expect(await refused({ password: 'password1' }, 'VALIDATION')).toMatchObject([
        { path: 'password' },
      ]);
      const { email, user_name } = accountOf(1);
      expect(await refused({ email }, 'CONFLICT')).toMatchObject([{ path: 'email' }]);
      expect(await refused({ user_name }, 'CONFLICT')).toMatchObject([{ path: 'user_name' }]);
      await refused({ spheres: [...spheres, spheres[0]] }, 'CONFLICT');
      await world.guest.ok('checkSetup', { body: { token: TOKEN } });
      const { settings } = await world.guest.ok('getSettings');
      expect(settings.siteName).not.toBe(site.siteName);
    });

    it('names the site, makes its first admin and its spheres, and signs the admin in, once', async () => {
      const before = (await world.guest.ok('listSpheres')).data.spheres.length;
      const admin = createClient(world.subject);
      const results = await Promise.all([
        admin.call('setUpSite', { body }),
        createClient(world.subject).call('setUpSite', { body }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual([201, 404]);
      await ended(TOKEN);

      const { settings } = await world.guest.ok('getSettings');
      expect(settings).toMatchObject({ ...site, review_required: false });
      const listed = (await world.guest.ok('listSpheres')).data.spheres;
      expect(listed).toHaveLength(before + spheres.length);
      for (const sphere of spheres) expect(listed).toContainEqual(expect.objectContaining(sphere));

      const first = createClient(world.subject);
      const { email, password } = account;
      const signedIn = await first.ok('login', { body: { email, password } });
      expect(signedIn.user).toMatchObject({ user_name: account.user_name, admin_level: 1 });
      expect(signedIn).toMatchObject({ consentsDue: [], needsEmailConfirmation: false });
      const { entries } = await first.ok('listAudit', { query: { who: account.user_name } });
      const kinds = entries.map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'sphere.create')).toHaveLength(3);
      expect(kinds).toContain('settings.update');
    });
  });

  describe('the setup of a site with an expired link', () => {
    const world = useWorld(start, roomyLimits, {
      setupToken: TOKEN,
      setupEndsAt: Date.now() - SETUP_LINK_LIFETIME,
    });

    it('is refused', async () => {
      await world.guest.fails('checkSetup', 'NOT_FOUND', { body: { token: TOKEN } });
      await world.guest.fails('setUpSite', 'NOT_FOUND', { body });
    });
  });
}
