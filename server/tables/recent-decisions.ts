import { statement, type Runner } from '../database/statement';

/** A post that was decided about; `reviewed_at` in ms. */
export interface DecidedRow {
  id: number;
  is_confirmed: number;
  reviewed_at: number;
  reviewed_by: number | null;
  user_name: string | null;
}

/** More are not told one by one: who looks on reads the list again. */
const MOST = 200;

const decided = statement<{ since: number }, DecidedRow>((knex, { since }) =>
  knex('post')
    .leftJoin('member', 'member.id', 'post.reviewed_by')
    .where('post.reviewed_at', '>', since)
    .whereNull('post.deleted_at')
    .orderBy('post.reviewed_at', 'desc')
    .limit(MOST)
    .select('post.id', 'post.is_confirmed', 'post.reviewed_at', 'post.reviewed_by')
    .select('member.user_name'),
);

/** The posts that were decided about after a moment, ms, the latest first. */
export function listDecided(runner: Runner, since: number): Promise<DecidedRow[]> {
  return runner.run(decided, { since });
}
