import type { Settings } from '@contract/models/settings';
import { settingsAudit } from '@contract/rules/settings';
import { audit } from '../db/audit';
import { settings as stored } from '../db/settings';
import type { Handlers } from './types';

const answer = () => ({ success: true as const, settings: stored.read() });

export const settings: Handlers<'getSettings' | 'getAdminSettings' | 'updateAdminSettings'> = {
  getSettings: answer,
  getAdminSettings: answer,

  updateAdminSettings({ body }, { viewer, now }) {
    const change = {
      companion_visible: body.companion_visible ?? body.companionVisible,
      recommended_spheres_visible:
        body.recommended_spheres_visible ?? body.recommendedSpheresVisible,
      review_required: body.review_required ?? body.reviewRequired,
    };
    const said = Object.entries(change).filter(([, value]) => value !== undefined);
    const wanted = Object.fromEntries(said) as Partial<Settings>;
    if (said.length > 0) {
      const actorId = viewer.member?.id ?? null;
      const entry = { actorId, action: 'settings.update', subject: 'settings' } as const;
      audit.write({ ...entry, ...settingsAudit(stored.read(), wanted), createdAt: now });
    }
    stored.write(wanted);
    return answer();
  },
};
