import { dayLimitOf, type LedgerAction, type LedgerEntry } from '@contract/rules/companion/ledger';
import { seoulDayBounds } from '@contract/rules/site/time';
import { camel, statement, variants, type Runner } from '../database/statement';

type Named = { memberId: number; action: LedgerAction; subjectId: number; occasion: string };
type Day = { first: number; last: number; limit: number };
type NewEntry = Named &
  Day & {
    waterDrops: number;
    gems: number;
    experience: number;
    plantExperience: number;
    now: number;
  };

/** The number of an action's rows that a member has between two moments, for a day's limit. */
export const ROWS_OF_DAY = `SELECT count(*) FROM ledger
  WHERE member_id = ? AND created_at BETWEEN ? AND ? AND action = ?`;

const COLUMNS =
  'member_id, action, subject_id, occasion, water_drops, gems, experience, plant_experience, created_at';

// Looks the row up before the insert, because PostgreSQL uses up an id for each row that it then
// skips.
const insert = variants(({ isLimited }: { isLimited: boolean }) =>
  statement.exists<NewEntry>((knex, entry) => {
    const { memberId, action, subjectId, occasion, first, last, limit } = entry;
    const amounts = [entry.waterDrops, entry.gems, entry.experience, entry.plantExperience];
    const values = [memberId, action, subjectId, occasion, ...amounts, entry.now];
    const name = [memberId, action, subjectId, occasion];
    return knex.raw(
      `INSERT INTO ledger (${COLUMNS}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?
       WHERE NOT EXISTS (
         SELECT 1 FROM ledger
         WHERE member_id = ? AND action = ? AND subject_id = ? AND occasion = ?
       ) ${isLimited ? `AND (${ROWS_OF_DAY}) < ?` : ''}
       ON CONFLICT (member_id, action, subject_id, occasion) DO NOTHING RETURNING id`,
      [...values, ...name, ...(isLimited ? [memberId, first, last, action, limit] : [])],
    );
  }),
);

/** Deletes a row that this transaction inserted. */
export const removeEntry = statement.run<Named>((knex, { memberId, action, subjectId, occasion }) =>
  knex('ledger').where({ member_id: memberId, action, subject_id: subjectId, occasion }).delete(),
);

/** The amounts of a row of the ledger, null when it does not exist. */
export const findEntry = statement.maybeOne<Named, { waterDrops: number; plantExperience: number }>(
  (knex, { memberId, action, subjectId, occasion }) =>
    knex('ledger')
      .where({ member_id: memberId, action, subject_id: subjectId, occasion })
      .select(camel('water_drops', 'plant_experience')),
);

/** Sets the plant experience of a row that this transaction inserted to zero. */
export const keepNoPlant = statement.run<Named>((knex, { memberId, action, subjectId, occasion }) =>
  knex('ledger')
    .where({ member_id: memberId, action, subject_id: subjectId, occasion })
    .update({ plant_experience: knex.raw('0') }),
);

/**
 * Stores a row of the ledger; `commands/grant` applies its changes.
 * @param now ms
 * @param limit how many rows of its action count on one day; null: all
 * @returns whether it is new: an existing row, or one beyond its day's limit, is not stored
 */
export async function insertEntry(
  tx: Runner,
  memberId: number,
  entry: LedgerEntry,
  now: number,
  limit = dayLimitOf(entry.action),
): Promise<boolean> {
  const day = { ...seoulDayBounds(now), limit: limit ?? 0 };
  return insert(
    tx,
    { isLimited: limit !== null },
    {
      ...entry,
      ...day,
      memberId,
      now,
    },
  );
}
