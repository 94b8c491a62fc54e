import { previewUnasked, type LinkPreview } from '@contract/rules/link-preview';
import pLimit from 'p-limit';
import type { Database } from '../database';
import type { Log } from '../lib/log';
import { findPreview, keepPreview } from '../tables/link-preview';
import type { FetchPage } from '../upstream/links/fetch-page';
import { readPreview } from '../upstream/links/preview';

/** The previews of links, each fetched once for all callers. */
export interface Previews {
  /** Never throws for the page's sake: one that cannot be read is an answer, too. */
  of: (url: string) => Promise<LinkPreview>;
}

const HOUR = 3_600_000;
/**
 * How long a preview is kept, ms. A failure may pass, and a second try by a member should work: it
 * is kept only long enough to protect an unreachable page from many requests.
 */
const LIFETIME = { read: 24 * HOUR, failed: 20_000 };
/** How many pages are fetched at once. */
const AT_ONCE = 8;

// The fragment is never sent to a server.
const withoutHash = (url: string) => url.replace(/#.*$/, '');

/** Makes the previews of a server. */
export function createPreviews(
  { db, log, now }: { db: Database; log: Log; now: () => number },
  fetchPage: FetchPage,
): Previews {
  const limit = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<LinkPreview>>();

  async function find(url: string): Promise<LinkPreview> {
    const kept = await findPreview(db, url, now());
    if (kept) return kept;
    const preview = await limit(() => readPreview(url, fetchPage));
    const expiresAt = now() + (preview.success ? LIFETIME.read : LIFETIME.failed);
    await db
      .transaction((tx) => keepPreview(tx, url, preview, expiresAt))
      .catch((error: unknown) => log.warn({ err: error }, 'a preview could not be kept'));
    return preview;
  }

  return {
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
