import { randomBytes } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './index';
import { keepKey, readKeptKey } from './kept-key';

/** The key that authenticates admins and their scripts. */
export interface AdminKey {
  value: string;
  /**
   * Whether a script without a session may use it. Only a configured key permits the admin calls by
   * itself; a generated one only confirms an admin's session.
   */
  opensAlone: boolean;
}

/**
 * Finds the admin key: the one of the settings, else the one made on the first run and kept in the
 * data folder, which only the server's user can read.
 */
export function loadAdminKey({ adminKey, dataDir }: Config): AdminKey {
  if (adminKey !== null) return { value: adminKey, opensAlone: true };
  const file = join(dataDir, 'admin-key');
  const kept = readKeptKey(file);
  if (kept !== null) return { value: kept, opensAlone: false };
  // With a full disk, the first run of an older version could leave an empty file.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) rmSync(file);
  const value = randomBytes(24).toString('base64url');
  keepKey(file, value);
  return { value: readKeptKey(file) ?? value, opensAlone: false };
}
