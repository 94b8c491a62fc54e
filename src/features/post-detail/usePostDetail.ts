import { putPostsAtom, usePost } from '@/state/posts';
import { ownerAtom, sessionAtom } from '@/state/session';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { readDetail, usePreparedDetail, type DetailAnswer } from './detail';

type Answer = { status: 'loading' } | (DetailAnswer & { attempt: number });

/** Counts the changes of the viewer: what was fetched for one is not for the next. */
function useViewerChanges(): number {
  const { status } = useAtomValue(sessionAtom);
  const owner = useAtomValue(ownerAtom);
  const [changes, setChanges] = useState(0);
  const last = useRef<string | null>(undefined);
  const viewer = owner?.user_id ?? null;
  useEffect(() => {
    if (status !== 'known') return;
    if (last.current !== undefined && last.current !== viewer) setChanges((count) => count + 1);
    last.current = viewer;
  }, [status, viewer]);
  return changes;
}

/**
 * A post with its first comments. The post itself is there at once when a list has loaded it
 * before. Mount it again for another post: an answer that comes too late is then nobody's.
 */
export function usePostDetail(postId: string) {
  const post = usePost(postId);
  const putPosts = useSetAtom(putPostsAtom);
  const prepared = usePreparedDetail(postId);
  const viewer = useViewerChanges();
  const [answer, setAnswer] = useState<Answer>(
    prepared ? { ...prepared, attempt: 0 } : { status: 'loading' },
  );
  const [retries, setRetries] = useState(0);
  const attempt = viewer + retries;
  const isThere = prepared !== null && attempt === 0;

  useEffect(() => {
    if (isThere) return;
    const controller = new AbortController();
    void readDetail(postId, controller.signal).then((next) => {
      if (controller.signal.aborted) return;
      if (next.status === 'loaded') putPosts([next.post]);
      setAnswer({ ...next, attempt });
    });
    return () => controller.abort();
  }, [postId, attempt, putPosts, isThere]);

  const refresh = () => setRetries((count) => count + 1);
  return {
    post,
    answer,
    retry: () => {
      setAnswer({ status: 'loading' });
      refresh();
    },
    /** Asks again and shows what is there until the answer comes. */
    refresh,
  };
}
