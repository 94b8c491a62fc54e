import * as v from 'valibot';

/** The site's settings. Source: docs/product/rules.md#settings. */
export const SettingsSchema = v.object({
  companion_visible: v.boolean(),
  recommended_spheres_visible: v.boolean(),
  review_required: v.boolean(),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

export { defaultSettings } from '../rules/admin/settings';
