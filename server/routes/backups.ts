import type { SomeHandlers } from '../http/call';

/** The scheduled backups. */
export const backupRoutes = {
  getBackups: async ({ services }) => ({
    success: true,
    backups: await services.backups.status(),
  }),
} satisfies SomeHandlers;
