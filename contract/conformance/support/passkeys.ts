import { createAuthenticator, type Authenticator, type Odd } from '../../fixtures/authenticator';
import { createClient, type Client } from './client';
import type { World } from './world';

/** A person with a password. */
type Person = Client & { password: string };

/** A device of somebody at the site. */
export const newDevice = ({ subject }: World, options?: { counts?: boolean; isSynced?: boolean }) =>
  createAuthenticator(subject.origin, options);

/** Adds a passkey of a device to an account. */
export async function addPasskey(person: Person, device: Authenticator, name = '내 휴대폰') {
  const { options } = await person.ok('startPasskey', { body: { password: person.password } });
  const body = { name, passkey: await device.create(options) };
  return person.ok('addPasskey', { body });
}

/** The input of a login with a passkey in a browser; `odd` as an attacker would send it. */
export async function passkeyLogin(client: Client, device: Authenticator, odd: Odd = {}) {
  const { token, options } = await client.ok('startPasskeyLogin');
  return { body: { token, passkey: await device.get(options, odd) } };
}

/** Signs in with a passkey in a new browser. */
export async function logInWithPasskey({ subject }: World, device: Authenticator): Promise<Client> {
  const client = createClient(subject);
  await client.ok('logInWithPasskey', await passkeyLogin(client, device));
  return client;
}

/** The password and a passkey, which confirm a change of the second factors. */
export async function confirmed(person: Person, device: Authenticator, odd: Odd = {}) {
  const { options } = await person.ok('startPasskeyConfirmation');
  return { password: person.password, passkey: await device.get(options, odd) };
}
