import * as v from 'valibot';
import { SettingsSchema } from '../models/settings';
import { AdminKey } from './common';
import { endpoint, ok } from './define';

export const getSettings = endpoint('getSettings', {
  summary: "What every member's screen obeys",
  access: 'public',
  response: ok({ settings: SettingsSchema }),
});

export const getAdminSettings = endpoint('getAdminSettings', {
  summary: 'The same settings, for the admin screen',
  access: 'adminOrKey',
  query: v.object({ adminKey: AdminKey }),
  response: ok({ settings: SettingsSchema }),
});

export const updateAdminSettings = endpoint('updateAdminSettings', {
  summary: 'Changes settings; what is left out stays as it is',
  access: 'adminOrKey',
  body: v.object({
    adminKey: AdminKey,
    companionVisible: v.optional(v.boolean()),
    companion_visible: v.optional(v.boolean()),
    recommendedSpheresVisible: v.optional(v.boolean()),
    recommended_spheres_visible: v.optional(v.boolean()),
    reviewRequired: v.optional(v.boolean()),
    review_required: v.optional(v.boolean()),
  }),
  response: ok({ settings: SettingsSchema }),
});
