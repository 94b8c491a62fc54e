import type { Comment } from '@contract/models/comment';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { bestComments } from '@contract/rules/posts/comment-order';
import { readMentions, type StoredMention } from '@contract/rules/posts/mentions';
import * as present from '@contract/presenters/comment';
import { comments, type CommentRow } from '../db/comments';
import { isCommentHidden } from '../db/hidden';
import { members } from '../db/members';

function namedMember(id: number) {
  const { userName, deletedAt } = members.get(id);
  return { id, userName, isGone: deletedAt !== null };
}

function nowNamed(mention: StoredMention): present.NamedMention {
  const { userName, isGone } = namedMember(mention.id);
  return { ...mention, nowNamed: userName, isGone };
}

/** A comment's row in the form for presenters. */
export function commentRecord(row: CommentRow, actor: Actor): present.CommentRecord {
  return {
    ...row,
    author: members.get(row.authorId),
    replyTo: row.replyToId ? namedMember(row.replyToId) : null,
    mentions: readMentions(row.mentions).map(nowNamed),
    isLiked: actor !== null && comments.isLiked(row.id, actor.id),
    isHidden: actor !== null && isCommentHidden(row, actor.id),
    isMasked: !can(actor, 'comment.read', row),
  };
}

/** A comment with the viewer's own flag. */
export const presentComment = (row: CommentRow, actor: Actor, now: number): Comment =>
  present.presentComment(commentRecord(row, actor), now);

/** The best comments among a post's, as the viewer sees them. */
export const presentBest = (rows: CommentRow[], actor: Actor, now: number): Comment[] =>
  bestComments(rows.map((row) => commentRecord(row, actor))).map((comment) =>
    present.presentComment(comment, now),
  );
