import { ApiError } from '@contract/errors';
import type { ReportAction, ReportTarget } from '@contract/models/report';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { headline } from '@contract/rules/posts/headline';
import { formatId } from '@contract/rules/site/ids';
import { guardOther } from '@contract/rules/members/suspension';
import { reasonTexts } from '@contract/texts';
import { suspend } from './administration';
import { audit } from './audit';
import { liftBlind } from './blinds';
import { comments } from './comments';
import { members } from './members';
import { notifications } from './notifications';
import { posts } from './posts';
import { removePost } from './removal';
import { reports, type ReportRow } from './reports';

/** The reports of one item, latest first. */
export type Case = [ReportRow, ...ReportRow[]];

const keysOf = ({ createdAt, id }: ReportRow) => [createdAt, id];

/** Reported items that are still open, or settled ones without open reports. */
export function listCases(state: 'open' | 'resolved'): Case[] {
  const cases = new Map<string, Case>();
  const latest = reports.list().sort((a, b) => compareKeysDescending(keysOf(a), keysOf(b)));
  for (const row of latest) {
    const isOpen = reports.openOf(row.targetType, row.targetId).length > 0;
    if (isOpen !== (state === 'open') || (isOpen && row.resolvedAt !== null)) continue;
    const key = formatId(row.targetType, row.targetId);
    const known = cases.get(key);
    if (known) known.push(row);
    else cases.set(key, [row]);
  }
  return [...cases.values()];
}

/** An admin's decision about a report. */
interface Settlement {
  targetType: ReportTarget;
  targetId: number;
  action: ReportAction;
  reason: string;
  until: number | null;
  /** Reports that are settled together share this id; null for a single one. */
  bulkId: string | null;
}

/** Suspends the author, removes the item or warns, and notifies the author. */
function carryOut(settlement: Settlement, authorId: number, actorId: number, now: number): void {
  const { targetType, targetId, action, reason, until, bulkId } = settlement;
  if (action === 'suspend') {
    suspend(members.get(authorId), { reason, until, bulkId }, actorId, now);
    return;
  }
  const comment = targetType === 'comment' ? comments.find(targetId) : null;
  const post = posts.find(comment?.postId ?? targetId);
  const postTitle = post ? headline(post.title, post.blocks) : '';
  if (action === 'remove') {
    if (comment) comments.remove(comment);
    else removePost(targetId);
  }
  const kind = action === 'remove' ? 'removed' : 'warned';
  notifications.notifyOwn(authorId, { kind, level: null, reason, postTitle }, now);
}

/**
 * Settles the open reports of an item.
 * @returns the decision, its admin, and whether it was made now
 * @throws ApiError NOT_FOUND if nobody reported it, FORBIDDEN for the admin's own content
 */
export function settle(settlement: Settlement, actorId: number, now: number) {
  const { targetType, targetId, action, reason } = settlement;
  const all = reports.listOf(targetType, targetId);
  const open = reports.openOf(targetType, targetId);
  const [first] = open;
  if (!first) {
    const settled = all.sort((a, b) => (b.resolvedAt ?? 0) - (a.resolvedAt ?? 0))[0];
    if (!settled) throw new ApiError('NOT_FOUND', reasonTexts.notReported);
    const { resolution, resolvedBy, resolvedAt } = settled;
    const by = resolvedBy ?? actorId;
    return { status: 'already' as const, action: resolution ?? action, by, at: resolvedAt ?? now };
  }
  const { authorId } = first;
  const settled = { resolvedAt: now, resolvedBy: actorId };
  const write = () => {
    for (const { id } of open) {
      reports.settle(id, { ...settled, resolution: action, resolutionReason: reason });
    }
  };
  // A suspension has its own entry in the audit, in addition to that of the reports.
  const bulkId = settlement.bulkId ?? (action === 'suspend' ? crypto.randomUUID() : null);
  if (action !== 'dismiss') guardOther(actorId, { id: authorId });
  // A suspension may fail; removing an item deletes its unsettled reports.
  if (action === 'remove') write();
  if (action !== 'dismiss') carryOut({ ...settlement, bulkId }, authorId, actorId, now);
  if (action !== 'remove') {
    write();
    liftBlind({ targetType, targetId }, actorId, now);
  }
  for (const { memberId } of open) {
    if (memberId === actorId) continue;
    const kind = action === 'dismiss' ? 'report_dismissed' : 'report_acted';
    notifications.notifyOwn(memberId, { kind, level: null, reason: '' }, now);
  }
  audit.write({
    ...{ actorId, action: 'report.resolve', subject: formatId(targetType, targetId) },
    ...{ detail: reason, memberId: authorId, bulkId, now },
    after: JSON.stringify({ action, reports: open.length }),
  });
  return { status: 'done' as const, action, by: actorId, at: now };
}
