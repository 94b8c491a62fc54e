import { defaultIdentity, type Identity } from '../site/identity';

/** The settings that are on or off. */
export interface Switches {
  companion_visible: boolean;
  recommended_spheres_visible: boolean;
  review_required: boolean;
  admin_second_factor: boolean;
}

/** The site's settings. */
export type SiteSettings = Switches & Identity;

/** The switches until an admin changes them. */
export const defaultSwitches: Switches = {
  companion_visible: true,
  recommended_spheres_visible: true,
  review_required: true,
  admin_second_factor: false,
};

/** The settings that apply until an admin changes them. */
export const defaultSettings: SiteSettings = { ...defaultSwitches, ...defaultIdentity };

/** The audit's data about a change of settings: the changed ones, before and after. */
export function settingsAudit<Settings extends object>(
  before: Settings,
  change: Partial<Settings>,
) {
  const was = Object.fromEntries(
    Object.entries(before).filter(([name]) => Object.hasOwn(change, name)),
  );
  return { detail: '', before: JSON.stringify(was), after: JSON.stringify(change) };
}
