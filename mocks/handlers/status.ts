import type { StatusFacts } from '@contract/models/status';
import { isoDate } from '@contract/presenters/iso-date';
import { findProblems, jobNames, keyNames, type JobName } from '@contract/rules/admin/status';
import { uploads } from '../db/uploads';
import { tools } from '../tools';
import { noBackups } from './backups';
import type { SomeHandlers } from './types';

/** When the demo was opened, ms. */
const OPENED_AT = Date.now();
const MB = 1024 * 1024;
const HOUR = 3600;
const TEN_MINUTES = 600;

/** How often a real server runs its jobs, seconds. */
const intervals: Record<JobName, number> = {
  ...{ mail: 2, 'mail-2': 2, 'mail-3': 2, pushes: 5, 'pushes-again': 5, views: 1 },
  ...{ 'last-seen': 60, 'idle-sessions': TEN_MINUTES, 'session-sweep': HOUR, 'link-sweep': HOUR },
  ...{ 'upload-sweep': HOUR, 'upstream-sweep': HOUR, snapshots: TEN_MINUTES, backup: TEN_MINUTES },
};

/** The facts of a small site on SQLite whose jobs have just run. @param now ms */
export function statusFacts(now: number): Omit<StatusFacts, 'quotas'> {
  const stored = uploads.list();
  const startedAt = isoDate(OPENED_AT);
  const version = '0.0.0';
  return {
    version,
    node: 'v24.0.0',
    processes: [{ host: 'demo', pid: 1, version, startedAt, isAnswering: true }],
    database: {
      ...{ engine: 'sqlite', driver: 'node', version: '3.50.4', bytes: 12.4 * MB },
      ...{ migrations: 60, waiting: 0, missing: [], replica: null },
    },
    jobs: jobNames.map((name) => ({
      ...{ name, everySeconds: intervals[name], lastAt: isoDate(now) },
      ...{ failedAt: null, isFailing: false, doneAt: null },
    })),
    mail: { waiting: 0, failing: 0, refused: 0, oldestAt: null },
    waitingDevices: 0,
    missingKeys: [...keyNames],
    disk: { free: 48 * 1024 * MB, total: 80 * 1024 * MB },
    uploads: { count: stored.length, bytes: stored.reduce((sum, { bytes }) => sum + bytes, 0) },
    backups: noBackups,
  };
}

/** The demo sends mails and keeps everything at once; the scenarios of `status` show problems. */
export const status = {
  async getStatus(_, { now }) {
    const facts = { ...statusFacts(now), quotas: await tools.quotas() };
    return { success: true, status: { ...facts, problems: findProblems(facts, now) } };
  },
} satisfies SomeHandlers;
