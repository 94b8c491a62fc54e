import { beforeEach, expect, test } from 'vitest';
import { answer } from './node';
import { resetWorld, signInAs, type Role } from './world';

beforeEach(() => {
  resetWorld();
});

interface Me {
  user: { user_id: string; adminLevel: number } | null;
}

async function me(headers: Record<string, string> = {}) {
  const response = await answer('/api/auth/me', { headers });
  return ((await response.json()) as Me).user;
}

async function logIn(name: 'member' | 'admin') {
  const response = await answer('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@mulbit.test`, password: `mulbit-${name}-1` }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test.each<[Role, number | undefined]>([
  ['guest', undefined],
  ['member', 0],
  ['admin', 1],
])('a request without a cookie acts as the %s chosen', async (role, adminLevel) => {
  signInAs(role);
  expect((await me())?.adminLevel).toBe(adminLevel);
});

test('several people act at once, each by their cookie', async () => {
  const [member, admin] = [await logIn('member'), await logIn('admin')];
  expect((await me({ cookie: member }))?.user_id).toBe('user1');
  expect((await me({ cookie: admin }))?.adminLevel).toBe(1);
  expect(await me()).toBeNull();
});

test('a reset ends every session', async () => {
  const cookie = await logIn('member');
  resetWorld();
  expect(await me({ cookie })).toBeNull();
});

test('logging out ends the role that a story chose', async () => {
  signInAs('member');
  await answer('/api/auth/logout', { method: 'POST' });
  expect(await me()).toBeNull();
});
