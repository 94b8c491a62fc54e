import { ApiError } from '@contract/errors';
import { savedQueryEntry } from '@contract/rules/admin/audit';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { requireFound } from '../guards';
import { insertAudit } from '../tables/audit';
import {
  deleteSavedQuery,
  insertSavedQuery,
  type NewSavedQuery,
  type SavedQueryRow,
} from '../tables/saved-query';

/** Saves a query with a name, for all admins. @throws ApiError CONFLICT when the name is taken */
export function saveQuery(db: Database, query: NewSavedQuery): Promise<SavedQueryRow> {
  return db.transaction(async (tx) => {
    const row = await insertSavedQuery(tx, query);
    if (!row) throw new ApiError('CONFLICT', reasonTexts.savedQueryTaken);
    const made = { actorId: query.memberId, now: query.now };
    await insertAudit(tx, savedQueryEntry('query.save', row, made));
    return row;
  });
}

/** Deletes a saved query. @throws ApiError NOT_FOUND */
export function removeQuery(db: Database, id: number, actorId: number, now: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = requireFound(await deleteSavedQuery(tx, { id }), reasonTexts.savedQueryNotFound);
    await insertAudit(tx, savedQueryEntry('query.remove', row, { actorId, now }));
  });
}
