import {
  Apple,
  ArcticFetchError,
  decodeIdToken,
  Google,
  Kakao,
  Naver,
  type OAuth2Tokens,
} from 'arctic';
import { ApiError } from '@contract/errors';
import type { LoginProvider, ProviderIdentity } from '@contract/rules/members/login-providers';
import { reasonTexts } from '@contract/texts';
import type { LoginKeys } from '../config/login-keys';
import type { ProviderClient, Visit } from './providers';

type Client = Omit<ProviderClient, 'isSimulated'>;
type Json = Record<string, unknown>;

/** How long a provider may take to answer, ms. */
const PATIENCE = 10_000;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;
// Apple writes some booleans as text.
const isTrue = (value: unknown): boolean => value === true || value === 'true';

const down = () => new ApiError('UNAVAILABLE', reasonTexts.providerDown);

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(down()), PATIENCE);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Exchanges a code; null if the provider refuses it. */
async function tokensOf(exchange: Promise<OAuth2Tokens>): Promise<OAuth2Tokens | null> {
  try {
    return await within(exchange);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof ArcticFetchError) throw down();
    return null;
  }
}

/** Asks a provider about the owner of a token; null if it refuses. */
async function ask(address: string, tokens: OAuth2Tokens): Promise<Json | null> {
  const answer = await fetch(address, {
    headers: { Authorization: `Bearer ${tokens.accessToken()}` },
    signal: AbortSignal.timeout(PATIENCE),
    redirect: 'error',
  }).catch(() => {
    throw down();
  });
  if (answer.status >= 500) throw down();
  return answer.ok ? objectOf(await answer.json().catch(() => null)) : null;
}

interface Expected {
  issuers: readonly string[];
  clientId: string;
  nonce: string;
}

/**
 * Reads the identity from an ID token. It comes from the provider itself over TLS, so OpenID Connect
 * does not ask for a check of its signature (Core 3.1.3.7); all other checks are made.
 */
function identityIn(tokens: OAuth2Tokens, expected: Expected): ProviderIdentity | null {
  const claims = objectOf(decodeIdToken(tokens.idToken()));
  const { iss, aud, exp, nonce, sub, email, email_verified: isVerified } = claims;
  const subject = textOf(sub);
  const isOurs =
    expected.issuers.includes(String(iss)) &&
    aud === expected.clientId &&
    nonce === expected.nonce &&
    typeof exp === 'number' &&
    exp * 1000 > Date.now();
  if (!isOurs || subject === null) return null;
  return { subject, email: textOf(email), isConfirmed: isTrue(isVerified) };
}

function kakao({ clientId, secret }: LoginKeys): Client {
  const client = ({ returnUri }: Visit) => new Kakao(clientId, secret, returnUri);
  return {
    // Without a scope Kakao asks for what the operator chose there.
    addressOf: (visit) =>
      Promise.resolve(client(visit).createAuthorizationURL(visit.state, []).href),
    async identify(code, visit) {
      const tokens = await tokensOf(client(visit).validateAuthorizationCode(code));
      const answer = tokens && (await ask('https://kapi.kakao.com/v2/user/me', tokens));
      if (!answer || typeof answer.id !== 'number') return null;
      const {
        email,
        is_email_valid: isValid,
        is_email_verified: isVerified,
      } = objectOf(answer.kakao_account);
      const isConfirmed = isTrue(isValid) && isTrue(isVerified);
      return { subject: String(answer.id), email: textOf(email), isConfirmed };
    },
  };
}

function naver({ clientId, secret }: LoginKeys): Client {
  const client = ({ returnUri }: Visit) => new Naver(clientId, secret, returnUri);
  return {
    addressOf(visit) {
      const url = client(visit).createAuthorizationURL();
      url.searchParams.set('state', visit.state);
      return Promise.resolve(url.href);
    },
    async identify(code, visit) {
      const tokens = await tokensOf(client(visit).validateAuthorizationCode(code));
      const answer = tokens && (await ask('https://openapi.naver.com/v1/nid/me', tokens));
      const { id, email } = objectOf(answer?.response);
      const subject = textOf(id);
      // Naver does not say whether an address is confirmed; a member can write any there.
      return subject === null ? null : { subject, email: textOf(email), isConfirmed: false };
    },
  };
}

function google({ clientId, secret }: LoginKeys): Client {
  const client = ({ returnUri }: Visit) => new Google(clientId, secret, returnUri);
  const issuers = ['https://accounts.google.com', 'accounts.google.com'];
  return {
    addressOf(visit) {
      const { state, verifier, nonce } = visit;
      const url = client(visit).createAuthorizationURL(state, verifier, ['openid', 'email']);
      url.searchParams.set('nonce', nonce);
      return Promise.resolve(url.href);
    },
    async identify(code, visit) {
      const { verifier, nonce } = visit;
      const tokens = await tokensOf(client(visit).validateAuthorizationCode(code, verifier));
      return tokens && identityIn(tokens, { issuers, clientId, nonce });
    },
  };
}

function apple({ clientId, apple: signing }: LoginKeys): Client {
  if (!signing) throw new Error('Apple has no key to sign with');
  const { teamId, keyId, privateKey } = signing;
  const client = ({ returnUri }: Visit) =>
    new Apple(clientId, teamId, keyId, privateKey, returnUri);
  return {
    addressOf(visit) {
      const url = client(visit).createAuthorizationURL(visit.state, ['email']);
      // Apple tells an address only to a form.
      url.searchParams.set('response_mode', 'form_post');
      url.searchParams.set('nonce', visit.nonce);
      return Promise.resolve(url.href);
    },
    async identify(code, visit) {
      const tokens = await tokensOf(client(visit).validateAuthorizationCode(code));
      const issuers = ['https://appleid.apple.com'];
      return tokens && identityIn(tokens, { issuers, clientId, nonce: visit.nonce });
    },
  };
}

const clients: Record<LoginProvider, (keys: LoginKeys) => Client> = { kakao, naver, google, apple };

const guarded =
  (identify: Client['identify']): Client['identify'] =>
  async (code, visit) => {
    try {
      return await identify(code, visit);
    } catch (error) {
      if (error instanceof ApiError) throw error;
      // An answer without a token, or with one that cannot be read.
      return null;
    }
  };

/** A provider with the site's keys. */
export function clientOf(provider: LoginProvider, keys: LoginKeys): Client {
  const { addressOf, identify } = clients[provider](keys);
  return { addressOf, identify: guarded(identify) };
}
