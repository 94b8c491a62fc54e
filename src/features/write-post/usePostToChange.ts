import { fetchPostDetail } from '@/api/posts';
import { actorAtom } from '@/state/session';
import { ApiError } from '@contract/errors';
import type { Post } from '@contract/models/post';
import { can } from '@contract/policies';
import { parseId } from '@contract/rules/ids';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

type Answer =
  | { status: 'loading' | 'missing' | 'forbidden' }
  | { status: 'failed'; error: unknown }
  | { status: 'loaded'; post: Post };

/** The post that is to be changed, fresh from the server: a copy in a list may be behind. */
export function usePostToChange(postId: string) {
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const actor = useAtomValue(actorAtom);

  useEffect(() => {
    const controller = new AbortController();
    const show = (next: Answer) => {
      if (!controller.signal.aborted) setAnswer(next);
    };
    fetchPostDetail(postId, controller.signal).then(
      ({ post }) => show({ status: 'loaded', post }),
      (error: unknown) => {
        // An address that names no post at all is refused before anybody looks for one.
        const isMissing =
          error instanceof ApiError && ['NOT_FOUND', 'VALIDATION'].includes(error.code);
        show(isMissing ? { status: 'missing' } : { status: 'failed', error });
      },
    );
    return () => controller.abort();
  }, [postId, attempt]);

  function allowed(): Answer {
    if (answer.status !== 'loaded') return answer;
    const { userId, isConfirmed } = answer.post;
    const authorId = parseId('user', userId) ?? 0;
    return can(actor, 'post.update', { authorId, isConfirmed }) ? answer : { status: 'forbidden' };
  }

  return {
    answer: allowed(),
    retry: () => {
      setAnswer({ status: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
}
