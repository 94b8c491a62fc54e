import { call } from '@/api/client';
import { fetchMovingPage } from '@/api/movingPage';
import type { Comment } from '@contract/models/comment';
import { commentSorts, type CommentSort } from '@contract/rules/posts/comment-order';
import { createPages } from './pages';

/** The key of a post's comments in an order; in the usual order it is the post's id alone. */
export const commentsKey = (postId: string, sort: CommentSort): string =>
  sort === 'oldest' ? postId : `${postId}?${sort}`;

/** The key of a post's best comments, which come with the post. */
export const bestKey = (postId: string): string => `${postId}?best`;

/** The comments of posts, by `commentsKey`; the first page of the usual order comes with the post. */
export const commentPages = createPages<Comment>({
  load: (key, asked, signal) => {
    const [postId = '', given] = key.split('?');
    const sort = commentSorts.find((one) => one === given) ?? 'oldest';
    const fetchPage = async (cursor: string | null) => {
      const query = { ...(sort !== 'oldest' && { sort }), ...(cursor && { cursor }) };
      const input = { params: { postId }, query };
      const { comments, pagination } = await call('listComments', input, signal);
      return { items: comments, nextCursor: pagination.nextCursor };
    };
    return sort === 'popular' ? fetchMovingPage(asked, fetchPage) : fetchPage(asked);
  },
  idOf: ({ commentId }) => commentId,
});
