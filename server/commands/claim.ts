import { rewardEntry } from '@contract/rules/companion/ledger';
import { companionGrowth, hasGrowth, type CompanionGrowth } from '@contract/rules/companion/growth';
import { isVisitDue } from '@contract/rules/companion/streak';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import type { Runner } from '../database/statement';
import { findCompanion, type CompanionRow } from '../tables/companion';
import { markAnnounced } from '../tables/companion-changes';
import type { MemberRecord } from '@contract/presenters/member';
import { findMember } from '../tables/member';
import { lockBalances } from '../tables/balances';
import { grant } from './grant';

interface Claim {
  memberId: number;
  /** Whether the claim is for the daily visit. */
  isDailyVisit: boolean;
  /** ms */
  now: number;
}

/** The result of a claim. */
export interface Claimed {
  /** Whether the claim itself gave a reward. */
  granted: boolean;
  companion: CompanionRow;
  /** The growth that the member has not seen yet. */
  growth: CompanionGrowth;
  member: MemberRecord;
  /** The members to notify of a level that the claim brought. */
  deliveries: Delivery[];
}

async function companionOf(runner: Runner, memberId: number): Promise<CompanionRow> {
  return requireFound(await findCompanion(runner, { memberId }), reasonTexts.memberNotFound);
}

async function readGrowth(runner: Runner, memberId: number) {
  const companion = await companionOf(runner, memberId);
  const member = requireFound(
    await findMember(runner, { id: memberId }),
    reasonTexts.memberNotFound,
  );
  return { companion, growth: companionGrowth(companion), member };
}

async function settle(tx: Runner, { memberId, isDailyVisit, now }: Claim): Promise<Claimed> {
  await lockBalances(tx, { memberId });
  const visit = rewardEntry('daily_login', 0, now);
  const granted = isDailyVisit ? await grant(tx, memberId, visit, now) : null;
  const seen = await readGrowth(tx, memberId);
  if (hasGrowth(seen.growth)) await markAnnounced(tx, { ...seen.companion, memberId });
  return { ...seen, granted: granted !== null, deliveries: granted?.deliveries ?? [] };
}

/**
 * Claims the rewards of a member's companion and returns its growth: only one of several concurrent
 * claims returns it.
 */
export async function claim(db: Database, claimed: Claim): Promise<Claimed> {
  const { memberId, isDailyVisit, now } = claimed;
  // Most claims find no reward, and need not wait for a write lock.
  const seen = await readGrowth(db, memberId);
  const isDue = hasGrowth(seen.growth) || (isDailyVisit && isVisitDue(seen.companion, now));
  return isDue
    ? db.transaction((tx) => settle(tx, claimed))
    : { ...seen, granted: false, deliveries: [] };
}
