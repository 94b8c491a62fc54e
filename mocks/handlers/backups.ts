import type { Backups } from '@contract/models/backup';
import type { SomeHandlers } from './types';

/** The backups of a site that makes none. */
export const noBackups: Backups = {
  ...{ state: 'off', place: null, everyHours: 24, keep: 14 },
  ...{ last: null, count: 0, failure: null },
};

/** The demo has nothing to back up; the scenarios of `backups` show the other states. */
export const backups = {
  getBackups: () => ({ success: true, backups: noBackups }),
} satisfies SomeHandlers;
