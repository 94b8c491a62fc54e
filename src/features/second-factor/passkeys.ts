import { call, type OutputOf } from '@/api/client';
import { createRemote } from '@/state/remote';
import { passkeyTexts } from '@/texts/passkeys';

/** A passkey of the member. */
export type Passkey = OutputOf<'listPasskeys'>['passkeys'][number];

/** The member's passkeys, by member id. */
export const passkeysRemote = createRemote<readonly Passkey[]>({
  load: (_of, signal) => call('listPasskeys', {}, signal).then((answer) => answer.passkeys),
});

/** A first name for a passkey: the kind of this device. */
export function deviceName(userAgent: string): string {
  const kinds = Object.entries(passkeyTexts.devices);
  const [, name] = kinds.find(([kind]) => userAgent.includes(kind)) ?? [];
  return name ?? passkeyTexts.otherDevice;
}
