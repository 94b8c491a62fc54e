import { changeModeration, changeSettings } from '../commands/change-settings';
import { requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { guardRequiring } from '@contract/rules/members/second-factor';
import { hasSecondFactor } from '../tables/second-factor';
import { readModeration, readSettings } from '../tables/setting';

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
    if (viewer && body.admin_second_factor) {
      guardRequiring(true, await hasSecondFactor(services.db, { memberId: viewer.id }));
    }
    const settings = await changeSettings(services.db, body, viewer?.id ?? null, now);
    services.sessions.forgetAll();
    services.updates.changed();
    return { success: true, settings };
  },

  getModeration: async ({ services }) => ({
    success: true,
    moderation: await readModeration(services.db),
  }),

  updateModeration: async ({ body, services, viewer, now }) => ({
    success: true,
    moderation: await changeModeration(services.db, body, requireMember(viewer).id, now),
  }),
} satisfies SomeHandlers;
