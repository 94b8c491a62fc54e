import { call } from '@/api/client';
import { SessionCare } from '@/app/SessionCare';
import { Startup } from '@/app/Startup';
import { Comments } from '@/features/comment/Comments';
import { bestKey, commentPages } from '@/state/comments';
import { putPostsAtom, usePost } from '@/state/posts';
import { formatId } from '@contract/rules/site/ids';
import type { StoryContext } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/** The comments as a post's page loads them. */
export function Discussion({ id }: { id: number }) {
  const postId = formatId('post', id);
  const putPosts = useSetAtom(putPostsAtom);
  const post = usePost(postId);
  const show = useSetAtom(commentPages.showAtom);
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    void call('getPostDetail', { params: { postId }, query: {} }).then(
      ({ post: loaded, comments, bestComments, commentsPagination }) => {
        putPosts([loaded]);
        show(postId, { items: comments, nextCursor: commentsPagination.nextCursor });
        show(bestKey(postId), { items: bestComments, nextCursor: null });
        setIsLoaded(true);
      },
    );
  }, [postId, putPosts, show]);
  return (
    <>
      <Startup />
      <SessionCare />
      {post && isLoaded && <Comments post={post} />}
    </>
  );
}

type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;

export const rows = ({ canvasElement }: Pick<Shown, 'canvasElement'>) => [
  ...canvasElement.querySelectorAll('article'),
];

/** Waits until the comments have loaded and the viewer may write. */
export async function loaded({ canvas }: Pick<Shown, 'canvas'>): Promise<void> {
  await canvas.findByRole('heading', { name: /^댓글/ });
  await waitFor(() => expect(canvas.getByRole('textbox')).toBeEnabled());
}
