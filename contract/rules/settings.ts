type Switch = 'companion_visible' | 'recommended_spheres_visible' | 'review_required';

/** In force until an admin says otherwise. */
export const defaultSettings: Record<Switch, boolean> = {
  companion_visible: true,
  recommended_spheres_visible: true,
  review_required: true,
};
