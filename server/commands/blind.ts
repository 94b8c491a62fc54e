import type { ReportTarget } from '@contract/models/report';
import { isBlindDue } from '@contract/rules/admin/moderation';
import { formatId } from '@contract/rules/site/ids';
import type { Runner } from '../database/statement';
import type { Delivery } from '../notifications/bus';
import { insertAudit } from '../tables/audit';
import { blindComment, findComment } from '../tables/comment';
import { readModeration } from '../tables/setting';
import { insertNotification } from '../tables/notification';
import { findPost, reviewPost, type PostRow } from '../tables/post';
import { countBlindingReports } from '../tables/report';
import { uniquePublishedAt } from '../tables/search';
import { indexPost, unindexPost } from './index-post';

/** A reported post or comment, locked. */
export interface Reported {
  targetType: ReportTarget;
  targetId: number;
}

/** The target's fields that a blind needs; `post` is null for a comment. */
interface Blindable {
  postId: number;
  commentId: number | null;
  authorId: number;
  /** Whether readers see it. */
  isShown: boolean;
  isBlinded: boolean;
  post: PostRow | null;
}

async function find(tx: Runner, { targetType, targetId: id }: Reported): Promise<Blindable | null> {
  if (targetType === 'comment') {
    const row = await findComment(tx, { id, viewerId: 0 });
    if (!row || row.deletedAt !== null) return null;
    const { postId, authorId, isBlinded } = row;
    return { postId, commentId: id, authorId, isShown: !isBlinded, isBlinded, post: null };
  }
  const post = await findPost(tx, { id, viewerId: 0 });
  if (!post) return null;
  const { authorId, isConfirmed: isShown, isBlinded } = post;
  return { postId: id, commentId: null, authorId, isShown, isBlinded, post };
}

async function write(tx: Runner, { post, commentId }: Blindable, isBlinded: boolean) {
  if (commentId !== null) await blindComment(tx, { id: commentId, isBlinded });
  if (!post) return;
  const { id, isRejected, revertReason, publishedAt: before } = post;
  await unindexPost(tx, post);
  const isShown = !isBlinded && before !== null;
  const publishedAt = isShown ? await uniquePublishedAt(tx, before) : before;
  const isConfirmed = !isBlinded;
  await reviewPost(tx, { id, isConfirmed, isRejected, isBlinded, publishedAt, revertReason });
  await indexPost(tx, id, 0);
}

async function notify(
  tx: Runner,
  { postId, commentId, authorId: memberId }: Blindable,
  kind: 'blinded' | 'blind_lifted',
  now: number,
): Promise<Delivery[]> {
  const about = { memberId, kind, postId, commentId, actorId: null, reason: '', now };
  return [{ memberId, id: await insertNotification(tx, about) }];
}

/** Hides a locked target if enough members reported it, and notifies its author. */
export async function blindIfDue(tx: Runner, reported: Reported, now: number): Promise<Delivery[]> {
  const target = await find(tx, reported);
  if (!target?.isShown) return [];
  const reports = await countBlindingReports(tx, { ...reported, now });
  if (!isBlindDue(await readModeration(tx), reports)) return [];
  await write(tx, target, true);
  const { targetType, targetId } = reported;
  await insertAudit(tx, {
    ...{ actorId: null, action: `${targetType}.blind`, subject: formatId(targetType, targetId) },
    ...{ detail: '', memberId: target.authorId, after: JSON.stringify({ reports }), now },
  });
  return notify(tx, target, 'blinded', now);
}

/** Shows a locked target again if reports hid it, and notifies its author. @param actorId the admin, if one did it */
export async function liftBlind(
  tx: Runner,
  reported: Reported,
  actorId: number | null,
  now: number,
): Promise<Delivery[]> {
  const target = await find(tx, reported);
  if (!target?.isBlinded) return [];
  await write(tx, target, false);
  return target.authorId === actorId ? [] : notify(tx, target, 'blind_lifted', now);
}
