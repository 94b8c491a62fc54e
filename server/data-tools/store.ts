import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimAlone, type UpstreamStore } from '@adapters/types';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import {
  claimAnswer,
  exhaustQuota,
  findAnswer,
  keepAnswer,
  releaseAnswer,
  spendQuota,
  usedQuota,
} from '../tables/upstream';

const digestOf = (name: string) => createHash('sha256').update(name).digest('hex');

/** How long a claim counts if its process ends, ms: longer than any request. */
const CLAIMED_MOST = 60_000;
/** How often a waiting process looks, ms. */
const LOOK_EVERY = 50;

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
    async claim(name) {
      // SQLite has one process, which shares its running requests by itself.
      if (db.engine === 'sqlite') return claimAlone(name);
      const claim = () => ({
        name: digestOf(name),
        now: Date.now(),
        until: Date.now() + CLAIMED_MOST,
      });
      let hasWaited = false;
      let own = claim();
      while (!(await db.transaction((tx) => claimAnswer(tx, own)))) {
        hasWaited = true;
        await sleep(LOOK_EVERY);
        own = claim();
      }
      return {
        hasWaited,
        release: () =>
          db
            .transaction((tx) => releaseAnswer(tx, own))
            // It ends by itself.
            .catch((error: unknown) => log.warn({ err: error }, 'a claim could not be released')),
      };
    },
    spend: (account, day, units, limit) =>
      db.transaction((tx) => spendQuota(tx, { account, day, units, limit })),
    exhaust: (account, day, limit) =>
      db.transaction((tx) => exhaustQuota(tx, { account, day, limit })),
    used: (account, day) => usedQuota(db, { account, day }),
  };
}
