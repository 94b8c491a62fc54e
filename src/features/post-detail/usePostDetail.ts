import { fetchPostDetail } from '@/api/posts';
import { putPostsAtom, usePost } from '@/state/posts';
import { sessionAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Comment } from '@contract/models/comment';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';

type Answer =
  | { status: 'loading' | 'missing' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; comments: Comment[]; nextCursor: string | null; attempt: number };

const loading: Answer = { status: 'loading' };

/** Counts the changes of the viewer: what was fetched for one is not for the next. */
function useViewerChanges(): number {
  const { status, user } = useAtomValue(sessionAtom);
  const [changes, setChanges] = useState(0);
  const last = useRef<string | null>(undefined);
  const viewer = user?.user_id ?? null;
  useEffect(() => {
    if (status !== 'known') return;
    if (last.current !== undefined && last.current !== viewer) setChanges((count) => count + 1);
    last.current = viewer;
  }, [status, viewer]);
  return changes;
}

/**
 * A post with its first comments. The post itself is there at once when a list has loaded it
 * before. Mount it anew for another post: an answer that comes too late is then nobody's.
 */
export function usePostDetail(postId: string) {
  const post = usePost(postId);
  const putPosts = useSetAtom(putPostsAtom);
  const viewer = useViewerChanges();
  const [answer, setAnswer] = useState(loading);
  const [retries, setRetries] = useState(0);
  const attempt = viewer + retries;

  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Answer) => {
      if (!controller.signal.aborted) setAnswer(next);
    };
    fetchPostDetail(postId, controller.signal).then(
      ({ post: loaded, comments, commentsPagination: { nextCursor } }) => {
        if (!controller.signal.aborted) putPosts([loaded]);
        show({ status: 'loaded', comments, nextCursor, attempt });
      },
      (error: unknown) => {
        const missing = error instanceof ApiError && error.code === 'NOT_FOUND';
        show(missing ? { status: 'missing' } : { status: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [postId, attempt, putPosts]);

  return {
    post,
    answer,
    retry: () => {
      setAnswer(loading);
      setRetries((count) => count + 1);
    },
  };
}
