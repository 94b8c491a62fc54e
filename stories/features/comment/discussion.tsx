import { SessionCare } from '@/app/SessionCare';
import { Startup } from '@/app/Startup';
import { fetchPostDetail } from '@/api/posts';
import { Comments } from '@/features/comment/Comments';
import type { FirstComments } from '@/features/comment/useComments';
import { putPostsAtom, usePost } from '@/state/posts';
import { formatId } from '@contract/rules/ids';
import type { StoryContext } from '@storybook/react-vite';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';

/** The comments as a post's page would bring them. */
export function Discussion({ id }: { id: number }) {
  const postId = formatId('post', id);
  const putPosts = useSetAtom(putPostsAtom);
  const post = usePost(postId);
  const [first, setFirst] = useState<FirstComments>();
  useEffect(() => {
    void fetchPostDetail(postId).then(({ post: loaded, comments, commentsPagination }) => {
      putPosts([loaded]);
      setFirst({ comments, nextCursor: commentsPagination.nextCursor });
    });
  }, [postId, putPosts]);
  return (
    <>
      <Startup />
      <SessionCare />
      {post && first && <Comments post={post} first={first} />}
    </>
  );
}

type Shown = Pick<StoryContext, 'canvas' | 'canvasElement'>;

export const rows = ({ canvasElement }: Pick<Shown, 'canvasElement'>) => [
  ...canvasElement.querySelectorAll('article'),
];

/** Waits until the comments are there, and the viewer may write. */
export async function loaded({ canvas }: Pick<Shown, 'canvas'>): Promise<void> {
  await canvas.findByRole('heading', { name: /^댓글/ });
  await waitFor(() => expect(canvas.getByRole('textbox')).toBeEnabled());
}
