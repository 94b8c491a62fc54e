import { ApiError } from '../../errors';
import { reasonTexts } from '../../texts';
import { formatId } from '../site/ids';

/** The most passkeys of a member. */
export const PASSKEYS_MOST = 20;

/** The longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 40;

/** EdDSA, ES256 and RS256, as COSE numbers: what devices and the checking library know. */
export const passkeyAlgorithms = [-8, -7, -257];

/** A passkey as its member sees it; moments in ms. */
export interface PasskeyRecord {
  id: string;
  name: string;
  createdAt: number;
  /** Null before the first use. */
  lastUsedAt: number | null;
  /** Whether the device copies it to others. */
  isSynced: boolean;
}

interface Answer<Response> {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Response;
}

/** What a browser answers after making a passkey; bytes as base64url. */
export type MadePasskey = Answer<{
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
}>;

/** What a browser answers after using a passkey; bytes as base64url. */
export type UsedPasskey = Answer<{
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null | undefined;
}>;

/** What a passkey's device proves with, and what the next proof must exceed. */
export interface PasskeyKey {
  credentialId: string;
  /** In COSE form, base64url. */
  publicKey: string;
  counter: number;
}

/** A passkey that a browser may ask for. */
export interface AllowedPasskey {
  credentialId: string;
  transports: readonly string[];
}

const base64url = (ascii: string): string =>
  btoa(ascii).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');

/** The name by which devices know a member: the public id, base64url. */
export const userHandleOf = (memberId: number): string => base64url(formatId('user', memberId));

const described = (passkeys: readonly AllowedPasskey[]) =>
  passkeys.map(({ credentialId, transports }) => ({
    type: 'public-key' as const,
    id: credentialId,
    transports: [...transports],
  }));

/** The domain that passkeys of a site belong to. @param origin the site's own address */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname;

/** How long a browser waits for its person, ms. */
const PATIENCE = 5 * 60_000;

interface NewPasskeyWish {
  challenge: string;
  /** The site's own address. */
  origin: string;
  siteName: string;
  member: { id: number; email: string; userName: string };
  /** The member's passkeys, of which a device must not hold another. */
  known: readonly AllowedPasskey[];
}

/** What a browser needs to make a passkey, in the standard's JSON form. */
export function creationOptions({ challenge, origin, siteName, member, known }: NewPasskeyWish) {
  return {
    challenge,
    rp: { id: relyingPartyOf(origin), name: siteName },
    user: { id: userHandleOf(member.id), name: member.email, displayName: member.userName },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: PATIENCE,
    excludeCredentials: described(known),
    // The device finds it without a name, and asks its person who they are.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  };
}

/**
 * What a browser needs to use a passkey, in the standard's JSON form.
 * @param allowed the passkeys that may be used; none for any of the site
 */
export function requestOptions(
  challenge: string,
  origin: string,
  allowed: readonly AllowedPasskey[],
) {
  return {
    challenge,
    rpId: relyingPartyOf(origin),
    timeout: PATIENCE,
    userVerification: 'required' as const,
    allowCredentials: described(allowed),
  };
}

/** The error for a passkey that does not prove what was asked. */
export const wrongPasskey = (): ApiError =>
  new ApiError('BAD_CREDENTIALS', reasonTexts.wrongPasskey, {
    issues: [{ path: 'passkey', message: reasonTexts.wrongPasskey }],
  });

/** The error for a passkey whose challenge does not wait any more. */
export const passkeyEnded = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.passkeyEnded);

/** The error for a passkey that the member does not have. */
export const passkeyMissing = (): ApiError => new ApiError('NOT_FOUND', reasonTexts.passkeyMissing);

/** The error for a passkey that is registered already. */
export const passkeyKnown = (): ApiError => new ApiError('CONFLICT', reasonTexts.passkeyKnown);

/** Refuses a passkey beyond the most. @throws ApiError CONFLICT */
export function guardPasskeys(count: number): void {
  if (count >= PASSKEYS_MOST) throw new ApiError('CONFLICT', reasonTexts.passkeysMany);
}
