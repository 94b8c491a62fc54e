import { rewardEntry } from '@contract/rules/ledger';
import { companionNews, isNews, type CompanionNews } from '@contract/rules/news';
import { continueStreak } from '@contract/rules/streak';
import { seoulDay } from '@contract/rules/time';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { found } from '../http/call';
import type { Runner } from '../statement';
import { findCompanion, type CompanionRow } from '../tables/companion';
import { markTold, updateStreak } from '../tables/companion-changes';
import { findMember, type MemberRow } from '../tables/member';
import { lockStanding } from '../tables/standing';
import { grant } from './grant';

/** What a claim finds. */
export interface Claimed {
  /** Whether the claim itself earned something. */
  granted: boolean;
  companion: CompanionRow;
  /** What nobody was told before. */
  news: CompanionNews;
  member: MemberRow;
}

async function companionOf(tx: Runner, memberId: number): Promise<CompanionRow> {
  return found(await findCompanion(tx, memberId), reasonTexts.memberNotFound);
}

/** Grants a visit, which counts once a day in Seoul. @returns whether it is the day's first */
async function visit(tx: Runner, memberId: number, now: number): Promise<boolean> {
  if (!(await grant(tx, memberId, rewardEntry('daily_login', 0, now), now))) return false;
  const { streakDays: days, lastDay, restedDay } = await companionOf(tx, memberId);
  await updateStreak(tx, memberId, continueStreak({ days, lastDay, restedDay }, seoulDay(now)));
  return true;
}

/**
 * Claims what is due to a member's companion, and tells what has grown: of several claims at once
 * one tells it.
 * @param isVisit whether it is a day's visit that is claimed
 * @param now ms
 */
export function claim(
  db: Database,
  memberId: number,
  isVisit: boolean,
  now: number,
): Promise<Claimed> {
  return db.transaction(async (tx) => {
    await lockStanding(tx, memberId);
    const granted = isVisit && (await visit(tx, memberId, now));
    const companion = await companionOf(tx, memberId);
    const news = companionNews(companion);
    if (isNews(news)) await markTold(tx, memberId, companion);
    const member = found(await findMember(tx, memberId), reasonTexts.memberNotFound);
    return { granted, companion, news, member };
  });
}
