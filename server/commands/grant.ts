import { canPay, dayLimitOf, type LedgerEntry } from '@contract/rules/ledger';
import { settle, wateredPlant } from '@contract/rules/settlement';
import type { Runner } from '../database/statement';
import type { Delivery } from '../notifications/bus';
import { insertEntry, keepNoPlant, removeEntry } from '../tables/ledger';
import { notifyOfLevel } from '../tables/notification';
import { findGrowingPlant, findPlant, growPlantRow, type PlantRow } from '../tables/plant';
import {
  findCompanionProgress,
  growCompanion,
  lockBalances,
  updateBalances,
  type CompanionProgressRow,
  type BalancesRow,
} from '../tables/balances';

function growingBy(tx: Runner, memberId: number, entry: LedgerEntry): Promise<PlantRow | null> {
  if (entry.plantExperience === 0) return Promise.resolve(null);
  const watered = wateredPlant(entry);
  return watered === null ? findGrowingPlant(tx, memberId) : findPlant(tx, watered);
}

/** What a row of the ledger brought. */
export interface Granted {
  /** For a plant; 0 where no plant grew. */
  plantExperience: number;
  /** The member, where their companion reached a level. */
  deliveries: Delivery[];
}

/** Carries out what a new row says, and tells of a level. The member's row is locked. */
async function carryOut(
  tx: Runner,
  before: { member: BalancesRow; companion: CompanionProgressRow },
  entry: LedgerEntry,
  now: number,
): Promise<Granted> {
  const { id } = before.member;
  const plant = await growingBy(tx, id, entry);
  // The history tells what was given, and nothing was where every plant is in bloom.
  if (!plant && entry.plantExperience > 0) await keepNoPlant(tx, id, entry);
  const { member, companion, plant: grown, entries } = settle({ ...before, plant }, entry);
  let { gems } = entry;
  for (const due of entries) if (await insertEntry(tx, id, due, now)) gems += due.gems;
  const { level, experience } = member;
  await updateBalances(tx, id, { waterDrops: entry.waterDrops, gems, level, experience });
  await growCompanion(tx, id, companion);
  if (grown) await growPlantRow(tx, grown);
  const plantExperience = plant ? entry.plantExperience : 0;
  if (companion.level === before.companion.level) return { plantExperience, deliveries: [] };
  const notificationId = await notifyOfLevel(tx, { memberId: id, level: companion.level, now });
  return { plantExperience, deliveries: [{ memberId: id, id: notificationId }] };
}

/**
 * Gives a member what a row of the ledger says, once, in the transaction of what earned it. Where
 * nothing is due that is one statement. Posts are locked before, members in the order of ids.
 * @param now ms
 * @param limit how many of its action count on one day; null: all
 * @returns null when nothing is: it was earned before, or is beyond the day's limit
 */
export async function grant(
  tx: Runner,
  memberId: number,
  entry: LedgerEntry,
  now: number,
  limit = dayLimitOf(entry.action),
): Promise<Granted | null> {
  if (!(await insertEntry(tx, memberId, entry, now, limit))) return null;
  const member = await lockBalances(tx, memberId);
  const companion = await findCompanionProgress(tx, memberId, entry.action, now);
  // On PostgreSQL several at once may each have seen the last free place of a day.
  if (companion.rowsOfDay > (limit ?? Infinity)) {
    await removeEntry(tx, memberId, entry);
    return null;
  }
  return carryOut(tx, { member, companion }, entry, now);
}

/**
 * Takes from a member what a row of the ledger says; its amounts are negative.
 * @param member as the caller locked it, in the same transaction
 * @param now ms
 * @throws when a balance is too small: callers refuse that before
 */
export async function spend(
  tx: Runner,
  member: BalancesRow,
  entry: LedgerEntry,
  now: number,
): Promise<void> {
  const { id } = member;
  if (!canPay(member, entry)) throw new Error(`Member ${id} cannot pay for ${entry.action}`);
  if (!(await insertEntry(tx, id, entry, now))) {
    throw new Error(`${entry.action} ${entry.subjectId} was paid before`);
  }
  const companion = await findCompanionProgress(tx, id, entry.action, now);
  await carryOut(tx, { member, companion }, entry, now);
}
