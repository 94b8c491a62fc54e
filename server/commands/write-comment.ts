import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import { interventionEntry } from '@contract/rules/admin/audit';
import { namedInReply } from '@contract/rules/posts/comment-order';
import { rewardEntry } from '@contract/rules/companion/ledger';
import {
  MENTIONS_MAX,
  mentionedIn,
  readMentions,
  writeMentions,
  type StoredMention,
} from '@contract/rules/posts/mentions';
import { recipientsOfComment, type Recipient } from '@contract/rules/site/notifications';
import { guardComment } from '@contract/rules/posts/forbidden';
import { reasonTexts } from '@contract/texts';
import type { Database } from '../database';
import { together } from '../database/together';
import { requireFound } from '../guards';
import type { Delivery } from '../notifications/bus';
import type { Runner } from '../database/statement';
import { noteIntervention } from '../tables/audit';
import {
  editComment,
  findComment,
  findCommentFacts,
  insertComment,
  lockMentions,
  removeComment,
  type CommentRow,
} from '../tables/comment';
import { deleteCommentLikes } from '../tables/comment-like';
import { listMentionable, listNotified } from '../tables/mention';
import { readModeration } from '../tables/setting';
import { deleteNotificationsOfComment, insertNotification } from '../tables/notification';
import { findPostFacts } from '../tables/post';
import { addPostComments } from '../tables/post-counts';
import type { Viewer } from '../tables/session';
import { grant } from './grant';
import { readableFacts } from './readable-facts';

/** A written comment, and the members to notify of it or of a level. */
export interface Written {
  row: CommentRow;
  deliveries: Delivery[];
}

interface NewComment {
  postId: number;
  author: Viewer;
  parentId: number | null;
  content: string;
  /** The members to mention; those whose name the text does not contain are left out. */
  mentions: readonly number[];
}

async function answered(tx: Runner, { parentId, postId, author }: NewComment) {
  if (parentId === null) return null;
  const parent = await findCommentFacts(tx, { id: parentId });
  if (parent?.postId === postId && can(author, 'comment.read', parent)) return parent;
  // A missing post is reported first.
  readableFacts(await findPostFacts(tx, { id: postId }), author);
  throw new ApiError('NOT_FOUND', reasonTexts.parentNotFound);
}

async function notify(
  tx: Runner,
  { id, postId, authorId, now }: { id: number; postId: number; authorId: number; now: number },
  recipients: Recipient[],
): Promise<Delivery[]> {
  const notification = { postId, commentId: id, actorId: authorId, reason: '', now };
  const deliveries: Delivery[] = [];
  for (const one of recipients) {
    const notificationId = await insertNotification(tx, { ...notification, ...one });
    if (notificationId !== null) deliveries.push({ memberId: one.memberId, id: notificationId });
  }
  return deliveries;
}

async function written(tx: Runner, id: number, viewerId: number): Promise<CommentRow> {
  const row = await findComment(tx, { id, viewerId });
  if (!row) throw new Error(`Comment ${id} is not there after it was written`);
  return row;
}

/** The mentions in a text: of these members, or stored before with the name at that time. */
async function mentionsIn(
  tx: Runner,
  content: string,
  ids: readonly number[],
  known: readonly StoredMention[] = [],
): Promise<StoredMention[]> {
  const all = [...new Set([...known.map(({ id }) => id), ...ids])];
  const members = all.length === 0 ? [] : await listMentionable(tx, { ids: all });
  return mentionedIn(content, [...members, ...known]).slice(0, MENTIONS_MAX);
}

/**
 * Stores a comment or a reply; a reply to a reply joins the same thread. It notifies the author of
 * the answered comment, the mentioned members and the author of the post, and rewards the day's first comment under the
 * post. The statement that changes the count also returns whether the author may read the post,
 * which saves a query; if not, nothing is stored.
 * @throws ApiError FORBIDDEN_CONTENT, or NOT_FOUND when the answered comment is not under the post, or when the post does
 *   not exist, is deleted, or may not be read by the author
 */
