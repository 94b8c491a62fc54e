import { call } from '@/api/client';
import { webAddress } from './address';
import { isUnheard, type EditorBlock } from './blocks';

/** How long a post waits for pages that do not answer, ms. */
const TIMEOUT = 3000;

/**
 * Waits for the pages of links that have no preview yet: the server caches them and writes them
 * into the post. A slow or missing page does not delay the post further.
 */
export async function askPages(blocks: readonly EditorBlock[]): Promise<void> {
  const addresses = blocks.flatMap((block) =>
    block.type === 'link' && isUnheard(block) ? (webAddress(block.url) ?? []) : [],
  );
  if (addresses.length === 0) return;
  const signal = AbortSignal.timeout(TIMEOUT);
  await Promise.allSettled(addresses.map((url) => call('previewLink', { body: { url } }, signal)));
}
