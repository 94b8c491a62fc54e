import { randomUUID } from 'node:crypto';
import type { Backups as Answer } from '@contract/models/backup';
import { isoDate } from '@contract/presenters/iso-date';
import type { Config } from '../config';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { claimJob, finishJob, hasGivenUp, releaseJob, renewJob } from '../tables/job-run';
import { backupName, type StoredBackup } from './names';
import { openPlace, type Place } from './places';
import { backupSentence } from './trouble';

/** The backups that the server makes by itself. */
export interface Backups {
  /** Makes the backup of the present interval, unless it is made or another process makes it. */
  makeDue: (signal: AbortSignal) => Promise<void>;
  /** How they fare, for admins. */
  status: () => Promise<Answer>;
}

/** What they need. */
interface Parts {
  db: Database;
  log: Log;
  now: () => number;
}

/** Makes a backup into a new file. */
export type MakeFile = (file: string, signal: AbortSignal) => Promise<unknown>;

const NAME = 'backup';
const HOUR = 3_600_000;
/** Intervals of a day begin at three in the morning in Seoul, ms after midnight UTC. */
const OFFSET = 18 * HOUR;
/** How long a silent run counts as alive, and how often it renews its claim, ms. */
const ALIVE = 10 * 60_000;
const RENEWED = 60_000;
/** How long the list of a place is remembered, ms: each admin's page asks for it. */
const REMEMBERED = 30_000;

/** Deletes the oldest backups beyond the number to keep, once the new one is there. */
async function forgetOldest(place: Place, made: string, keep: number): Promise<StoredBackup> {
  const stored = await place.list();
  const newest = stored.find(({ name }) => name === made);
  if (!newest) throw new Error(`The new backup ${made} is not at its place`);
  for (const { name } of stored.slice(keep)) await place.remove(name);
  return newest;
}

/** No backups: an admin is told so. */
export const noBackups: Backups = {
  makeDue: () => Promise.resolve(),
  status: () =>
    Promise.resolve({
      ...{ state: 'off', place: null, everyHours: 24, keep: 14 },
      ...{ last: null, count: 0, failure: null },
    }),
};

/**
 * Opens the scheduled backups.
 * @param make runs outside of this process in production: SQLite's copy may block it
 */
export function openBackups(
  { backups, dataDir }: Pick<Config, 'backups' | 'dataDir'>,
  { db, log, now }: Parts,
  make: MakeFile,
): Backups {
  if (backups.place === null) return noBackups;
  const { everyHours, keep } = backups;
  const place = openPlace(backups.place, dataDir);
  const every = everyHours * HOUR;
  /** Why this process failed last. */
  let failure: { sentence: string | null } | null = null;
  let listed: { at: number; stored: Promise<StoredBackup[]> } | null = null;

  function list(): Promise<StoredBackup[]> {
    if (!listed || now() - listed.at > REMEMBERED) listed = { at: now(), stored: place.list() };
    return listed.stored;
  }

  async function work(signal: AbortSignal): Promise<void> {
    const made = backupName(now());
    await place.keep(made, (file) => make(file, signal));
    const { bytes } = await forgetOldest(place, made, keep);
    log.info({ backup: made, place: place.label, bytes }, 'a backup was made');
  }

  return {
    makeDue: async (signal) => {
      const period = isoDate(Math.floor((now() - OFFSET) / every) * every + OFFSET);
      const claim = { name: NAME, period, owner: randomUUID() };
      const wanted = { ...claim, now: now(), before: now() - ALIVE };
      if (!(await db.transaction((tx) => claimJob(tx, wanted)))) return;
      const renewing = setInterval(() => {
        void db.transaction((tx) => renewJob(tx, { ...claim, now: now() })).catch(() => undefined);
      }, RENEWED);
      try {
        await work(signal);
        await db.transaction((tx) => finishJob(tx, { ...claim, now: now() }));
        failure = null;
      } catch (error) {
        // Both allow a retry at once; the end of the server is no failure.
        const released = signal.aborted ? now() - ALIVE - 1 : 0;
        const release = db.transaction((tx) => releaseJob(tx, { ...claim, now: released }));
        await release.catch(() => undefined);
        if (signal.aborted) return;
        failure = { sentence: backupSentence(error) };
        throw error;
      } finally {
        clearInterval(renewing);
        listed = null;
      }
    },

    status: async () => {
      const shown = { place: place.label, everyHours, keep };
      try {
        const stored = await list();
        const [last] = stored;
        const hasFailed = failure !== null || (await hasGivenUp(db, { name: NAME }));
        const isLate = last !== undefined && now() - last.madeAt > 2 * every + HOUR;
        const inTime = isLate ? 'late' : 'made';
        const untroubled = last === undefined ? 'waiting' : inTime;
        return {
          ...shown,
          state: hasFailed ? 'failed' : untroubled,
          last: last
            ? { name: last.name, bytes: last.bytes, createdAt: isoDate(last.madeAt) }
            : null,
          count: stored.length,
          failure: failure?.sentence ?? null,
        };
      } catch (error) {
        const sentence = backupSentence(error);
        return { ...shown, state: 'failed', last: null, count: 0, failure: sentence };
      }
    },
  };
}
