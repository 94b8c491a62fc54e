import type { Comment } from '../models/comment';
import { formatId } from '../rules/site/ids';
import { mentionSegments, type StoredMention } from '../rules/posts/mentions';
import { timeAgo } from '../rules/site/time';
import { isoDate } from './iso-date';
import type { AuthorRecord } from './post';

/** A mention, and the member's current name; their account may be deleted by now. */
export interface NamedMention extends StoredMention {
  nowNamed: string;
  isGone: boolean;
}

/** The text with the current names of the members that it mentions. */
const renamed = (content: string, mentions: readonly NamedMention[]): string =>
  mentionSegments(content, mentions)
    .map(({ text, member }) => (member ? `@${member.nowNamed}` : text))
    .join('');

/** A comment as one viewer sees it; `createdAt` in ms. */
export interface CommentRecord {
  id: number;
  postId: number;
  author: AuthorRecord;
  /** The comment that starts this reply's thread. */
  parentId: number | null;
  /** The member whom it names; their account may be deleted by now. */
  replyTo: { id: number; userName: string; isGone: boolean } | null;
  content: string;
  /** The members that the text mentions, by their name in it. */
  mentions: NamedMention[];
  createdAt: number;
  likeCount: number;
  isLiked: boolean;
  isEdited: boolean;
  isDeleted: boolean;
  /** Whether the viewer blocked the author or reported the comment. */
  isHidden: boolean;
  /** Whether reports hide it until an admin decides. */
  isBlinded: boolean;
  /** Whether it is blinded for this viewer, who is neither its author nor an admin. */
  isMasked: boolean;
}

/**
 * A comment as the API returns it. A deleted, hidden or blinded comment keeps its place without its
 * text; a deleted one is marked as nothing else.
 * @param now the present, ms
 */
export function presentComment(comment: CommentRecord, now: number): Comment {
  const { author, isDeleted, isMasked, parentId, replyTo } = comment;
  const isBlocked = comment.isHidden && !isDeleted;
  const mentions = isDeleted || isBlocked || isMasked ? [] : comment.mentions;
  return {
    commentId: formatId('comment', comment.id),
    postId: formatId('post', comment.postId),
    userId: formatId('user', author.id),
    userName: author.userName,
    profileImage: author.profileImage,
    content: isDeleted || isBlocked || isMasked ? '' : renamed(comment.content, mentions),
    timeAgo: timeAgo(comment.createdAt, now),
    createdAt: isoDate(comment.createdAt),
    likeCount: isMasked ? 0 : comment.likeCount,
    isLiked: comment.isLiked && !isMasked,
    isEdited: comment.isEdited,
    isDeleted,
    isBlocked,
    isBlinded: comment.isBlinded && !isDeleted,
    parentCommentId: parentId === null ? null : formatId('comment', parentId),
    replyTo: replyTo && {
      userId: replyTo.isGone ? null : formatId('user', replyTo.id),
      userName: replyTo.userName,
    },
    mentions: mentions
      .filter(({ isGone }) => !isGone)
      .map(({ id, nowNamed }) => ({ userId: formatId('user', id), userName: nowNamed })),
  };
}

/** A comment as a reviewer sees it: with its text, even if they reported it or blocked its author. */
export function presentReviewComment(comment: CommentRecord, now: number): Comment {
  return presentComment({ ...comment, isHidden: false, isMasked: false }, now);
}

/** A member for a mention. */
export const presentSuggested = ({ id, userName, profileImage }: AuthorRecord) => ({
  userId: formatId('user', id),
  userName,
  profileImage,
});
