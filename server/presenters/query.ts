import type { RanQuery, SavedQuery } from '@contract/models/query';
import { formatId } from '@contract/rules/site/ids';
import type { QueryRunRow } from '../tables/query-run';
import type { SavedQueryRow } from '../tables/saved-query';

/** A query that an admin ran. */
export function presentRun({ id, detail, createdAt }: QueryRunRow): RanQuery {
  const kept = JSON.parse(detail) as Omit<RanQuery, 'entryId' | 'createdAt'>;
  const { query, params, explain, outcome, rows, durationMs } = kept;
  return {
    entryId: formatId('audit', id),
    ...{ query, params, explain, outcome, rows, durationMs },
    createdAt: new Date(createdAt).toISOString(),
  };
}

/** A saved query with its name. */
export const presentSaved = ({ id, name, query, createdAt }: SavedQueryRow): SavedQuery => ({
  queryId: formatId('query', id),
  name,
  query,
  createdAt: new Date(createdAt).toISOString(),
});
