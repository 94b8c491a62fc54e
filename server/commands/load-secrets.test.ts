import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createVisitorIds } from '../analytics/visitor-ids';
import { makePushKey } from '../config/push-keys';
import { openDatabase, type Database } from '../database';
import { sqliteIn } from '../testing/sqlite';
import { loadSecrets } from './load-secrets';

let databaseDir: string;
let dataDir: string;
let db: Database;
beforeEach(async () => {
  databaseDir = mkdtempSync(join(tmpdir(), 'mulbit-secrets-'));
  dataDir = mkdtempSync(join(tmpdir(), 'mulbit-data-'));
  db = openDatabase(sqliteIn(databaseDir));
  await db.migrate();
});
afterEach(async () => {
  await db.close();
  for (const dir of [databaseDir, dataDir]) rmSync(dir, { recursive: true });
});

const load = (given: { adminKey?: string; pushKey?: string } = {}) =>
  loadSecrets(db, { adminKey: null, pushKey: null, dataDir, ...given });
const keepFile = (name: string, content: string) => writeFileSync(join(dataDir, name), content);
const ADMIN_KEY = 'set-by-hand-123';

describe('the secrets of a site', () => {
  it('are made once, in the database alone', async () => {
    const secrets = await load();
    expect(secrets.conflicts).toEqual([]);
    expect(secrets.adminKey.opensAlone).toBe(false);
    expect(secrets.adminKey.value).toMatch(/^[\w-]{32}$/);
    expect(secrets.visitorKey).toHaveLength(32);
    expect(await load()).toEqual(secrets);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('let the visits of guests survive a restart', async () => {
    const visit = createVisitorIds((await load()).visitorKey).make();
    expect(createVisitorIds((await load()).visitorKey).isOurs(visit)).toBe(true);
    expect(createVisitorIds(Buffer.alloc(32)).isOurs(visit)).toBe(false);
  });

  it('are taken over from the files of an older version', async () => {
    const pushKey = makePushKey();
    keepFile('admin-key', 'an-older-admin-key\n');
    keepFile('push-key', `${pushKey}\n`);
    const secrets = await load();
    expect(secrets.conflicts).toEqual([]);
    expect(secrets.adminKey).toEqual({ value: 'an-older-admin-key', opensAlone: false });
    expect(secrets.pushKeys.privateKey).toBe(pushKey);
    for (const name of ['admin-key', 'push-key']) rmSync(join(dataDir, name));
    expect(await load()).toEqual(secrets);
  });

  it('do not follow a file that says otherwise, and report it', async () => {
    const { adminKey, pushKeys } = await load();
    keepFile('admin-key', 'another-admin-key');
    keepFile('push-key', 'not a key');
    const again = await load();
    expect(again).toMatchObject({ adminKey, pushKeys });
    expect(again.conflicts.map((one) => one.match(/[\w-]+(?=의 키가)/)?.[0])).toEqual([
      'admin-key',
      'push-key',
    ]);
    expect(readFileSync(join(dataDir, 'push-key'), 'utf8')).toBe('not a key');
  });

  it('never replace a damaged key for pushes, but an empty one', async () => {
    keepFile('push-key', 'not a key');
    await expect(load()).rejects.toThrow('push-key');
    await expect(load()).rejects.toThrow('백업');
    keepFile('push-key', '');
    expect((await load()).conflicts).toEqual([]);
  });
});

describe('configured keys', () => {
  it('go first, and open the admin calls by themselves', async () => {
    const pushKey = makePushKey();
    const { adminKey, pushKeys, conflicts } = await load({ adminKey: ADMIN_KEY, pushKey });
    expect(adminKey).toEqual({ value: ADMIN_KEY, opensAlone: true });
    expect(pushKeys.privateKey).toBe(pushKey);
    expect(conflicts).toEqual([]);
    expect(JSON.stringify(await db.knex('site_secret'))).not.toContain(ADMIN_KEY);
    // A server without the setting sends to the same devices.
    expect((await load()).pushKeys.privateKey).toBe(pushKey);
  });

  it('are reported at each start that has another admin key than the last, or none', async () => {
    const conflicts = async (adminKey?: string) =>
      (await load(adminKey === undefined ? {} : { adminKey })).conflicts.map((one) =>
        one.includes('ADMIN_KEY'),
      );
    expect(await conflicts(ADMIN_KEY)).toEqual([]);
    expect(await conflicts(ADMIN_KEY)).toEqual([]);
    expect(await conflicts('another-key-123')).toEqual([true]);
    expect(await conflicts('another-key-123')).toEqual([]);
    expect(await conflicts()).toEqual([true]);
    expect(await conflicts()).toEqual([]);
    expect(await conflicts(ADMIN_KEY)).toEqual([true]);
  });

  it('are reported while the key for pushes is another than that of the database', async () => {
    const { pushKeys } = await load();
    const pushKey = makePushKey();
    for (const again of [1, 2]) {
      const { conflicts, pushKeys: used } = await load({ pushKey });
      expect(conflicts, `start ${again}`).toEqual([expect.stringContaining('PUSH_PRIVATE_KEY')]);
      expect(used.privateKey).toBe(pushKey);
    }
    expect(await load()).toMatchObject({ pushKeys, conflicts: [] });
  });
});
