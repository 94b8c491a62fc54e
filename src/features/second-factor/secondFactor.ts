import { call, type OutputOf } from '@/api/client';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { createRemote } from '@/state/remote';
import { userAtom } from '@/state/session';
import { useSharedRemote } from '@/state/useRemote';
import { isSecured } from '@contract/rules/members/second-factor';
import { useAtomValue } from 'jotai';

/** The member's second factor, by member id. */
export const secondFactor = createRemote<OutputOf<'getSecondFactor'>['secondFactor']>({
  load: (_of, signal) => call('getSecondFactor', {}, signal).then((answer) => answer.secondFactor),
});

/** The member's second factors; null while they load, or without one. */
export function useFactors(of: string) {
  const { value } = useSharedRemote(secondFactor, of).state;
  const adminLevel = useAtomValue(userAtom)?.admin_level ?? 0;
  if (!value) return null;
  const hasTotp = value.totpSince !== null;
  return isSecured({ hasTotp, hasPasskey: value.passkeys > 0, adminLevel }) ? value : null;
}

const painter = lazyLoad(() => import('uqr'));

/** Draws a text as a QR code; returns the address of the picture. The painter loads on demand. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await painter.load();
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;
}
