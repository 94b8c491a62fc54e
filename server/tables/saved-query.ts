import { statement, type NoArguments } from '../database/statement';

/** A saved query with its name. */
export interface SavedQueryRow {
  id: number;
  name: string;
  query: string;
  createdAt: number;
}

/** A query to save; `now` in ms. */
export type NewSavedQuery = { name: string; query: string; memberId: number; now: number };

const columns = ['id', 'name', 'query', 'created_at as createdAt'];

/** The saved queries, by name. */
export const listSavedQueries = statement.all<NoArguments, SavedQueryRow>((knex) =>
  knex('saved_query').select(columns).orderBy('name'),
);

/** Saves a query. @returns null if the name is taken */
export const insertSavedQuery = statement.maybeOne<NewSavedQuery, SavedQueryRow>(
  (knex, { name, query, memberId, now }) =>
    knex('saved_query')
      .insert({ name, query, member_id: memberId, created_at: now })
      .onConflict('name')
      .ignore()
      .returning(columns),
);

/** Deletes a saved query. @returns its row; null if it did not exist */
export const deleteSavedQuery = statement.maybeOne<{ id: number }, SavedQueryRow>((knex, { id }) =>
  knex.raw(
    'DELETE FROM saved_query WHERE id = ? RETURNING id, name, query, created_at AS "createdAt"',
    [id],
  ),
);
