import { canPay, dayLimitOf, type LedgerEntry } from '@contract/rules/companion/ledger';
import { settle, wateredPlant } from '@contract/rules/companion/settlement';
import type { Runner } from '../database/statement';
import type { Delivery } from '../notifications/bus';
import { insertEntry, keepNoPlant, removeEntry } from '../tables/ledger';
import { notifyOwn } from '../tables/notification';
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
  return watered === null ? findGrowingPlant(tx, { memberId }) : findPlant(tx, { id: watered });
}

/** The results of a ledger row. */
export interface Granted {
  /** Experience for a plant; 0 when no plant grew. */
  plantExperience: number;
  /** The member to notify when their companion reached a level. */
  deliveries: Delivery[];
}

/** Applies a new row, and notifies of a level. The member's row must be locked. */
async function carryOut(
  tx: Runner,
  before: { member: BalancesRow; companion: CompanionProgressRow },
  entry: LedgerEntry,
  now: number,
): Promise<Granted> {
  const { id } = before.member;
  const plant = await growingBy(tx, id, entry);
  // The history shows only given rewards: no plant experience if every plant is in bloom.
  if (!plant && entry.plantExperience > 0) await keepNoPlant(tx, { ...entry, memberId: id });
  const { member, companion, plant: grown, entries } = settle({ ...before, plant }, entry);
  let { gems } = entry;
  for (const due of entries) if (await insertEntry(tx, id, due, now)) gems += due.gems;
  const { level, experience } = member;
  await updateBalances(tx, { waterDrops: entry.waterDrops, gems, level, experience, id });
  await growCompanion(tx, { ...companion, memberId: id });
  if (grown) await growPlantRow(tx, grown);
  const plantExperience = plant ? entry.plantExperience : 0;
  if (companion.level === before.companion.level) return { plantExperience, deliveries: [] };
  const notificationId = await notifyOwn(tx, {
    memberId: id,
    kind: 'level_up',
    level: companion.level,
    reason: '',
    now,
  });
  return { plantExperience, deliveries: [{ memberId: id, id: notificationId }] };
}

/**
 * Gives a member the reward of a ledger row, once, in the transaction of the action. Without a
 * reward it costs one statement. Lock posts before it, and members in the order of ids.
 * @param now ms
 * @param limit how many rows of its action count on one day; null: all
 * @returns null without a reward: it was given before, or exceeds the day's limit
 */
export async function grant(
  tx: Runner,
  memberId: number,
  entry: LedgerEntry,
  now: number,
  limit = dayLimitOf(entry.action),
): Promise<Granted | null> {
  if (!(await insertEntry(tx, memberId, entry, now, limit))) return null;
  const member = await lockBalances(tx, { memberId });
  const companion = await findCompanionProgress(tx, memberId, entry.action, now);
  // On PostgreSQL concurrent transactions may each have counted one row below the day's limit.
  if (companion.rowsOfDay > (limit ?? Infinity)) {
    await removeEntry(tx, { ...entry, memberId });
    return null;
  }
  return carryOut(tx, { member, companion }, entry, now);
}

/**
 * Takes the cost of a ledger row from a member; its amounts are negative.
 * @param member as the caller locked it, in the same transaction
 * @param now ms
 * @throws if a balance is too small, which callers check before
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
