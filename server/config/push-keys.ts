import { createECDH, generateKeyPairSync, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptKey } from './kept-key';

/** The key pair by which push services know the site (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Where the pair comes from: the key of the settings, if one is set, and the data folder. */
interface KeySource {
  pushKey: string | null;
  dataDir: string;
}

/** The pair of a private key; null for what is no private key of the curve P-256. */
export function pushKeysOf(privateKey: string): PushKeys | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return { publicKey: curve.getPublicKey('base64url'), privateKey };
  } catch {
    return null;
  }
}

const makePrivateKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' }).d ??
  '';

/** Keeps a new key, unless another process that starts at the same time was faster. */
function keep(file: string, dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, `${makePrivateKey()}\n`, { mode: 0o600, flag: 'wx' });
    // The whole file gets its name in one step, and only where nothing has the name.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Finds the key pair for pushes: the one of the settings, else the one made on the first run and
 * kept in the data folder, readable by the server's user only. A pair that was lost cannot be
 * replaced: every device has to ask again.
 * @throws when the file holds something else
 */
export function loadPushKeys({ pushKey, dataDir }: KeySource): PushKeys {
  const file = join(dataDir, 'push-key');
  if (pushKey === null && readKeptKey(file) === null) keep(file, dataDir);
  const keys = pushKeysOf(pushKey ?? readKeptKey(file) ?? '');
  if (!keys) throw new Error(`${file} holds no private key for pushes; remove it to get a new one`);
  return keys;
}
