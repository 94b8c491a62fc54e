import { generateKeyPairSync } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import { challengeOf } from '@contract/rules/members/provider-simulation';
import type { LoginKeys } from '../config/login-keys';
import { clientOf } from './real-clients';

// The answers have the shapes that the providers document. Nothing here reaches a provider.

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pkcs8 = new Uint8Array(privateKey.export({ type: 'pkcs8', format: 'der' }));
const keys: LoginKeys = { clientId: 'our-id', secret: 'our-secret' };
const keysOf: Record<LoginProvider, LoginKeys> = {
  ...{ kakao: keys, naver: keys, google: keys },
  apple: { ...keys, apple: { teamId: 'TEAM', keyId: 'KEY', privateKey: pkcs8 } },
};
const visit = {
  ...{ state: 'our-state', nonce: 'our-nonce', verifier: 'our-verifier' },
  returnUri: 'https://mulbit.example/oauth/it',
};

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (iss: string, more: object = {}) => ({
  ...{ iss, aud: 'our-id', sub: '1234', email: 'who@mulbit.test', email_verified: true },
  ...{ nonce: 'our-nonce', exp: Math.floor(Date.now() / 1000) + 600, ...more },
});
const idToken = (of: object) => ({
  access_token: 'token',
  token_type: 'Bearer',
  id_token: `${base64({ alg: 'RS256' })}.${base64(of)}.c2ln`,
});

interface Asked {
  url: string;
  headers: Headers;
  body: URLSearchParams;
}

/** Answers requests by their address, and keeps them. */
function provide(answers: Record<string, { status?: number; body: object }>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: string | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    const body = new URLSearchParams(await request.text());
    asked.push({ url: request.url, headers: request.headers, body });
    const answer = answers[request.url];
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer.body, { status: answer.status ?? 200 });
  });
  return asked;
}

afterEach(() => void vi.unstubAllGlobals());

const tokenUrls: Record<LoginProvider, string> = {
  kakao: 'https://kauth.kakao.com/oauth/token',
  naver: 'https://nid.naver.com/oauth2.0/token',
  google: 'https://oauth2.googleapis.com/token',
  apple: 'https://appleid.apple.com/auth/token',
};
const token = { body: { access_token: 'token', token_type: 'bearer', expires_in: 3600 } };
const KAKAO_ME = 'https://kapi.kakao.com/v2/user/me';
const NAVER_ME = 'https://openapi.naver.com/v1/nid/me';
const GOOGLE = 'https://accounts.google.com';
const APPLE = 'https://appleid.apple.com';

const identify = (provider: LoginProvider) =>
  clientOf(provider, keysOf[provider]).identify('a-code', visit);

describe('the address of a provider', () => {
  it.each(Object.keys(keysOf) as LoginProvider[])('%s names us and the visit', async (provider) => {
    const url = new URL(await clientOf(provider, keysOf[provider]).addressOf(visit));
    const query = Object.fromEntries(url.searchParams);
    expect(query).toMatchObject({
      ...{ client_id: 'our-id', state: 'our-state', response_type: 'code' },
      redirect_uri: visit.returnUri,
    });
    expect(url.href).not.toContain('our-secret');
    expect(url.href).not.toContain('our-verifier');
  });

  it('has a challenge for Google, and a nonce for whom signs its answer', async () => {
    const google = new URL(await clientOf('google', keys).addressOf(visit)).searchParams;
    expect(google.get('code_challenge')).toBe(await challengeOf('our-verifier'));
    expect(google.get('code_challenge_method')).toBe('S256');
    const apple = new URL(await clientOf('apple', keysOf.apple).addressOf(visit)).searchParams;
    expect([google.get('nonce'), apple.get('nonce')]).toEqual(['our-nonce', 'our-nonce']);
    expect(apple.get('response_mode')).toBe('form_post');
  });
});

describe('an identity at a provider', () => {
  it('of Kakao is confirmed if the address is valid and verified', async () => {
    const me = (account: object) => ({ body: { id: 1234, kakao_account: account } });
    const email = 'who@mulbit.test';
    const verified = { email, is_email_valid: true, is_email_verified: true };
    const asked = provide({ [tokenUrls.kakao]: token, [KAKAO_ME]: me(verified) });
    expect(await identify('kakao')).toEqual({ subject: '1234', email, isConfirmed: true });
    expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
      ...{ code: 'a-code', client_secret: 'our-secret', redirect_uri: visit.returnUri },
    });
    expect(asked[1]?.headers.get('authorization')).toBe('Bearer token');
    provide({ [tokenUrls.kakao]: token, [KAKAO_ME]: me({ ...verified, is_email_valid: false }) });
    expect(await identify('kakao')).toEqual({ subject: '1234', email, isConfirmed: false });
    provide({ [tokenUrls.kakao]: token, [KAKAO_ME]: me({}) });
    expect(await identify('kakao')).toEqual({ subject: '1234', email: null, isConfirmed: false });
  });

  it('of Naver is never confirmed', async () => {
    const email = 'who@naver.com';
    const me = { body: { resultcode: '00', message: 'success', response: { id: 'abc', email } } };
    provide({ [tokenUrls.naver]: token, [NAVER_ME]: me });
    expect(await identify('naver')).toEqual({ subject: 'abc', email, isConfirmed: false });
    // Naver refuses a code with the status of a success.
    provide({ [tokenUrls.naver]: { body: { error: 'invalid_request' } }, [NAVER_ME]: me });
    expect(await identify('naver')).toBeNull();
  });

  it('of Google is exchanged with the verifier', async () => {
    const asked = provide({ [tokenUrls.google]: { body: idToken(claims(GOOGLE)) } });
    const email = 'who@mulbit.test';
    expect(await identify('google')).toEqual({ subject: '1234', email, isConfirmed: true });
    expect(asked[0]?.body.get('code_verifier')).toBe('our-verifier');
  });

  it('of Apple is exchanged with a signature in place of a secret', async () => {
    const said = claims(APPLE, { email_verified: 'true' });
    const asked = provide({ [tokenUrls.apple]: { body: idToken(said) } });
    expect(await identify('apple')).toMatchObject({ subject: '1234', isConfirmed: true });
    const [, payload = ''] = asked[0]?.body.get('client_secret')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
      ...{ iss: 'TEAM', sub: 'our-id' },
    });
  });

  it.each([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another site', { aud: 'another-id' }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['an end in the past', { exp: 1 }],
    ['no account', { sub: undefined }],
  ])('is refused with %s in its token', async (_, odd) => {
    for (const [provider, iss] of [
      ['google', GOOGLE],
      ['apple', APPLE],
    ] as const) {
      provide({ [tokenUrls[provider]]: { body: idToken({ ...claims(iss), ...odd }) } });
      expect(await identify(provider)).toBeNull();
    }
  });

  it.each(Object.keys(keysOf) as LoginProvider[])(
    'of %s is refused for a code that it refuses, and unavailable while it is down',
    async (provider) => {
      provide({ [tokenUrls[provider]]: { status: 400, body: { error: 'invalid_grant' } } });
      expect(await identify(provider)).toBeNull();
      provide({});
      await expect(identify(provider)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    },
  );
});
