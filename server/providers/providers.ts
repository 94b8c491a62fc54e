import { pageAddresses } from '@contract/pages';
import {
  loginProviders,
  type LoginProvider,
  type ProviderIdentity,
} from '@contract/rules/members/login-providers';
import {
  readSimulatedCode,
  simulatedAddress,
  type VisitSecrets,
} from '@contract/rules/members/provider-simulation';
import type { LoginKeys } from '../config/login-keys';

/** A visit at a provider, with what proves that it is ours. */
export interface Visit extends VisitSecrets {
  /** Where the provider sends people back to, with the site's own address. */
  returnUri: string;
}

/** A provider whose accounts can sign in. */
export interface ProviderClient {
  isSimulated: boolean;
  /** The address that asks the person to sign in. */
  addressOf: (visit: Visit) => Promise<string>;
  /**
   * Whose sign-in a code proves; null if it proves none.
   * @throws ApiError UNAVAILABLE if the provider does not answer
   */
  identify: (code: string, visit: Visit) => Promise<ProviderIdentity | null>;
}

/** The providers that a site offers. */
export type ProviderClients = Partial<Record<LoginProvider, ProviderClient>>;

const simulated = (provider: LoginProvider): ProviderClient => ({
  isSimulated: true,
  addressOf: (visit) => simulatedAddress(pageAddresses.login, provider, visit),
  identify: (code, visit) => readSimulatedCode(code, provider, visit),
});

const real = (provider: LoginProvider, keys: LoginKeys): ProviderClient => ({
  isSimulated: false,
  addressOf: async (visit) =>
    (await import('./real-clients')).clientOf(provider, keys).addressOf(visit),
  identify: async (code, visit) =>
    (await import('./real-clients')).clientOf(provider, keys).identify(code, visit),
});

/**
 * Opens the providers with keys.
 * @param isOpen whether the others are simulated: only where nobody else can reach the site
 */
export function openProviders(
  keys: Partial<Record<LoginProvider, LoginKeys | null>>,
  isOpen: boolean,
): ProviderClients {
  const clients: ProviderClients = {};
  for (const provider of loginProviders) {
    const own = keys[provider];
    if (own) clients[provider] = real(provider, own);
    else if (isOpen) clients[provider] = simulated(provider);
  }
  return clients;
}
