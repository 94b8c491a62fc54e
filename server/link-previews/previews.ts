import type { Block, BlockInput } from '@contract/rules/posts/block-types';
import { linkImage, previewUnasked, type LinkPreview } from '@contract/rules/posts/link-preview';
import pLimit from 'p-limit';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { findPreview, keepPreview } from '../tables/link-preview';
import type { FetchPage } from '../upstream/links/fetch-page';
import type { LeadsOutside } from '../upstream/links/picture-hosts';
import { readPreview } from '../upstream/links/preview';

/** The previews of links, each fetched once for all callers. */
export interface Previews {
  /** Never throws because of the page: an unreadable page is an answer, too. */
  of: (url: string) => Promise<LinkPreview>;
  /**
   * The blocks of a request, without pictures of links whose host leads into a private network.
   * @param before the post's blocks until now, whose pictures stay
   */
  withOpenPictures: (
    blocks: readonly BlockInput[],
    before: readonly Block[],
  ) => Promise<BlockInput[]>;
}

const HOUR = 3_600_000;
/**
 * The lifetime of a preview, ms. A failure may pass, and a member's second try should work:
 * failures are kept only long enough to protect an unreachable page from many requests.
 */
const LIFETIME = { read: 24 * HOUR, failed: 20_000 };
/** The number of concurrent fetches of pages, or look-ups of picture hosts. */
const AT_ONCE = 8;

// The fragment is never sent to a server.
const withoutHash = (url: string) => url.replace(/#.*$/, '');

/** Makes the previews of a server. */
export function createPreviews(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  fetchPage: FetchPage,
  leadsOutside: LeadsOutside,
): Previews {
  const limit = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<LinkPreview>>();

  async function find(url: string): Promise<LinkPreview> {
    const kept = await findPreview(db, url, now());
    if (kept) return kept;
    const preview = await limit(() => readPreview(url, fetchPage, leadsOutside));
    const expiresAt = now() + (preview.success ? LIFETIME.read : LIFETIME.failed);
    await db
      .transaction((tx) => keepPreview(tx, url, preview, expiresAt))
      .catch((error: unknown) => log.warn({ err: error }, 'a preview could not be kept'));
    return preview;
  }

  async function openPicture(block: BlockInput, before: readonly Block[]): Promise<BlockInput> {
    const image = block.type === 'link' ? linkImage(block.image) : null;
    const isKept = before.some((one) => one.type === 'link' && one.image === image);
    if (image === null || isKept || (await limit(() => leadsOutside(image)))) return block;
    return { ...block, image: null } as BlockInput;
  }

  return {
    withOpenPictures: (blocks, before) =>
      Promise.all(blocks.map((block) => openPicture(block, before))),
    of: (given) => {
      const url = withoutHash(new URL(given).href);
      const unasked = previewUnasked(url);
      if (unasked) return Promise.resolve(unasked);
      const found = underWay.get(url) ?? find(url).finally(() => underWay.delete(url));
      underWay.set(url, found);
      return found;
    },
  };
}
