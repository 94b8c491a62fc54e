type Switch = 'companion_visible' | 'recommended_spheres_visible' | 'review_required';

/** The settings that apply until an admin changes them. */
export const defaultSettings: Record<Switch, boolean> = {
  companion_visible: true,
  recommended_spheres_visible: true,
  review_required: true,
};

/** The audit's data about a change of settings: the changed ones, before and after. */
export function settingsAudit(
  before: Record<Switch, boolean>,
  change: Partial<Record<Switch, boolean>>,
) {
  const was = Object.fromEntries(
    Object.entries(before).filter(([name]) => Object.hasOwn(change, name)),
  );
  return { detail: '', before: JSON.stringify(was), after: JSON.stringify(change) };
}
