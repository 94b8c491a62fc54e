import { changeSettings } from '../commands/change-settings';
import type { SomeHandlers } from '../http/call';
import { readSettings } from '../tables/setting';

/** The settings of the site. */
export const settingRoutes = {
  getSettings: async ({ services }) => ({
    success: true,
    settings: await readSettings(services.db),
  }),

  getAdminSettings: async ({ services }) => ({
    success: true,
    settings: await readSettings(services.db),
  }),

  async updateAdminSettings({ body, services, viewer, now }) {
    const settings = await changeSettings(services.db, body, viewer?.id ?? null, now);
    services.updates.changed();
    return { success: true, settings };
  },
} satisfies SomeHandlers;
