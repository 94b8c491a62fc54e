import type { Comment } from '@contract/models/comment';

/** A sample comment; a story overrides only the fields that it needs. */
export function sampleComment(change: Partial<Comment> = {}): Comment {
  return {
    commentId: 'comment1',
    postId: 'post2',
    userId: 'user6',
    userName: '정소라',
    profileImage: '/avatars/sora.svg',
    content: '불빛이 물결 따라 끊어졌다 이어지는 걸 멍하니 봤네요.',
    timeAgo: '1시간 전',
    createdAt: '2026-11-20T09:00:00.000Z',
    likeCount: 24,
    isLiked: false,
    isEdited: false,
    isDeleted: false,
    isBlocked: false,
    isBlinded: false,
    parentCommentId: null,
    replyTo: null,
    mentions: [],
    ...change,
  };
}
