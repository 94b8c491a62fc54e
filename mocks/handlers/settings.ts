import { settings as stored } from '../db/settings';
import type { Handlers } from './types';

const answer = () => ({ success: true as const, settings: stored.read() });

export const settings: Handlers<'getSettings' | 'getAdminSettings' | 'updateAdminSettings'> = {
  getSettings: answer,
  getAdminSettings: answer,

  updateAdminSettings({ body }) {
    const change = {
      companion_visible: body.companion_visible ?? body.companionVisible,
      recommended_spheres_visible:
        body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
      review_required: body.review_required ?? body.reviewRequired,
    };
    const said = Object.entries(change).filter(([, value]) => value !== undefined);
    stored.write(Object.fromEntries(said));
    return answer();
  },
};
