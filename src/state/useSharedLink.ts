import { fetchSharedLink } from '@/api/links';
import { postPath } from '@/config/routes';
import { useState } from 'react';
import { useSettled } from './useSettled';

// A failure of this search is not reported.
const askPost = (url: string, signal: AbortSignal) =>
  fetchSharedLink(url, signal).then(
    (post) => post && { ...post, url, to: postPath(post.postId) },
    () => null,
  );

type SharingPost = NonNullable<Awaited<ReturnType<typeof askPost>>>;

/**
 * Finds the post that has shared an address already (docs/product/rules.md#link-key), and where it is, once the address has
 * settled.
 * @param url null while there is nothing to ask about
 */
export function useSharedLink(url: string | null): SharingPost | null {
  const [found, setFound] = useState<SharingPost | null>(null);
  useSettled(url, askPost, setFound);
  return found?.url === url ? found : null;
}
