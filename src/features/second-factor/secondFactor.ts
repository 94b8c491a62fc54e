import { call, type OutputOf } from '@/api/client';
import { lazyLoad } from '@/design/lazy/lazyLoad';
import { createRemote } from '@/state/remote';

/** The member's second factor, by member id. */
export const secondFactor = createRemote<OutputOf<'getSecondFactor'>['secondFactor']>({
  load: (_of, signal) => call('getSecondFactor', {}, signal).then((answer) => answer.secondFactor),
});

const painter = lazyLoad(() => import('uqr'));

/** Draws a text as a QR code; returns the address of the picture. The painter loads on demand. */
export async function qrPicture(text: string): Promise<string> {
  const { renderSVG } = await painter.load();
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;
}
