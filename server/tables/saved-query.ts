import { statement, type Runner } from '../database/statement';

/** A saved query with its name. */
export interface SavedQueryRow {
  id: number;
  name: string;
  query: string;
  created_at: number;
}

/** A query to save; `now` in ms. */
export type NewSavedQuery = { name: string; query: string; memberId: number; now: number };

const columns = ['id', 'name', 'query', 'created_at'] as const;

const all = statement<Record<string, never>, SavedQueryRow>((knex) =>
  knex('saved_query').select(columns).orderBy('name'),
);

const insert = statement<NewSavedQuery, SavedQueryRow>((knex, { name, query, memberId, now }) =>
  knex('saved_query')
    .insert({ name, query, member_id: memberId, created_at: now })
    .onConflict('name')
    .ignore()
    .returning(columns),
);

const remove = statement<{ id: number }, SavedQueryRow>((knex, { id }) =>
  knex.raw(`DELETE FROM saved_query WHERE id = ? RETURNING ${columns.join(', ')}`, [id]),
);

/** The saved queries, by name. */
export function listSavedQueries(runner: Runner): Promise<SavedQueryRow[]> {
  return runner.run(all, {});
}

/** Saves a query. @returns null if the name is taken */
export async function insertSavedQuery(
  tx: Runner,
  query: NewSavedQuery,
): Promise<SavedQueryRow | null> {
  const [row] = await tx.run(insert, query);
  return row ?? null;
}

/** Deletes a saved query. @returns its row; null if it did not exist */
export async function deleteSavedQuery(tx: Runner, id: number): Promise<SavedQueryRow | null> {
  const [row] = await tx.run(remove, { id });
  return row ?? null;
}
