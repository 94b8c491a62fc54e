import { createECDH, generateKeyPairSync } from 'node:crypto';

/** The key pair that identifies the site to push services (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
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

/** Makes a private key. A lost one cannot be replaced: every device has to subscribe again. */
export const makePushKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'prime256v1' }).privateKey.export({ format: 'jwk' }).d ??
  '';
