import { fixtures } from '@contract/fixtures';
import { ADMIN_LEVEL } from '@contract/models/member';
import { limits as realLimits, type LimitTable } from '@contract/endpoints/limits';
import { emailConfirmation } from './db/email-confirmation';
import { files } from './db/files';
import { linkedAccounts } from './db/linked-accounts';
import { secondFactors } from './db/second-factors';
import { seed } from './db/seed';
import { SETUP_LINK_LIFETIME } from '@contract/rules/site/setup';
import { sessions } from './db/sessions';
import { setup } from './db/setup';
import { forgetAnswers } from './db/upstream-store';
import { closeStreams } from './http/event-stream';
import { DEMO_ADMIN_KEY, setAdminKey } from './http/guard';
import { resetLimits } from './http/limits';
import { setStandIn } from './http/viewer';
import { forgetTrending, simulation } from './tools';

/** The `User-Agent` of a story's session. */
const STAND_IN_BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** The role of the viewer in a story or a test. */
export type Role = 'guest' | 'member' | 'admin';

/** The sample member's account for a role. */
function accountOf(role: 'member' | 'admin') {
  const account = fixtures.members.find(
    ({ password, adminLevel }) =>
      password !== null && adminLevel >= ADMIN_LEVEL === (role === 'admin'),
  );
  if (!account) throw new Error(`The cast has no ${role} who can sign in`);
  return account;
}

/** How to sign in to the demo's accounts. */
export function demoAccounts() {
  const credentialsOf = (role: 'member' | 'admin') => {
    const { email, password } = accountOf(role);
    return { email, password: password ?? '' };
  };
  const admin = { ...credentialsOf('admin'), adminKey: DEMO_ADMIN_KEY };
  return { member: credentialsOf('member'), admin };
}

/** From now on a request without its own live session acts as this role. */
export function signInAs(role: Role): void {
  if (role === 'guest') setStandIn(null);
  else setStandIn(sessions.create(accountOf(role).id, STAND_IN_BROWSER, Date.now()));
}

interface NewWorld {
  now?: number;
  adminKey?: string | null;
  limits?: LimitTable;
  /** New members must confirm their address. */
  confirmsEmail?: boolean;
  /** The site has no admin, and a setup link with this token. */
  setupToken?: string;
  /** When that link ends, ms. */
  setupEndsAt?: number;
}

/** Resets the whole world: the fixtures, no session, a guest, unused limits. */
export function resetWorld({
  now = Date.now(),
  adminKey = null,
  limits = realLimits,
  confirmsEmail = false,
  setupToken,
  setupEndsAt = now + SETUP_LINK_LIFETIME,
}: NewWorld = {}): void {
  closeStreams();
  seed(now);
  files.forget();
  secondFactors.forget();
  linkedAccounts.forget();
  forgetAnswers();
  simulation.trouble(null);
  forgetTrending();
  resetLimits(limits);
  if (setupToken !== undefined) setup.begin(setupToken, setupEndsAt);
  emailConfirmation.require(confirmsEmail);
  setAdminKey(adminKey);
  setStandIn(null);
}
