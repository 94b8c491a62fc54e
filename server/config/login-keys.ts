import { createPrivateKey } from 'node:crypto';
import type { LoginProvider } from '@contract/rules/members/login-providers';
import * as v from 'valibot';

/** What identifies the site to a provider. */
export interface LoginKeys {
  clientId: string;
  /** Empty for Apple, which gets a signature instead. */
  secret: string;
  /** Apple's team, the id of the key, and the key in PKCS#8. */
  apple?: { teamId: string; keyId: string; privateKey: Uint8Array };
}

/** The keys of each provider; null without. */
export type LoginKeyTable = Record<LoginProvider, LoginKeys | null>;

/** Apple's key as bytes; null if it is not one. A setting may write its line breaks as `\n`. */
function privateKeyOf(pem: string): Uint8Array | null {
  try {
    const key = createPrivateKey(pem.replace(/\\n/g, '\n'));
    if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') return null;
    return new Uint8Array(key.export({ type: 'pkcs8', format: 'der' }));
  } catch {
    return null;
  }
}

const key = v.optional(v.string());

/** The settings for signing in with providers. */
export const loginSettings = {
  KAKAO_LOGIN_ID: key,
  KAKAO_LOGIN_SECRET: key,
  NAVER_LOGIN_ID: key,
  NAVER_LOGIN_SECRET: key,
  GOOGLE_LOGIN_ID: key,
  GOOGLE_LOGIN_SECRET: key,
  APPLE_LOGIN_ID: key,
  APPLE_TEAM_ID: key,
  APPLE_KEY_ID: key,
  APPLE_PRIVATE_KEY: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (pem) => privateKeyOf(pem) !== null,
        'Apple에서 받은 .p8 파일의 내용이어야 합니다(줄바꿈은 \\n으로 적을 수 있습니다).',
      ),
    ),
  ),
};

type Given = { [Name in keyof typeof loginSettings]?: string | undefined };

/**
 * Reads those settings.
 * @param refuse throws for a provider that has only some of its settings
 */
export function loginKeysOf(
  given: Given,
  refuse: (name: string, sentence: string) => never,
): LoginKeyTable {
  const all = (...names: (keyof Given)[]): string[] | null => {
    const missing = names.filter((name) => given[name] === undefined);
    const [first] = missing;
    if (first === undefined) return names.map((name) => given[name] ?? '');
    if (missing.length < names.length)
      refuse(first, '같은 서비스의 다른 설정과 함께 적어야 합니다.');
    return null;
  };
  const simple = (id: keyof Given, secretName: keyof Given): LoginKeys | null => {
    const [clientId, secret] = all(id, secretName) ?? [];
    return clientId === undefined || secret === undefined ? null : { clientId, secret };
  };
  const apple = all('APPLE_LOGIN_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY');
  const [clientId = '', teamId = '', keyId = '', pem = ''] = apple ?? [];
  const privateKey = privateKeyOf(pem);
  return {
    kakao: simple('KAKAO_LOGIN_ID', 'KAKAO_LOGIN_SECRET'),
    naver: simple('NAVER_LOGIN_ID', 'NAVER_LOGIN_SECRET'),
    google: simple('GOOGLE_LOGIN_ID', 'GOOGLE_LOGIN_SECRET'),
    apple: privateKey && { clientId, secret: '', apple: { teamId, keyId, privateKey } },
  };
}
