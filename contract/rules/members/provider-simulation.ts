import type { LoginProvider, ProviderIdentity } from './login-providers';

// A simulated provider behaves like a real one with PKCE and a nonce: its code proves only a sign-in
// that began with both. Who signs in is whatever was typed, so no public site has it.

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');

const textOf = (encoded: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(encoded.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
      letter.charCodeAt(0),
    ),
  );

/** The PKCE challenge (S256) of a verifier. */
export async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return base64url(new Uint8Array(digest));
}

/** What a visit proves itself with. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** What the page of a simulated provider gets in its address. */
export interface SimulatedVisit {
  provider: LoginProvider;
  state: string;
  nonce: string;
  challenge: string;
}

/** The address of a simulated provider's page. @param page the page that shows it */
export async function simulatedAddress(
  page: string,
  provider: LoginProvider,
  { state, nonce, verifier }: VisitSecrets,
): Promise<string> {
  const challenge = await challengeOf(verifier);
  const query = new URLSearchParams({ simulated: provider, state, nonce, challenge });
  return `${page}?${query.toString()}`;
}

/** The code that a simulated provider gives for a typed address. */
export function simulatedCode(
  { provider, nonce, challenge }: Omit<SimulatedVisit, 'state'>,
  { email, isConfirmed }: { email: string; isConfirmed: boolean },
): string {
  const said = { provider, nonce, challenge, email, isConfirmed };
  return base64url(new TextEncoder().encode(JSON.stringify(said)));
}

/** Whose sign-in at a simulated provider a code proves; null if it proves none. */
export async function readSimulatedCode(
  code: string,
  provider: LoginProvider,
  { nonce, verifier }: Omit<VisitSecrets, 'state'>,
): Promise<ProviderIdentity | null> {
  try {
    const said = JSON.parse(textOf(code)) as Record<string, unknown>;
    const { email, isConfirmed } = said;
    const isRight =
      said.provider === provider &&
      said.nonce === nonce &&
      said.challenge === (await challengeOf(verifier));
    if (!isRight || typeof email !== 'string') return null;
    return { subject: email, email: email || null, isConfirmed: isConfirmed === true };
  } catch {
    return null;
  }
}
