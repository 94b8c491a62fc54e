import { changeSettings } from '../commands/change-settings';
import type { Handlers } from '../http/call';
import { readSettings } from '../tables/setting';

/** The settings of the site. */
export const settingRoutes: Handlers<'getSettings' | 'getAdminSettings' | 'updateAdminSettings'> = {
  getSettings: async ({ services }) => ({
    success: true,
    settings: await readSettings(services.db),
  }),

  getAdminSettings: async ({ services }) => ({
    success: true,
    settings: await readSettings(services.db),
  }),

  async updateAdminSettings({ body, services, viewer, now }) {
    // Both spellings are documented.
    const change = {
      companion_visible: body.companion_visible ?? body.companionVisible,
      recommended_spheres_visible:
        body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
      review_required: body.review_required ?? body.reviewRequired,
    };
    const said = Object.fromEntries(
      Object.entries(change).filter(([, value]) => value !== undefined),
    );
    const settings = await changeSettings(services.db, said, viewer?.id ?? null, now);
    services.news.changed();
    return { success: true, settings };
  },
};
