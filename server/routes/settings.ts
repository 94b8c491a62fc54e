import type {
  getAdminSettings,
  getSettings,
  updateAdminSettings,
} from '@contract/endpoints/settings';
import { changeSettings } from '../commands/change-settings';
import type { Handler } from '../http/call';
import { readSettings } from '../tables/setting';

const get: Handler<typeof getSettings> = async ({ house }) => ({
  success: true,
  settings: await readSettings(house.db),
});

const getForAdmin: Handler<typeof getAdminSettings> = async ({ house }) => ({
  success: true,
  settings: await readSettings(house.db),
});

const update: Handler<typeof updateAdminSettings> = async ({ body, house, viewer, now }) => {
  // Both spellings are documented.
  const change = {
    companion_visible: body.companion_visible ?? body.companionVisible,
    recommended_spheres_visible: body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
    review_required: body.review_required ?? body.reviewRequired,
  };
  const said = Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  );
  return {
    success: true,
    settings: await changeSettings(house.db, said, viewer?.id ?? null, now),
  };
};

export const settingRoutes = {
  getSettings: get,
  getAdminSettings: getForAdmin,
  updateAdminSettings: update,
};
