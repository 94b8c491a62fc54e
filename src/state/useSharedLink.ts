import { fetchSharedLink } from '@/api/links';
import { postPath } from '@/config/routes';
import { useEffect, useState } from 'react';

type Found = NonNullable<Awaited<ReturnType<typeof fetchSharedLink>>>;

/** An earlier post and where it is. */
type SharingPost = Found & { to: string };

/** How long an address must stay as it is until it is asked about, ms. */
const SETTLED = 500;

/**
 * Finds the post that has shared an address already (docs/product/rules.md#link-key), once the
 * address has settled. Nobody
 * has to know when that could not be found out.
 * @param url null while there is nothing to ask about
 */
export function useSharedLink(url: string | null): SharingPost | null {
  const [found, setFound] = useState<{ url: string; post: Found | null } | null>(null);

  useEffect(() => {
    if (url === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetchSharedLink(url, controller.signal).then(
        (post) => {
          if (!controller.signal.aborted) setFound({ url, post });
        },
        () => undefined,
      );
    }, SETTLED);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [url]);

  const post = found?.url === url ? found.post : null;
  return post && { ...post, to: postPath(post.postId) };
}
