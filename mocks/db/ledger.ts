import { dayLimitOf, isOfPart, type LedgerEntry } from '@contract/rules/companion/ledger';
import { settle, wateredPlant } from '@contract/rules/companion/settlement';
import { seoulDayBounds } from '@contract/rules/site/time';
import { companions } from './companions';
import { nextId } from './ids';
import { members } from './members';
import { notifications } from './notifications';
import { plants } from './plants';
import { table, type Row } from './table';

const rows = table('ledger');

export type LedgerRow = Row<'ledger'>;

const keyOf = (memberId: number, { action, subjectId, occasion }: LedgerEntry) =>
  `${memberId}:${action}:${subjectId}:${occasion}`;

function isFull(
  memberId: number,
  { action }: LedgerEntry,
  now: number,
  limit = dayLimitOf(action),
): boolean {
  if (limit === null) return false;
  const { first, last } = seoulDayBounds(now);
  const today = rows
    .list({ memberId, action })
    .filter(({ createdAt }) => createdAt >= first && createdAt <= last);
  return today.length >= limit;
}

function growingBy(memberId: number, entry: LedgerEntry) {
  const watered = wateredPlant(entry);
  return watered === null ? plants.firstGrowing(memberId) : plants.find(watered);
}

/** Saves a row unless it already exists; `carryOut` applies its changes. */
function write(memberId: number, entry: LedgerEntry, now: number, limit?: number): boolean {
  const key = keyOf(memberId, entry);
  if (rows.find({ key }) || isFull(memberId, entry, now, limit)) return false;
  rows.insert({ ...entry, key, id: nextId('entry'), memberId, createdAt: now });
  return true;
}

function carryOut(memberId: number, entry: LedgerEntry, now: number): void {
  const companion = companions.get(memberId);
  const member = members.get(memberId);
  const plant = growingBy(memberId, entry);
  const settled = settle({ member, companion, plant }, entry);
  const due = settled.entries.filter((one) => write(memberId, one, now));
  const { level, experience } = settled.member;
  members.earn(memberId, {
    level,
    experience,
    waterDrops: member.waterDrops + entry.waterDrops,
    gems: due.reduce((sum, { gems }) => sum + gems, member.gems + entry.gems),
  });
  companions.update(memberId, settled.companion);
  if (settled.plant) plants.update(settled.plant.id, settled.plant);
  const { level: reached } = settled.companion;
  if (reached > companion.level) {
    const level = { kind: 'level_up', level: reached, reason: '' } as const;
    notifications.notifyOwn(memberId, level, now);
  }
}

/**
 * Gives a member the reward of a ledger row, once; a plant gets its part only if one still grows.
 * @param now ms
 * @returns the row; null when it was earned before, or is beyond the day's limit
 */
export function grant(
  memberId: number,
  entry: LedgerEntry,
  now: number,
  limit?: number,
): LedgerEntry | null {
  const given = growingBy(memberId, entry) ? entry : { ...entry, plantExperience: 0 };
  if (!write(memberId, given, now, limit)) return null;
  carryOut(memberId, given, now);
  return given;
}

export const ledger = {
  /** The row with the unique name of an entry. */
  find: (memberId: number, entry: LedgerEntry) => rows.find({ key: keyOf(memberId, entry) }),
  insert: (row: Omit<LedgerRow, 'key'>) => rows.insert({ ...row, key: keyOf(row.memberId, row) }),
  listOf: (memberId: number) => rows.list({ memberId }),
  /** The parts that a member owns, latest first. */
  partsOf: (memberId: number) =>
    rows
      .list({ memberId })
      .filter(({ action }) => isOfPart(action))
      .map(({ subjectId: partId, createdAt }) => ({ partId, createdAt }))
      .sort((a, b) => b.createdAt - a.createdAt || b.partId - a.partId),
  removeOfMember: (memberId: number) => rows.remove({ memberId }),
};