export function addComment(db: Database, comment: NewComment, now: number): Promise<Written> {
  const { postId, author, content } = comment;
  const authorId = author.id;
  return db.transaction(async (tx) => {
    guardComment(content, await readModeration(tx));
    const parent = await answered(tx, comment);
    const replyToId = namedInReply(parent, authorId);
    const named = await mentionsIn(tx, content, comment.mentions);
    const kept = {
      ...{ postId, authorId, parentId: parent?.rootId ?? null, replyToId, content, now },
      mentions: writeMentions(named),
    };
    const inserting = insertComment(tx, kept);
    // A reply locks its thread before the post, as a deletion does.
    if (parent) await inserting;
    const [inserted, counted] = await together(
      inserting,
      addPostComments(tx, { id: postId, difference: 1 }),
    );
    const row = requireFound(inserted, reasonTexts.postNotFound);
    const post = readableFacts(counted, author);
    const answeredId = parent?.authorId ?? null;
    const recipients = recipientsOfComment({
      ...{ authorId, postAuthorId: post.authorId, answeredId },
      // Others cannot read an unpublished post.
      mentionedIds: post.isConfirmed ? named.map((one) => one.id) : [],
    });
    const [deliveries, granted] = await together(
      notify(tx, { id: row.id, postId, authorId, now }, recipients),
      // Under a post that nobody else sees, its author could collect rewards by commenting alone.
      post.isConfirmed && grant(tx, authorId, rewardEntry('comment_write', postId, now), now),
    );
    return { row, deliveries: [...deliveries, ...(granted ? granted.deliveries : [])] };
  });
}

/** Notifies the members that an edited comment mentions and that were not notified of it before. */
async function notifyMentioned(
  tx: Runner,
  { id, postId, authorId }: CommentRow,
  mentionedIds: number[],
  now: number,
): Promise<Delivery[]> {
  if (mentionedIds.length === 0) return [];
  const post = await findPostFacts(tx, { id: postId });
  if (!post?.isConfirmed) return [];
  const notified = await listNotified(tx, { postId, commentId: id });
  const recipients = mentionedIds
    .filter((memberId) => memberId !== authorId && !notified.includes(memberId))
    .map((memberId): Recipient => ({ memberId, kind: 'mention' }));
  return notify(tx, { id, postId, authorId, now }, recipients);
}

/**
 * Changes the text of a comment.
 * @throws ApiError NOT_FOUND if it was deleted since, or FORBIDDEN_CONTENT
 */
export function changeComment(
  db: Database,
  change: { id: number; content: string; mentions: readonly number[]; now: number },
  viewerId: number,
): Promise<Written> {
  const { id, content, now } = change;
  return db.transaction(async (tx) => {
    const before = readMentions(await lockMentions(tx, { id }));
    const named = await mentionsIn(tx, content, change.mentions, before);
    if (!(await editComment(tx, { id, content, now, mentions: writeMentions(named) }))) {
      throw new ApiError('NOT_FOUND', reasonTexts.commentNotFound);
    }
    const row = await written(tx, id, viewerId);
    const isOwn = row.authorId === viewerId;
    if (isOwn) guardComment(content, await readModeration(tx));
    const comment = { id: row.id, authorId: row.authorId };
    const made = { actorId: viewerId, now };
    await noteIntervention(tx, interventionEntry('comment.update', comment, made));
    const fresh = named.map((one) => one.id).filter((one) => !before.some((old) => old.id === one));
    return { row, deliveries: isOwn ? await notifyMentioned(tx, row, fresh, now) : [] };
  });
}

/**
 * Deletes a comment within a transaction; two concurrent deletions count once.
 * @returns whether it still existed
 */
export async function removeCommentIn(tx: Runner, id: number, now: number): Promise<boolean> {
  const postId = await removeComment(tx, id, now);
  if (postId === null) return false;
  await deleteCommentLikes(tx, { commentId: id });
  await addPostComments(tx, { id: postId, difference: -1 });
  await deleteNotificationsOfComment(tx, { postId, commentId: id });
  return true;
}

/** Deletes a comment. */
export const deleteComment = (
  db: Database,
  comment: { id: number; authorId: number },
  actorId: number,
  now: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await removeCommentIn(tx, comment.id, now))) return;
    await noteIntervention(tx, interventionEntry('comment.delete', comment, { actorId, now }));
  });
