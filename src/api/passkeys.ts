import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { MadePasskey, UsedPasskey } from '@contract/rules/members/passkeys';
import type { OutputOf } from './client';

const browser = lazyLoad(() => import('@simplewebauthn/browser'));

/** Loads the library ahead, because some browsers open a passkey only right after a press. */
export const loadPasskeys = (): void => void browser.load().catch(() => undefined);

/** Whether the browser knows passkeys. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser offers passkeys where it fills in a name. */
export async function fillsInPasskeys(): Promise<boolean> {
  return (await browser.load()).browserSupportsWebAuthnAutofill();
}

/** Asks the person's device for a new passkey. @throws Error with the browser's name for a refusal */
export async function makePasskey(
  optionsJSON: OutputOf<'startPasskey'>['options'],
): Promise<MadePasskey> {
  const { startRegistration } = await browser.load();
  const made = await startRegistration({ optionsJSON });
  const { transports = [] } = made.response;
  return { ...made, response: { ...made.response, transports } };
}

/**
 * Asks the person's device for a passkey.
 * @param isFilledIn whether the browser offers it where it fills in a name, and waits
 * @throws Error with the browser's name for a refusal
 */
export async function askForPasskey(
  optionsJSON: OutputOf<'startPasskeyLogin'>['options'],
  isFilledIn = false,
): Promise<UsedPasskey> {
  const { startAuthentication } = await browser.load();
  return startAuthentication({
    optionsJSON,
    useBrowserAutofill: isFilledIn,
  });
}

/** Ends what the browser still asks. */
export async function stopAsking(): Promise<void> {
  (await browser.load()).WebAuthnAbortService.cancelCeremony();
}
