import type { Settings } from '@contract/models/settings';
import type { Moderation } from '@contract/rules/admin/moderation';
import { settingsAudit } from '@contract/rules/admin/settings';
import type { Database } from '../database';
import { insertAudit } from '../tables/audit';
import { readModeration, readSettings, writeSettings } from '../tables/setting';
import { guardUpload } from './use-images';

/**
 * Changes settings and notes the admin who changed them.
 * @param actorId the admin; null for a script with the admin key
 * @returns the settings now in force
 * @throws ApiError VALIDATION for an icon that does not exist
 */
export function changeSettings(
  db: Database,
  change: Partial<Settings>,
  actorId: number | null,
  now: number,
): Promise<Settings> {
  return db.transaction(async (tx) => {
    if (Object.keys(change).length > 0) {
      await guardUpload(tx, 'siteIcon', change.siteIcon);
      const before = await readSettings(tx);
      await writeSettings(tx, change);
      const entry = { actorId, action: 'settings.update', subject: 'settings', now } as const;
      await insertAudit(tx, { ...entry, ...settingsAudit(before, change) });
    }
    return readSettings(tx);
  });
}

/**
 * Changes how the site treats reported content.
 * @returns what is now in force
 */
export function changeModeration(
  db: Database,
  change: Partial<Moderation>,
  actorId: number,
  now: number,
): Promise<Moderation> {
  return db.transaction(async (tx) => {
    const before = await readModeration(tx);
    if (Object.keys(change).length > 0) {
      await writeSettings(tx, change);
      const entry = { actorId, action: 'moderation.update', subject: 'settings', now } as const;
      await insertAudit(tx, { ...entry, ...settingsAudit(before, change) });
    }
    return { ...before, ...change };
  });
}
