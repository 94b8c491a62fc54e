import { conflictError } from '@contract/errors';
import { settingsAudit } from '@contract/rules/admin/settings';
import { sphereCreated, sphereNameTaken } from '@contract/rules/admin/sphere-changes';
import { guardPassword } from '@contract/rules/members/common-passwords';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { setupEnded } from '@contract/rules/site/setup';
import { foldName } from '@contract/rules/text/fold-name';
import { reasonTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { enrol } from '../db/enrolment';
import { members } from '../db/members';
import { names } from '../db/names';
import { settings } from '../db/settings';
import { setup as stored } from '../db/setup';
import { spheres as allSpheres } from '../db/spheres';
import { signIn } from './auth';
import type { SomeHandlers } from './types';

function guardSetup(token: string, now: number): void {
  if (!stored.isOpen(token, now)) throw setupEnded();
}

export const setup = {
  checkSetup({ body }, { now }) {
    guardSetup(body.token, now);
    return { success: true };
  },

  // A demo needs none of it.
  getMissing: () => ({ success: true, missing: [] }),

  setUpSite({ body }, context) {
    const { token, spheres, reviewRequired, email, password, user_name: userName, ...rest } = body;
    const { now } = context;
    guardSetup(token, now);
    guardPassword(password, 'password');
    if (names.isTaken(userName, null)) return names.refuse(userName);
    if (members.findByEmail(email)) throw conflictError('email', reasonTexts.emailTaken, null);
    const keys = new Set(spheres.map(({ name }) => foldName(name)));
    if (keys.size < spheres.length || spheres.some((one) => allSpheres.isNameTaken(one.name, null)))
      throw sphereNameTaken();
    stored.end();
    const { id: actorId } = enrol({ userName, email, password, now });
    members.setAdminLevel(actorId, ADMIN_LEVEL);
    const change = { ...rest, review_required: reviewRequired };
    const entry = { actorId, action: 'settings.update', subject: 'settings', now } as const;
    audit.write({ ...entry, ...settingsAudit(settings.read(), change) });
    settings.write(change);
    for (const one of spheres) {
      const sphere = allSpheres.create(one);
      audit.write(sphereCreated(sphere.id, sphere, { actorId, now }));
    }
    return signIn(members.get(actorId), context, null);
  },
} satisfies SomeHandlers;
