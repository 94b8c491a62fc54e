import { afterAll, beforeAll } from 'vitest';
import { fixtures } from '../../fixtures';
import { fullConsent } from '../../legal/consents';
import { createClient, type Client } from './client';
import type { LimitTable } from '../../endpoints/limits';
import { roomyLimits, type StartSubject, type Subject, type SubjectOptions } from './subject';

/** A fresh subject and the people who use it. */
export interface World {
  subject: Subject;
  guest: Client;
  /** The demo member, id 1. */
  member: Client;
  /** The demo admin, id 2. */
  admin: Client;
}

export const MEMBER_ID = 'user1';
export const ADMIN_ID = 'user2';

/** The demo account of a sample member. */
export function accountOf(id: number): { email: string; password: string; user_name: string } {
  const member = fixtures.members.find((one) => one.id === id);
  if (!member?.password) throw new Error(`Member ${id} of the cast cannot sign in`);
  return { email: member.email, password: member.password, user_name: member.userName };
}

/** Signs a sample member in. */
export async function signIn(subject: Subject, id: number): Promise<Client> {
  const client = createClient(subject);
  const { email, password } = accountOf(id);
  await client.ok('login', { body: { email, password } });
  return client;
}

let strangers = 0;

/** A person with a new account. */
export type Stranger = Client & { id: string; email: string; password: string };

/** Creates a new account and signs it in. A subject accepts five of them in half an hour. */
export async function signUp(subject: Subject, name?: string): Promise<Stranger> {
  strangers += 1;
  const client = createClient(subject);
  const body = {
    email: `stranger${strangers}@mulbit.test`,
    password: `stranger-${strangers}-pass`,
    user_name: name ?? `새 이웃 ${strangers}`,
    ...fullConsent,
  };
  const { user } = await client.ok('signup', { body });
  return Object.assign(client, { id: user.user_id, email: body.email, password: body.password });
}

/** Starts a subject before the suite's tests and closes it after them. */
export function useWorld(
  start: StartSubject,
  limits: LimitTable = roomyLimits,
  options: SubjectOptions = {},
): World {
  const world = {} as World;
  beforeAll(async () => {
    const subject = await start(limits, options);
    const guest = createClient(subject);
    const [member, admin] = await Promise.all([signIn(subject, 1), signIn(subject, 2)]);
    Object.assign(world, { subject, guest, member, admin });
  });
  afterAll(() => world.subject.close());
  return world;
}
