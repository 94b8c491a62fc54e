import type { CommentSort } from '@contract/rules/comment-order';
import { call } from './client';

export const fetchComments = (
  postId: string,
  sort: CommentSort,
  cursor: string | null,
  signal?: AbortSignal,
) => {
  const query = { ...(sort !== 'oldest' && { sort }), ...(cursor && { cursor }) };
  return call('listComments', { params: { postId }, query }, signal);
};
// A new comment names its author: another tab may have logged in another member in the meantime.
export const sendComment = (
  userId: string,
  postId: string,
  content: string,
  parentCommentId: string | null,
) =>
  call('createComment', { params: { postId }, body: { userId, content, parentCommentId } }).then(
    (answer) => answer.comment,
  );
export const changeComment = (userId: string, commentId: string, content: string) =>
  call('updateComment', { params: { commentId }, body: { userId, content } }).then(
    (answer) => answer.comment,
  );
export const removeComment = (commentId: string) =>
  call('deleteComment', { params: { commentId } });
export const sendCommentLike = (userId: string, commentId: string, on: boolean) =>
  call('likeComment', { params: { commentId }, body: { userId, on } });
