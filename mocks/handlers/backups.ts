import type { SomeHandlers } from './types';

/** The demo has nothing to back up; the scenarios of `backups` show the other states. */
export const backups = {
  getBackups: () => ({
    success: true,
    backups: {
      ...{ state: 'off', place: null, everyHours: 24, keep: 14 },
      ...{ last: null, count: 0, failure: null },
    },
  }),
} satisfies SomeHandlers;
