type Switch = 'companion_visible' | 'recommended_spheres_visible' | 'review_required';

/** The settings that apply until an admin changes them. */
export const defaultSettings: Record<Switch, boolean> = {
  companion_visible: true,
  recommended_spheres_visible: true,
  review_required: true,
};
