import type { Parsed } from '@contract/endpoints/define';
import type { setUpSite as call } from '@contract/endpoints/setup';
import { consentsOf, fullConsent } from '@contract/legal/consents';
import type { MemberRecord } from '@contract/presenters/member';
import { settingsAudit } from '@contract/rules/admin/settings';
import { sphereCreated, sphereNameTaken } from '@contract/rules/admin/sphere-changes';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { SETUP_LINK_LIFETIME, setupEnded } from '@contract/rules/site/setup';
import { reasonTexts } from '@contract/texts';
import { hashToken, newToken } from '../auth/tokens';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Services } from '../services';
import { writeAdminLevel } from '../tables/admin-member';
import { insertAudit } from '../tables/audit';
import { findMember } from '../tables/member';
import { readSettings, writeSettings } from '../tables/setting';
import {
  deleteSetupLinks,
  insertSetupLink,
  isSetupOpen,
  lacksAdmin,
  lockSetupLinks,
} from '../tables/setup-link';
import { insertSphere } from '../tables/sphere-administration';
import { createAccount } from './sign-up';

/**
 * Makes the link that sets up a site without an admin.
 * @returns its token; null if the site has an admin
 */
export async function openSetup(db: Database, now: number): Promise<string | null> {
  if (!(await lacksAdmin(db))) return null;
  const token = newToken();
  const link = { hash: hashToken(token), expiresAt: now + SETUP_LINK_LIFETIME };
  await db.transaction((tx) => insertSetupLink(tx, link));
  return token;
}

/** Refuses a setup link that is not valid. @throws ApiError NOT_FOUND */
export async function guardSetup(db: Database, token: string, now: number): Promise<void> {
  if (!(await isSetupOpen(db, { hash: hashToken(token), now }))) throw setupEnded();
}

type Body = Parsed<typeof call>['body'];

/**
 * Names a new site, and creates its first admin and its spheres, all or nothing. Its link ends.
 * @throws ApiError NOT_FOUND for a link that is not valid, CONFLICT for a taken name or email,
 * UNAVAILABLE when too many passwords wait
 */
export async function setUpSite(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  { token, spheres, reviewRequired, email, password, user_name: userName, ...identity }: Body,
  now: number,
): Promise<{ member: MemberRecord; passwordHash: string }> {
  const passwordHash = await passwords.hash(password, 'unknown');
  const member = await db.transaction(async (tx) => {
    // Of two setups at once the second waits here, and then finds no link.
    const links = await lockSetupLinks(tx, { now });
    if (!links.includes(hashToken(token)) || !(await lacksAdmin(tx))) throw setupEnded();
    await deleteSetupLinks(tx);
    const account = { email, userName, passwordHash };
    const { id } = await createAccount(tx, account, consentsOf(fullConsent), now);
    await writeAdminLevel(tx, { id, level: ADMIN_LEVEL });
    const made = { actorId: id, now };
    const settings = { ...identity, review_required: reviewRequired };
    const audited = settingsAudit(await readSettings(tx), settings);
    await writeSettings(tx, settings);
    await insertAudit(tx, { ...made, action: 'settings.update', subject: 'settings', ...audited });
    for (const { name, description, icon } of spheres) {
      const sphere = { name, description, icon, isClosed: false };
      const sphereId = await insertSphere(tx, sphere);
      if (sphereId === null) throw sphereNameTaken();
      await insertAudit(tx, sphereCreated(sphereId, sphere, made));
    }
    return requireFound(await findMember(tx, { id }), reasonTexts.memberNotFound);
  });
  return { member, passwordHash };
}
