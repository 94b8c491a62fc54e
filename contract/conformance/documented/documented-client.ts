import { describe, expect, it } from 'vitest';
import { pageAddresses } from '../../pages';
import { createClient, type Client } from '../support/client';
import { adminCalls } from './documented-admin';
import { memberCalls, newcomer, publicCalls, type DocumentedCall } from './documented-members';
import { tokenFor } from '../account/password-reset';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';

type Kept = Map<string, string>;

/** Splits a text at blanks outside of braces. */
function divided(fields: string): string[] {
  let depth = 0;
  const marked = Array.from(fields, (letter) => {
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    return letter === ' ' && depth === 0 ? '\n' : letter;
  });
  return marked.join('').split('\n').filter(Boolean);
}

/** Expects each of the fields in a value, and stores those with a name. */
function expectFields(value: unknown, fields: string, kept: Kept, where: string): void {
  for (const field of divided(fields)) {
    const [, path = '', name, inner = ''] = /^([^={]+)(?:=(\w+))?(?:\{(.*)\})?$/s.exec(field) ?? [];
    if (path === '*') {
      expect(Array.isArray(value) && value.length > 0, `${where} is a list with entries`).toBe(
        true,
      );
      for (const one of value as unknown[]) expectFields(one, inner, kept, `${where}.*`);
      continue;
    }
    expect(value, where).toHaveProperty([path]);
    const found = (value as Record<string, unknown>)[path];
    if (name) kept.set(name, String(found));
    if (inner) expectFields(found, inner, kept, `${where}.${path}`);
  }
}

const filled = (text: string, kept: Kept) =>
  text.replace(
    /<(\w+)>/g,
    (_, name: string) => kept.get(name) ?? expect.fail(`no ${name} was kept`),
  );

async function make(client: Client, row: DocumentedCall, kept: Kept): Promise<void> {
  const [call, fields, sent, status = 200] = row;
  const [method = '', path = ''] = filled(call, kept).split(' ');
  const init: RequestInit =
    sent instanceof FormData
      ? { body: sent }
      : sent
        ? {
            body: filled(JSON.stringify(sent), kept),
            headers: { 'content-type': 'application/json' },
          }
        : {};
  const response = await client.raw(method, path, init);
  const text = await response.text();
  expect(response.status, `${call}: ${text.slice(0, 300)}`).toBe(status);
  expectFields(JSON.parse(text), `success ${fields}`, kept, call);
}

/**
 * A client written from the documents alone: it makes each call as documented, without our added
 * fields, and reads the documented fields of each answer.
 */
export function documentedClientSuite(start: StartSubject): void {
  describe('a client from the documents', () => {
    const world = useWorld(start);

    const inOrder = (calls: readonly DocumentedCall[], clientOf: () => Client) => {
      const kept: Kept = new Map();
      for (const row of calls) it(row[0], () => make(clientOf(), row, kept));
    };

    it('reads the documented sample', async () => {
      const { user } = await world.member.ok('getUser', { id: 1 });
      const expected = { level: 2, experience: 450, water_drops: 1250, gems: 300 };
      expect(user).toMatchObject(expected);
      const { statistics } = (await world.member.ok('getGarden')).garden;
      expect(statistics).toEqual({ totalPosts: 42, totalLikes: 127, totalComments: 89 });
    });

    describe('as a guest', () => inOrder(publicCalls, () => world.guest));
    describe('as a member', () => inOrder(memberCalls, () => world.member));
    describe('as an admin', () => inOrder(adminCalls, () => world.admin));

    it('signs up, sets a new password by mail, signs in and out', async () => {
      const client = createClient(world.subject);
      const { email } = newcomer;
      await make(
        client,
        ['POST /api/auth/signup', 'user{user_id} consentsDue', newcomer, 201],
        new Map(),
      );
      await make(client, ['POST /api/auth/password/forgot', '', { email }], new Map());
      const token = await tokenFor(world.subject, email, pageAddresses.resetPassword);
      const password = '새로 정한 비밀번호 7';
      await make(
        client,
        ['POST /api/auth/password/reset', 'user{user_id}', { token, password }],
        new Map(),
      );
      await make(client, ['POST /api/auth/login', 'user{user_id}', { email, password }], new Map());
      await make(client, ['POST /api/auth/logout', ''], new Map());
    });
  });
}
