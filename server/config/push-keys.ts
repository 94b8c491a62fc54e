import { createECDH, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { keepKey, readKeptKey } from './kept-key';

/** The key pair that identifies the site to push services (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The source of the pair: the key of the settings, if one is set, and the data folder. */
interface KeySource {
  pushKey: string | null;
  dataDir: string;
}

/** The pair of a private key; null if it is not a private key of the curve P-256. */
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

/**
 * Finds the key pair for pushes: the one of the settings, else the one made on the first run and
 * kept in the data folder, which only the server's user can read. A lost pair cannot be replaced:
 * every device has to subscribe again.
 * @throws when the file holds something else
 */
export function loadPushKeys({ pushKey, dataDir }: KeySource): PushKeys {
  const file = join(dataDir, 'push-key');
  if (pushKey === null && readKeptKey(file) === null) keepKey(file, makePrivateKey());
  const keys = pushKeysOf(pushKey ?? readKeptKey(file) ?? '');
  if (!keys) throw new Error(`${file} holds no private key for pushes; remove it to get a new one`);
  return keys;
}
