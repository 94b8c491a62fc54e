import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';

// The receiving side of a push, written from the standards and not from the library that the server
// uses: RFC 8291 (keys), RFC 8188 (aes128gcm) and RFC 8292 (VAPID).

const SALT = 16;
const KEY = 65;

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A device with the keys of its browser, which can read its pushes. */
export function createPushDevice(endpoint: string) {
  const curve = createECDH('prime256v1');
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') };

  function decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, SALT);
    const sender = body.subarray(SALT + 5, SALT + 5 + KEY);
    const secret = curve.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
    const input = derive(secret, auth, info, 32);
    const key = derive(input, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(input, salt, 'Content-Encoding: nonce\0', 12);
    const sealed = body.subarray(SALT + 5 + KEY);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last byte marks the end of the text.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
  }
  return { subscription: { endpoint, keys }, decrypt };
}

/** The claims of a VAPID header. @throws if its key did not sign it */
export function readVapid(header: string): { publicKey: string; claims: Record<string, unknown> } {
  const { token = '', publicKey = '' } =
    /^vapid t=(?<token>[\w.-]+), k=(?<publicKey>[\w-]+)$/.exec(header)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const key = createPublicKey({
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    format: 'jwk',
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The header is signed by another key');
  return {
    publicKey,
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>,
  };
}
