import * as v from 'valibot';
import { accents } from '../rules/site/identity';

/** The site's settings. Source: docs/product/rules.md#settings. */
export const SettingsSchema = v.object({
  companion_visible: v.boolean(),
  recommended_spheres_visible: v.boolean(),
  review_required: v.boolean(),
  siteName: v.string(),
  siteSlogan: v.string(),
  siteIcon: v.nullable(v.string()),
  siteAccent: v.picklist(accents),
  siteContact: v.nullable(v.string()),
  /** Whether admins need a second factor. */
  admin_second_factor: v.boolean(),
});
export type Settings = v.InferOutput<typeof SettingsSchema>;

export { defaultSettings } from '../rules/admin/settings';
