import { presentMember } from '@contract/presenters/member';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { siteNeeds, type SiteNeed } from '@contract/rules/site/setup';
import { readSettings } from '../tables/setting';
import { guardSetup, setUpSite } from '../commands/set-up-site';
import type { SomeHandlers } from '../http/call';
import { signIn } from './auth';

/** The setup of a new site. */
export const setupRoutes = {
  async checkSetup({ body, services, now }) {
    await guardSetup(services.db, body.token, now);
    return { success: true };
  },

  async getMissing({ services }) {
    const { siteContact } = await readSettings(services.db);
    const { contact, ...operator } = services.legalFacts;
    const facts = [...Object.values(operator), siteContact ?? contact];
    const isLacking: Record<SiteNeed, boolean> = {
      ...services.lacks,
      backups: (await services.backups.status()).state === 'off',
      legal: facts.includes(null),
    };
    return { success: true, missing: siteNeeds.filter((need) => isLacking[need]) };
  },

  async setUpSite(call) {
    const { body, services, now } = call;
    // Before a password is hashed, which is slow.
    await guardSetup(services.db, body.token, now);
    guardPassword(body.password, 'password');
    const { member, passwordHash } = await setUpSite(services, body, now);
    const memberId = member.id;
    await signIn(call, { memberId, passwordHash, device: null, isNewAccount: true });
    services.updates.changed();
    const viewer = { id: member.id, adminLevel: ADMIN_LEVEL };
    return { success: true, user: presentMember(member, viewer) };
  },
} satisfies SomeHandlers;
