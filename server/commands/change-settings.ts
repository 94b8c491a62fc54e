import type { Settings } from '@contract/models/settings';
import { settingsAudit } from '@contract/rules/admin/settings';
import type { Database } from '../database';
import { insertAudit } from '../tables/audit';
import { readSettings, writeSettings } from '../tables/setting';

/**
 * Changes settings and notes the admin who changed them.
 * @param actorId the admin; null for a script with the admin key
 * @returns the settings now in force
 */
export function changeSettings(
  db: Database,
  change: Partial<Settings>,
  actorId: number | null,
  now: number,
): Promise<Settings> {
  return db.transaction(async (tx) => {
    if (Object.keys(change).length > 0) {
      const before = await readSettings(tx);
      await writeSettings(tx, change);
      const entry = { actorId, action: 'settings.update', subject: 'settings', now } as const;
      await insertAudit(tx, { ...entry, ...settingsAudit(before, change) });
    }
    return readSettings(tx);
  });
}
