import { describe, expect, it } from 'vitest';
import { declaredNames, endpoints } from './endpoints';
import { errorsOf, type Endpoint } from './endpoints/define';
import { limitsOf } from './endpoints/limits';
import type { EndpointName } from './endpoints/routes';

const all = Object.entries<Endpoint>(endpoints);

describe('endpoints', () => {
  it('each have a route', () => {
    expect(declaredNames.filter((name) => !(name in endpoints))).toEqual([]);
  });

  it('each have a unique method and path', () => {
    const places = all.map(([, one]) => `${one.method} ${one.path.replace(/:\w+/g, ':')}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each(all)('%s reads every parameter of its path and has a summary', (_name, one) => {
    const names = (one.path.match(/:\w+/g) ?? []).map((name) => name.slice(1));
    const entries =
      one.params && 'entries' in one.params ? Object.keys(one.params.entries as object) : [];
    expect(entries).toEqual(names);
    expect(one.summary).not.toBe('');
    expect(one.path).toMatch(/^\/api\//);
    if (one.method === 'GET') expect(one.body).toBeUndefined();
  });
});

it('exempts calls that end a session from limits, and says so', () => {
  for (const [name, one] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    const isFree = one.method !== 'GET' && limitsOf(name).own.length === 0;
    expect(isFree, name).toBe(one.unlimited === true);
  }
});

describe('errorsOf', () => {
  it('derives the errors of access and input', () => {
    expect(errorsOf(endpoints.me)).toEqual([]);
    expect(errorsOf(endpoints.getFeed)).toEqual(['RATE_LIMITED', 'LOGIN_REQUIRED', 'VALIDATION']);
    expect(errorsOf(endpoints.login)).toEqual(
      expect.arrayContaining(['BAD_CREDENTIALS', 'VALIDATION', 'FORBIDDEN', 'RATE_LIMITED']),
    );
    expect(errorsOf(endpoints.listAllPosts)).toEqual(
      expect.arrayContaining(['LOGIN_REQUIRED', 'FORBIDDEN', 'ADMIN_KEY', 'RATE_LIMITED']),
    );
    expect(errorsOf(endpoints.deletePost)).toEqual(
      expect.arrayContaining(['NOT_FOUND', 'FORBIDDEN', 'UNSUPPORTED_TYPE', 'TOO_LARGE']),
    );
  });
});
