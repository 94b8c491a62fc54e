import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import { putPostsAtom, usePost } from '@/state/posts';
import { sessionAtom } from '@/state/session';
import type { Post } from '@contract/models/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Shows a part of a post as the site does: the post comes from the shared store. Waits until the
 * session has loaded.
 */
export function WithPost({ post, children }: { post: Post; children: (post: Post) => ReactNode }) {
  const put = useSetAtom(putPostsAtom);
  useEffect(() => put([post]), [put, post]);
  const shown = usePost(post.postId);
  const isKnown = useAtomValue(sessionAtom).status === 'known';
  const { pathname, search } = useLocation();
  return (
    <>
      <Startup />
      {isKnown && shown && children(shown)}
      <p data-testid="address">{pathname + search}</p>
      <ToastHost />
    </>
  );
}
