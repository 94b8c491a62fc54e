import { totpCode } from '../../rules/members/totp';
import { setClock } from './balances';
import { createClient, type Client } from './client';
import { signUp, type Stranger, type World } from './world';

/** An admin with a second factor. */
export type SecuredAdmin = Stranger & { secret: string; recoveryCodes: string[] };

/** A new admin. */
export async function newAdmin({ admin, subject }: World): Promise<Stranger> {
  const stranger = await signUp(subject);
  await admin.ok('setAdminLevel', { id: stranger.id, body: { admin_level: 1 } });
  return stranger;
}

/** Sets up a second factor for an admin. */
export async function secure(client: Client, password: string) {
  const { secret, uri } = await client.ok('startTotp', { body: { password } });
  const body = { code: totpCode(secret, Date.now()) };
  const { recoveryCodes } = await client.ok('confirmTotp', { body });
  return { secret, uri, recoveryCodes };
}

/** A new admin with a second factor. */
export async function securedAdmin(world: World): Promise<SecuredAdmin> {
  const stranger = await newAdmin(world);
  return Object.assign(stranger, await secure(stranger, stranger.password));
}

/** Moves the clock to the next half minute, whose code is not used yet; returns its code. */
export function nextCode(secret: string): string {
  setClock(Date.now() + 30_000);
  return totpCode(secret, Date.now());
}

/** Takes the first step of a login with a second factor in a new browser. */
export async function firstStep({ subject }: World, { email, password }: Stranger) {
  const client = createClient(subject);
  const { secondFactor } = await client.ok('login', { body: { email, password } });
  if (!secondFactor) throw new Error(`${email} has no second factor`);
  return { client, token: secondFactor.token };
}
