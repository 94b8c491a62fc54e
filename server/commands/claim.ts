import { rewardEntry } from '@contract/rules/ledger';
import { companionNews, isNews, type CompanionNews } from '@contract/rules/news';
import { continueStreak, streakOf } from '@contract/rules/streak';
import { seoulDay } from '@contract/rules/time';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import type { Told } from '../notifications/bus';
import type { Runner } from '../database/statement';
import { findCompanion, type CompanionRow } from '../tables/companion';
import { markTold, updateStreak } from '../tables/companion-changes';
import { findMember, type MemberRow } from '../tables/member';
import { lockStanding } from '../tables/standing';
import { grant, type Granted } from './grant';

interface Claim {
  memberId: number;
  /** Whether it is a day's visit that is claimed. */
  isVisit: boolean;
  /** ms */
  now: number;
}

/** What a claim finds. */
export interface Claimed {
  /** Whether the claim itself earned something. */
  granted: boolean;
  companion: CompanionRow;
  /** What nobody was told before. */
  news: CompanionNews;
  member: MemberRow;
  /** Who is told of a level that the claim brought. */
  told: Told[];
}

async function companionOf(runner: Runner, memberId: number): Promise<CompanionRow> {
  return requireFound(await findCompanion(runner, memberId), reasonTexts.memberNotFound);
}

/** Grants a visit, which counts once a day in Seoul. @returns null unless it is the day's first */
async function visit(tx: Runner, memberId: number, now: number): Promise<Granted | null> {
  const granted = await grant(tx, memberId, rewardEntry('daily_login', 0, now), now);
  if (!granted) return null;
  const streak = streakOf(await companionOf(tx, memberId));
  await updateStreak(tx, memberId, continueStreak(streak, seoulDay(now)));
  return granted;
}

async function look(runner: Runner, memberId: number) {
  const companion = await companionOf(runner, memberId);
  const member = requireFound(await findMember(runner, memberId), reasonTexts.memberNotFound);
  return { companion, news: companionNews(companion), member };
}

async function settle(tx: Runner, { memberId, isVisit, now }: Claim): Promise<Claimed> {
  await lockStanding(tx, memberId);
  const granted = isVisit ? await visit(tx, memberId, now) : null;
  const seen = await look(tx, memberId);
  if (isNews(seen.news)) await markTold(tx, memberId, seen.companion);
  return { ...seen, granted: granted !== null, told: granted?.told ?? [] };
}

/**
 * Claims what is due to a member's companion, and tells what has grown: of several claims at once
 * one tells it.
 */
export async function claim(db: Database, claimed: Claim): Promise<Claimed> {
  const { memberId, isVisit, now } = claimed;
  // Most find nothing due, and need not wait for their turn to write.
  const seen = await look(db, memberId);
  const isDue = isNews(seen.news) || (isVisit && seen.companion.lastDay !== seoulDay(now));
  return isDue
    ? db.transaction((tx) => settle(tx, claimed))
    : { ...seen, granted: false, told: [] };
}
