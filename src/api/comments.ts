import { call } from './client';

export const fetchComments = (postId: string, cursor: string) =>
  call('listComments', { params: { postId }, query: { cursor } });
export const sendComment = (postId: string, content: string, parentCommentId: string | null) =>
  call('createComment', { params: { postId }, body: { content, parentCommentId } }).then(
    (answer) => answer.comment,
  );
export const changeComment = (commentId: string, content: string) =>
  call('updateComment', { params: { commentId }, body: { content } }).then(
    (answer) => answer.comment,
  );
export const removeComment = (commentId: string) =>
  call('deleteComment', { params: { commentId } });
export const sendCommentLike = (commentId: string) =>
  call('likeComment', { params: { commentId }, body: {} });
