import { createAuthenticator, type Authenticator } from '@contract/fixtures/authenticator';
import { spyOn } from 'storybook/test';

type Bytes = ArrayBuffer | Uint8Array<ArrayBuffer>;

const textOf = (bytes: Bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  ).buffer;

const credentialOf = (id: string, response: object) => ({
  ...{ id, rawId: bytesOf(id), type: 'public-key', authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
  response,
});

const buffers = (response: object) =>
  Object.fromEntries(
    Object.entries(response).map(([name, value]) => [
      name,
      typeof value === 'string' ? bytesOf(value) : value,
    ]),
  );

const refusal = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'));

/** Makes the browser's device a software one; what it offers by itself is never chosen. */
export function stubDevice(): Authenticator {
  const device = createAuthenticator(location.origin);
  spyOn(navigator.credentials, 'create').mockImplementation(async (options) => {
    const { challenge, rp, user } = options?.publicKey as PublicKeyCredentialCreationOptions;
    const asked = {
      challenge: textOf(challenge as Bytes),
      rp,
      user: { id: textOf(user.id as Bytes) },
    };
    const { id, response } = await device.create(asked as never);
    return credentialOf(id, { ...buffers(response), getTransports: () => ['internal'] });
  });
  spyOn(navigator.credentials, 'get').mockImplementation(async (options) => {
    if (options?.mediation === 'conditional') return new Promise<never>(() => undefined);
    const { challenge, rpId, allowCredentials = [] } = options?.publicKey ?? {};
    const allowed = allowCredentials.map((one) => ({ id: textOf(one.id as Bytes) }));
    const asked = { challenge: textOf(challenge as Bytes), rpId, allowCredentials: allowed };
    const { id, response } = await device.get(asked as never);
    return credentialOf(id, buffers(response));
  });
  return device;
}

/** Makes the person turn the browser's question away. */
export function stubRefusal(): void {
  spyOn(navigator.credentials, 'create').mockImplementation(refusal);
  spyOn(navigator.credentials, 'get').mockImplementation(refusal);
}
