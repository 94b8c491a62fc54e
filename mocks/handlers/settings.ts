import { settingsAudit } from '@contract/rules/admin/settings';
import { guardRequiring } from '@contract/rules/members/second-factor';
import { secondFactors } from '../db/second-factors';
import { audit } from '../db/audit';
import { moderation, settings as stored } from '../db/settings';
import { guardUpload } from '../db/uploads';
import { memberOf } from '../http/viewer';
import type { SomeHandlers } from './types';

const answer = () => ({ success: true as const, settings: stored.read() });

export const settings = {
  getSettings: answer,
  getAdminSettings: answer,

  updateAdminSettings({ body: change }, { viewer, now }) {
    guardUpload('siteIcon', change.siteIcon);
    if (viewer.member && change.admin_second_factor) {
      guardRequiring(true, secondFactors.has(viewer.member.id));
    }
    if (Object.keys(change).length > 0) {
      const actorId = viewer.member?.id ?? null;
      const entry = { actorId, action: 'settings.update', subject: 'settings' } as const;
      audit.write({ ...entry, ...settingsAudit(stored.read(), change), now });
    }
    stored.write(change);
    return answer();
  },

  getModeration: () => ({ success: true, moderation: moderation.read() }),

  updateModeration({ body: change }, { viewer, now }) {
    const { id: actorId } = memberOf(viewer);
    if (Object.keys(change).length > 0) {
      const entry = { actorId, action: 'moderation.update', subject: 'settings' } as const;
      audit.write({ ...entry, ...settingsAudit(moderation.read(), change), now });
    }
    moderation.write(change);
    return { success: true, moderation: moderation.read() };
  },
} satisfies SomeHandlers;
