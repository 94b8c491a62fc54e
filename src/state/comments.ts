import { fetchComments } from '@/api/comments';
import type { Comment } from '@contract/models/comment';
import { createPages } from './pages';

/** The comments of posts, by the post's id; the first page comes with the post. */
export const commentPages = createPages<Comment>({
  load: async (postId, cursor, signal) => {
    const { comments, pagination } = await fetchComments(postId, cursor, signal);
    return { items: comments, nextCursor: pagination.nextCursor };
  },
  idOf: ({ commentId }) => commentId,
});
