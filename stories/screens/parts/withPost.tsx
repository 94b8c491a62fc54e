import { Startup } from '@/app/Startup';
import { ToastHost } from '@/app/ToastHost';
import { putPostsAtom, usePost } from '@/state/posts';
import { sessionAtom } from '@/state/session';
import type { Post } from '@contract/models/post';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A part of a post as the site would show it: the post comes from the store that all share. Waits
 * until it is known who looks at it.
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
