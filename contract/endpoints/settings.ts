import * as v from 'valibot';
import { SettingsSchema, type Settings } from '../models/settings';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

export const getSettings = endpoint({
  summary: "The settings that apply to every member's screen",
  access: 'public',
  response: ok({ settings: SettingsSchema }),
});

export const getAdminSettings = endpoint({
  summary: 'The same settings, for the admin screen',
  access: 'adminOrKey',
  query: v.object({ adminKey: AdminKey }),
  response: ok({ settings: SettingsSchema }),
});

/** The settings to change, in either of the documented spellings. */
const SettingsChange = v.pipe(
  v.object({
    adminKey: AdminKey,
    companionVisible: v.optional(v.boolean()),
    companion_visible: v.optional(v.boolean()),
    recommendedSpheresVisible: v.optional(v.boolean()),
    recommended_spheres_visible: v.optional(v.boolean()),
    reviewRequired: v.optional(v.boolean()),
    review_required: v.optional(v.boolean()),
  }),
  v.transform((body): Partial<Settings> => {
    const change: Record<keyof Settings, boolean | undefined> = {
      companion_visible: body.companion_visible ?? body.companionVisible,
      recommended_spheres_visible:
        body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
      review_required: body.review_required ?? body.reviewRequired,
    };
    return Object.fromEntries(Object.entries(change).filter(([, on]) => on !== undefined));
  }),
);

export const updateAdminSettings = endpoint({
  summary: 'Changes settings; left out settings stay',
  access: 'adminOrKey',
  body: SettingsChange,
  response: ok({ settings: SettingsSchema }),
});
