import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './index';
import { readKeptKey } from './kept-key';

/** The key that authenticates admins and their scripts. */
export interface AdminKey {
  value: string;
  /**
   * Whether a script without a session may act with it. Only a key that the deployment sets permits
   * the admin calls by itself; a generated one only confirms an admin's session.
   */
  opensAlone: boolean;
}

/**
 * Finds the admin key: the one of the settings, else the one made on the first run and kept in
 * the data folder, readable by the server's user only.
 */
export function loadAdminKey({ adminKey, dataDir }: Config): AdminKey {
  if (adminKey !== null) return { value: adminKey, opensAlone: true };
  const file = join(dataDir, 'admin-key');
  const kept = readKeptKey(file);
  if (kept !== null) return { value: kept, opensAlone: false };
  const value = randomBytes(24).toString('base64url');
  mkdirSync(dataDir, { recursive: true });
  // A full disk can leave an empty file after a first run.
  rmSync(file, { force: true });
  writeFileSync(file, `${value}\n`, { mode: 0o600, flag: 'wx' });
  return { value, opensAlone: false };
}
