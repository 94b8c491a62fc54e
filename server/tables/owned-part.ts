import { statement, type Runner } from '../database/statement';

/** A part that a member owns, with its time in ms. */
export interface OwnedPartRow {
  partId: number;
  createdAt: number;
}

/** The parts that a member owns, the latest first. */
// Bought parts are in the ledger; parts from before they had a price are in a separate table.
export const listOwnedParts = statement.all<{ memberId: number }, OwnedPartRow>(
  (knex, { memberId }) =>
    knex.raw(
      `SELECT subject_id AS "partId", created_at AS "createdAt" FROM ledger
     WHERE member_id = ? AND action = 'part_buy'
     UNION ALL SELECT part_id, created_at FROM kept_part WHERE member_id = ?
     ORDER BY 2 DESC, 1 DESC`,
      [memberId, memberId],
    ),
);

/** The numbers of the parts that a member owns. */
export async function ownedPartsOf(runner: Runner, memberId: number): Promise<Set<number>> {
  return new Set((await listOwnedParts(runner, { memberId })).map(({ partId }) => partId));
}
