import { call } from '@/api/client';
import { postPath } from '@/config/routes';
import { useState } from 'react';
import { useSettled } from './useSettled';

// Ignores a failure of this search.
const askPost = (url: string, signal: AbortSignal) =>
  call('findSharedLink', { query: { url } }, signal).then(
    ({ post }) => post && { ...post, url, to: postPath(post.postId) },
    () => null,
  );

type SharingPost = NonNullable<Awaited<ReturnType<typeof askPost>>>;

/**
 * Finds the post that has already shared an address (docs/product/rules.md#link-key), and where it
 * is, once the typing has paused.
 * @param url null if there is no address
 */
export function useSharedLink(url: string | null): SharingPost | null {
  const [found, setFound] = useState<SharingPost | null>(null);
  useSettled(url, askPost, setFound);
  return found?.url === url ? found : null;
}
