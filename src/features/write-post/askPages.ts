import { fetchLinkPreview } from '@/api/links';
import { webAddress } from './address';
import { isUnheard, type EditorBlock } from './blocks';

/** How long a post waits for pages that say nothing, ms. */
const TIMEOUT = 3000;

/**
 * Waits for the pages of links that nobody has heard from: the server keeps what they say, and
 * writes it into the post. A page that is slow or away holds the post up no longer.
 */
export async function askPages(blocks: readonly EditorBlock[]): Promise<void> {
  const addresses = blocks.flatMap((block) =>
    block.type === 'link' && isUnheard(block) ? (webAddress(block.url) ?? []) : [],
  );
  if (addresses.length === 0) return;
  const signal = AbortSignal.timeout(TIMEOUT);
  await Promise.allSettled(addresses.map((url) => fetchLinkPreview(url, signal)));
}
