import { fixtures } from '@contract/fixtures';
import { ADMIN_LEVEL } from '@contract/models/member';
import { members } from './db/members';
import { seed } from './db/seed';
import { setAdminKey } from './http/guard';
import { resetLimits } from './http/limits';
import { setStandIn } from './http/viewer';

/** As whom a story or a test looks at the site. */
export type Role = 'guest' | 'member' | 'admin';

/** The account of the cast that stands for a role. */
function accountOf(role: 'member' | 'admin') {
  const account = fixtures.members.find(
    ({ password, adminLevel }) =>
      password !== null && adminLevel >= ADMIN_LEVEL === (role === 'admin'),
  );
  if (!account) throw new Error(`The cast has no ${role} who can sign in`);
  return account;
}

/** From now on a request without a live session of its own acts as this role. */
export function signInAs(role: Role): void {
  setStandIn(role === 'guest' ? null : members.get(accountOf(role).id));
}

/** Makes the whole world new: the fixtures, no session, a guest, no limit used up. */
export function resetWorld({ now = Date.now(), adminKey = null as string | null } = {}): void {
  seed(now);
  resetLimits();
  setAdminKey(adminKey);
  setStandIn(null);
}
