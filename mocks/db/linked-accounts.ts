import {
  accountTaken,
  linkedAlready,
  PROVIDER_VISIT_LIFETIME,
  visitEnded,
  type LoginProvider,
  type ProviderIdentity,
} from '@contract/rules/members/login-providers';
import { mails } from './mails';
import { members } from './members';
import { signIns } from './sign-ins';
import { table, type Row } from './table';

const rows = table('linkedAccount');

interface Visit {
  provider: LoginProvider;
  state: string;
  nonce: string;
  verifier: string;
  /** The session that links an account; null for a login. */
  session: string | null;
  returnTo: string | null;
}

type Newcomer = ProviderIdentity & { provider: LoginProvider };

const visits = new Map<string, Visit & { expiresAt: number }>();
const newcomers = new Map<string, Newcomer & { expiresAt: number }>();

const idOf = (provider: LoginProvider, subject: string) => `${provider} ${subject}`;
const accountOf = (row: Row<'linkedAccount'>) => ({
  ...row,
  provider: row.provider as LoginProvider,
});

// As long as the server's, so that the contract's form fits.
const random = () =>
  `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '').slice(0, 43);

/** The providers' accounts that sign members in, and what waits for one. */
export const linkedAccounts = {
  /** Ends everything that waits. */
  forget(): void {
    visits.clear();
    newcomers.clear();
  },
  listOf: (memberId: number) =>
    rows
      .list({ memberId })
      .map(accountOf)
      .sort((a, b) => a.createdAt - b.createdAt || (a.provider < b.provider ? -1 : 1)),
  findMember: (provider: LoginProvider, subject: string): number | null =>
    rows.find({ id: idOf(provider, subject) })?.memberId ?? null,
  noteUse: (provider: LoginProvider, subject: string, now: number) =>
    rows.update({ id: idOf(provider, subject) }, { lastUsedAt: now }),
  /** Refuses an account of another member, and a member's second of a provider. */
  guardFree(provider: LoginProvider, subject: string, memberId: number): void {
    const owner = linkedAccounts.findMember(provider, subject);
    if (owner !== null && owner !== memberId) throw accountTaken();
    const own = linkedAccounts.listOf(memberId);
    if (own.some((one) => one.provider === provider)) throw linkedAlready();
  },
  insert(provider: LoginProvider, subject: string, memberId: number, dates: Dates): void {
    rows.insert({ id: idOf(provider, subject), provider, memberId, ...dates });
  },
  /** Links an account with a member, and tells the member. */
  link(provider: LoginProvider, subject: string, memberId: number, dates: Dates): void {
    linkedAccounts.guardFree(provider, subject, memberId);
    linkedAccounts.insert(provider, subject, memberId, dates);
    signIns.note({ kind: 'provider.add', memberId, now: dates.createdAt });
    mails.send('accountWasLinked', members.get(memberId).email);
  },
  remove: (memberId: number, provider: LoginProvider) => rows.remove({ memberId, provider }),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),

  /** Begins a visit of a browser; returns its cookie, and what the provider gets. */
  begin(visit: Pick<Visit, 'provider' | 'session' | 'returnTo'>, now: number) {
    const [browser, state, nonce, verifier] = [random(), random(), random(), random()];
    const begun = { ...visit, state, nonce, verifier };
    visits.set(browser, { ...begun, expiresAt: now + PROVIDER_VISIT_LIFETIME });
    return { ...begun, browser };
  },
  /** Ends the visit of a browser and returns it. @throws ApiError NOT_FOUND without one */
  endVisit(browser: string, now: number): Visit {
    const visit = visits.get(browser);
    visits.delete(browser);
    if (!visit || visit.expiresAt <= now) throw visitEnded();
    return visit;
  },
  /** Lets somebody without an account wait for their consents. */
  wait(newcomer: Newcomer, now: number): string {
    const token = random();
    newcomers.set(token, { ...newcomer, expiresAt: now + PROVIDER_VISIT_LIFETIME });
    return token;
  },
  /** A newcomer who waits. @throws ApiError NOT_FOUND without one */
  newcomerOf(token: string, now: number): Newcomer {
    const newcomer = newcomers.get(token);
    if (!newcomer || newcomer.expiresAt <= now) throw visitEnded();
    return newcomer;
  },
  endNewcomer: (token: string) => newcomers.delete(token),
};

interface Dates {
  createdAt: number;
  lastUsedAt: number | null;
}
