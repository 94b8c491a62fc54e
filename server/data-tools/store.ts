import { createHash } from 'node:crypto';
import type { UpstreamStore } from '@adapters/types';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { exhaustQuota, findAnswer, keepAnswer, spendQuota, usedQuota } from '../tables/upstream';

const digestOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** Stores answers and quotas in the database, for all processes. */
export function createStore(db: Database, log: Log): UpstreamStore {
  return {
    find: (name, since) => findAnswer(db, { name: digestOf(name), since }),
    async keep(name, { url, status, type, body, storedAt }) {
      const row = { url, status, type, body, storedAt };
      // PostgreSQL stores no zero character; such an answer is used but not stored.
      if (body.includes('\0')) return;
      await db
        .transaction((tx) => keepAnswer(tx, { name: digestOf(name), ...row }))
        .catch((error: unknown) => log.warn({ err: error }, 'an answer could not be kept'));
    },
    spend: (account, day, units, limit) =>
      db.transaction((tx) => spendQuota(tx, { account, day, units, limit })),
    exhaust: (account, day, limit) =>
      db.transaction((tx) => exhaustQuota(tx, { account, day, limit })),
    used: (account, day) => usedQuota(db, { account, day }),
  };
}
