import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import { can, type Action } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { interventionEntry } from '@contract/rules/admin/audit';
import { namedInReply } from '@contract/rules/posts/comment-order';
import { guardComment } from '@contract/rules/posts/forbidden';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  MENTIONS_MAX,
  mentionedIn,
  readMentions,
  writeMentions,
  type StoredMention,
} from '@contract/rules/posts/mentions';
import { recipientsOfComment, type Recipient } from '@contract/rules/site/notifications';
import { errorTexts, reasonTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { comments as stored, type CommentRow } from '../db/comments';
import { grant } from '../db/ledger';
import { members } from '../db/members';
import { notifications } from '../db/notifications';
import { posts } from '../db/posts';
import { moderation } from '../db/settings';
import { readLater, readThreads } from '../db/threads';
import { memberOf } from '../http/viewer';
import { presentComment } from '../presenters/comment';
import { readableComment, readablePost } from './readable';
import type { SomeHandlers } from './types';

function changeable(id: number, actor: Actor, action: Action & `comment.${'update' | 'delete'}`) {
  const comment = readableComment(id, actor, reasonTexts.commentNotFound);
  if (!can(actor, action, comment)) throw new ApiError('FORBIDDEN', errorTexts.FORBIDDEN);
  return comment;
}

function answered(parentId: number | null, postId: number, actor: Actor): CommentRow | null {
  if (parentId === null) return null;
  const parent = readableComment(parentId, actor, reasonTexts.parentNotFound);
  if (parent.postId !== postId) throw new ApiError('NOT_FOUND', reasonTexts.parentNotFound);
  return parent;
}

/** Notifies the author of the answered comment, the mentioned members and the author of the post. */
function notify({ id, postId, authorId, createdAt }: CommentRow, recipients: Recipient[]): void {
  const notification = { postId, commentId: id, actorId: authorId, reason: '', createdAt };
  for (const one of recipients) notifications.notify({ ...notification, ...one });
}

/** The mentions in a text: of these members, or stored before with the name at that time. */
function mentionsIn(
  content: string,
  ids: readonly number[],
  known: readonly StoredMention[] = [],
): StoredMention[] {
  const all = [...new Set([...known.map(({ id }) => id), ...ids])];
  const found = all.flatMap((id) => members.find(id) ?? []);
  return mentionedIn(content, [...found, ...known]).slice(0, MENTIONS_MAX);
}

/** Notifies the members that an edited comment mentions and that were not notified of it before. */
function notifyMentioned(
  comment: CommentRow,
  named: StoredMention[],
  before: StoredMention[],
  now: number,
): void {
  if (!posts.find(comment.postId)?.isConfirmed) return;
  const known = [
    ...before.map(({ id }) => id),
    ...notifications.notifiedOf(comment.id),
    comment.authorId,
  ];
  const recipients = named
    .filter(({ id }) => !known.includes(id))
    .map(({ id: memberId }): Recipient => ({ memberId, kind: 'mention' }));
  notify({ ...comment, createdAt: now }, recipients);
}

function reread(id: number): CommentRow {
  const comment = stored.find(id);
  if (!comment) throw new Error(`Comment ${id} is gone`);
  return comment;
}

export const comments = {
  listComments({ params, query }, { actor, now }) {
    const { postId } = params;
    readablePost(postId, actor);
    const { rows, pagination } =
      query.after === undefined
        ? readThreads(postId, query.sort, query.cursor)
        : readLater(postId, query.after);
    const shown = rows.map((row) => presentComment(row, actor, now));
    return { success: true, comments: shown, pagination };
  },

  createComment({ params: { postId }, body }, { viewer, actor, now }) {
    guardComment(body.content, moderation.read());
    const { authorId: postAuthorId, isConfirmed } = readablePost(postId, actor);
    const { id: authorId } = memberOf(viewer);
    const parent = answered(body.parentCommentId, postId, actor);
    const named = mentionsIn(body.content, body.mentions);
    const comment = stored.create({
      postId,
      authorId,
      // Replies to a reply belong to the same thread.
      parentId: parent && (parent.parentId ?? parent.id),
      replyToId: namedInReply(
        parent && {
          id: parent.id,
          rootId: parent.parentId ?? parent.id,
          authorId: parent.authorId,
        },
        authorId,
      ),
      content: body.content,
      mentions: writeMentions(named),
      createdAt: now,
    });
    if (isConfirmed) grant(authorId, rewardEntry('comment_write', postId, now), now);
    notify(
      comment,
      recipientsOfComment({
        ...{ authorId, postAuthorId, answeredId: parent?.authorId ?? null },
        // Others cannot read an unpublished post.
        mentionedIds: isConfirmed ? named.map(({ id }) => id) : [],
      }),
    );
    return { success: true, comment: presentComment(comment, actor, now) };
  },

  updateComment({ params: { commentId }, body }, { viewer, actor, now }) {
    const comment = changeable(commentId, actor, 'comment.update');
    const { id: actorId } = memberOf(viewer);
    if (actorId === comment.authorId) guardComment(body.content, moderation.read());
    const before = readMentions(comment.mentions);
    const named = mentionsIn(body.content, body.mentions, before);
    stored.edit(commentId, body.content, writeMentions(named));
    if (actorId === comment.authorId) notifyMentioned(comment, named, before, now);
    const made = { actorId, now };
    audit.noteIntervention(interventionEntry('comment.update', comment, made));
    return { success: true, comment: presentComment(reread(commentId), actor, now) };
  },

  deleteComment({ params: { commentId } }, { viewer, actor, now }) {
    const comment = changeable(commentId, actor, 'comment.delete');
    stored.remove(comment);
    const made = { actorId: memberOf(viewer).id, now };
    audit.noteIntervention(interventionEntry('comment.delete', comment, made));
    return { success: true };
  },

  likeComment({ params: { commentId }, body }, { viewer, actor }) {
    readableComment(commentId, actor, reasonTexts.commentNotFound);
    const { id } = memberOf(viewer);
    stored.pressLike(commentId, id, body.on);
    return {
      success: true,
      commentId: formatId('comment', commentId),
      likeCount: reread(commentId).likeCount,
      isLiked: stored.isLiked(commentId, id),
    };
  },
} satisfies SomeHandlers;
