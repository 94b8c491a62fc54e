import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import { StartError, type Config } from '../config';
import type { AdminKey } from '../config/admin-key';
import { readKeptKey } from '../config/kept-key';
import { makePushKey, pushKeysOf, type PushKeys } from '../config/push-keys';
import type { Database } from '../database';
import { deleteSecret, insertSecret, readSecret, type SecretName } from '../tables/site-secret';

/** The secrets that all processes of a site share. */
export interface SiteSecrets {
  adminKey: AdminKey;
  pushKeys: PushKeys;
  /** Signs the visits of guests. */
  visitorKey: Buffer;
  /** What the settings and files say otherwise than the database, in sentences for the operator. */
  conflicts: string[];
}

type Settings = Pick<Config, 'adminKey' | 'pushKey' | 'dataDir'>;

const makeKey = (bytes: number) => randomBytes(bytes).toString('base64url');

const DIFFERENT_ADMIN_KEY =
  '설정 ADMIN_KEY가 앞서 시작했을 때와 다릅니다. 서버가 여러 대라면 모두 같은 값으로 맞춰주세요.';
const DIFFERENT_PUSH_KEY =
  '설정 PUSH_PRIVATE_KEY가 데이터베이스의 키와 다릅니다. 데이터베이스의 키로 구독한 기기에는 이 서버의 푸시가 가지 않으니, 설정을 지우거나 모든 서버를 같은 값으로 맞춰주세요.';
const differentFile = (file: string) =>
  `파일 ${file}의 키가 데이터베이스의 키와 달라 쓰지 않습니다. 더 필요하지 않으면 파일을 지워주세요.`;

// Only a hash of a key that somebody chose: it opens the admin calls, and a backup holds this table.
function hashed(key: string, salt = makeKey(16)): string {
  return `${salt}.${scryptSync(key, salt, 32).toString('base64url')}`;
}

function isHashOf(hash: string, key: string): boolean {
  const [salt] = hash.split('.');
  const own = Buffer.from(hashed(key, salt));
  return own.length === hash.length && timingSafeEqual(own, Buffer.from(hash));
}

/** Stores a secret if the database has none. @returns the one of the database */
async function keep(db: Database, name: SecretName, make: () => string): Promise<string> {
  const stored = await readSecret(db, { name });
  if (stored !== null) return stored;
  const value = make();
  await db.transaction((tx) => insertSecret(tx, { name, value }));
  return (await readSecret(db, { name })) ?? value;
}

/** Notes the configured admin key. @returns whether the last start had another, or none */
async function noteAdminKey(db: Database, key: string | null): Promise<boolean> {
  const name = 'set-admin-key';
  const stored = await readSecret(db, { name });
  if (key === null ? stored === null : stored !== null && isHashOf(stored, key)) return false;
  await db.transaction(async (tx) => {
    await deleteSecret(tx, { name });
    if (key !== null) await insertSecret(tx, { name, value: hashed(key) });
  });
  return stored !== null || (await readSecret(db, { name: 'admin-key' })) !== null;
}

function requirePair(key: string, place: string): PushKeys {
  const keys = pushKeysOf(key);
  // A new one would cut off every device that subscribed with it.
  if (!keys)
    throw new StartError(`푸시의 비밀 키를 읽지 못했습니다. 백업에서 되살려주세요: ${place}`);
  return keys;
}

/**
 * Finds the secrets of the site in the database, where its first start put them; the keys that an
 * older version kept in the data folder are taken over. A configured key goes first. The caller
 * holds the lock of starts.
 * @throws StartError when the kept key for pushes is none
 */
export async function loadSecrets(
  db: Database,
  { adminKey, pushKey, dataDir }: Settings,
): Promise<SiteSecrets> {
  const conflicts: string[] = [];
  const fileOf = (name: SecretName) => join(dataDir, name);
  const reportFile = (name: SecretName, used: string) => {
    const kept = readKeptKey(fileOf(name));
    if (kept !== null && kept !== used) conflicts.push(differentFile(fileOf(name)));
  };

  if (await noteAdminKey(db, adminKey)) conflicts.push(DIFFERENT_ADMIN_KEY);
  const makeAdminKey = () => readKeptKey(fileOf('admin-key')) ?? makeKey(24);
  const value = adminKey ?? (await keep(db, 'admin-key', makeAdminKey));
  if (adminKey === null) reportFile('admin-key', value);

  const stored = await keep(db, 'push-key', () => {
    const kept = pushKey ?? readKeptKey(fileOf('push-key'));
    return kept === null ? makePushKey() : requirePair(kept, fileOf('push-key')).privateKey;
  });
  if (pushKey !== null && pushKey !== stored) conflicts.push(DIFFERENT_PUSH_KEY);
  reportFile('push-key', stored);

  return {
    adminKey: { value, opensAlone: adminKey !== null },
    pushKeys: requirePair(pushKey ?? stored, 'site_secret'),
    visitorKey: Buffer.from(await keep(db, 'visitor-key', () => makeKey(32)), 'base64url'),
    conflicts,
  };
}
