import type { LoginProvider } from '../../rules/members/login-providers';
import { simulatedCode, type SimulatedVisit } from '../../rules/members/provider-simulation';
import { createClient, type Client } from './client';
import type { Stranger, World } from './world';
import { signUp } from './world';
import { fullConsent } from '../../legal/consents';

/** Who signs in at a simulated provider. */
export interface AtProvider {
  email: string;
  isConfirmed: boolean;
}

/** What a simulated provider reads from the address that a visit begins with. */
export function visitOf(url: string): SimulatedVisit {
  const query = new URL(url, 'http://simulated.invalid').searchParams;
  const get = (name: string) => query.get(name) ?? '';
  const provider = get('simulated') as LoginProvider;
  return { provider, state: get('state'), nonce: get('nonce'), challenge: get('challenge') };
}

/** The input that ends a visit; `odd` as an attacker would change it. */
export function answerOf(
  visit: SimulatedVisit,
  who: AtProvider,
  odd: Partial<SimulatedVisit> = {},
) {
  const { state, ...said } = { ...visit, ...odd };
  return { id: visit.provider, body: { state, code: simulatedCode(said, who) } };
}

/** Begins a login with a provider. */
export async function beginLogin(client: Client, provider: LoginProvider, returnTo?: string) {
  const { url } = await client.ok('startProviderLogin', { id: provider, body: { returnTo } });
  return visitOf(url);
}

/** Begins to link an account of a provider. */
export async function beginLink(client: Client, provider: LoginProvider, password?: string) {
  const { url } = await client.ok('startProviderLink', { id: provider, body: { password } });
  return visitOf(url);
}

/** Signs in with a provider. */
export async function logInAt(client: Client, provider: LoginProvider, who: AtProvider) {
  return client.ok('finishProviderVisit', answerOf(await beginLogin(client, provider), who));
}

/** Links an account of a provider with a member. */
export async function link(person: Stranger, provider: LoginProvider, who: AtProvider) {
  const visit = await beginLink(person, provider, person.password);
  return person.ok('finishProviderVisit', answerOf(visit, who));
}

let newcomers = 0;

/** A new member by a provider, without a password. */
export async function newMemberOf({ subject }: World, provider: LoginProvider) {
  newcomers += 1;
  const who = { email: `newcomer${newcomers}@mulbit.test`, isConfirmed: true };
  const client = createClient(subject);
  const { newcomer } = await logInAt(client, provider, who);
  const body = { token: newcomer?.token, user_name: `건너온 ${newcomers}`, ...fullConsent };
  const { user } = await client.ok('signUpWithProvider', { body });
  return Object.assign(client, { id: user.user_id, who });
}

/** A member who has proved their address by a new password. */
export async function provedMember({ subject }: World): Promise<Stranger> {
  const person = await signUp(subject);
  const { email } = person;
  await person.ok('requestPasswordReset', { body: { email } });
  const mail = (await subject.mails(email)).findLast(({ text }) => text.includes('#'));
  const [, token = ''] = /#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const password = `${person.password}-again`;
  await person.ok('resetPassword', { body: { token, password } });
  const client = createClient(subject);
  await client.ok('login', { body: { email, password } });
  return Object.assign(client, { id: person.id, email, password });
}
