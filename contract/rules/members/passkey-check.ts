import {
  passkeyAlgorithms,
  relyingPartyOf,
  type MadePasskey,
  type PasskeyKey,
  type UsedPasskey,
} from './passkeys';

// The library and its certificates are large, and few visitors need them.
async function load() {
  // The certificates' code needs it before it runs; a bundler may change their order.
  await import('reflect-metadata');
  return Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);
}

/** What a browser was asked for: the challenge, and the site's own address. */
export interface Asked {
  challenge: string;
  origin: string;
}

/** A new passkey that was checked. */
export interface CheckedPasskey extends PasskeyKey {
  transports: string[];
  isSynced: boolean;
}

const expected = ({ challenge, origin }: Asked) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: relyingPartyOf(origin),
  // The device asked its person for a finger, a face or a PIN.
  requireUserVerification: true,
});

// The library throws for each kind of wrong answer.
const orNull = <T>(work: Promise<T | null>): Promise<T | null> => work.catch(() => null);

/** Checks a new passkey; null if it is not the one that was asked for. */
export async function checkNewPasskey(
  made: MadePasskey,
  asked: Asked,
): Promise<CheckedPasskey | null> {
  const [{ verifyRegistrationResponse }, { isoBase64URL }] = await load();
  const verify = async () => {
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected(asked),
      response: { ...made, clientExtensionResults: {} },
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!registrationInfo) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: made.response.transports,
      isSynced: credentialBackedUp,
    };
  };
  return orNull(verify());
}

/** Checks the use of a passkey; returns its new counter, or null if it does not prove anything. */
export async function checkPasskeyUse(
  used: UsedPasskey,
  asked: Asked,
  { credentialId, publicKey, counter }: PasskeyKey,
): Promise<{ counter: number; isSynced: boolean } | null> {
  const [{ verifyAuthenticationResponse }, { isoBase64URL }] = await load();
  const verify = async () => {
    if (used.id !== credentialId) return null;
    const { userHandle } = used.response;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...expected(asked),
      response: {
        ...used,
        response: { ...used.response, userHandle: userHandle ?? undefined },
        clientExtensionResults: {},
      },
      credential: { id: credentialId, publicKey: isoBase64URL.toBuffer(publicKey), counter },
    });
    if (!verified) return null;
    return {
      counter: authenticationInfo.newCounter,
      isSynced: authenticationInfo.credentialBackedUp,
    };
  };
  return orNull(verify());
}
