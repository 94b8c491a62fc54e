import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import type { ReportTarget } from '@contract/models/report';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { isoDate } from '@contract/presenters/iso-date';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { reportedComment, reportedPost } from '@contract/rules/admin/reports';
import { reasonTexts } from '@contract/texts';
import { blindIfDue } from '../db/blinds';
import { members } from '../db/members';
import { pageOf } from '../db/paging';
import { listCases, settle } from '../db/report-cases';
import { reports as stored } from '../db/reports';
import { countReviews } from '../db/review-counts';
import { memberOf } from '../http/viewer';
import { presentCase } from '../presenters/report';
import { readableComment, readablePost } from './readable';
import type { SomeHandlers } from './types';

/** The reported record: its author, its post and its text. */
function target(type: ReportTarget, id: number, actor: Actor) {
  if (type === 'comment') {
    const { authorId, postId, content } = readableComment(id, actor, reasonTexts.commentNotFound);
    return { authorId, postId, excerpt: reportedComment(content) };
  }
  const { authorId, title, blocks } = readablePost(id, actor);
  return { authorId, postId: id, excerpt: reportedPost(title, blocks) };
}

export const reports = {
  createReport({ body }, { viewer, actor, now }) {
    const { targetType, targetId, reason, note } = body;
    const reported = target(targetType, targetId, actor);
    if (!can(actor, 'report.create', reported)) {
      throw new ApiError('FORBIDDEN', reasonTexts.ownReported);
    }
    const { id: memberId } = memberOf(viewer);
    if (stored.has(memberId, targetType, targetId)) {
      throw new ApiError('CONFLICT', reasonTexts.reportedTwice);
    }
    stored.create({ ...reported, memberId, targetType, targetId, reason, note, createdAt: now });
    blindIfDue({ targetType, targetId }, now);
    return { success: true, targetType, targetId: formatId(targetType, targetId) };
  },

  listReports({ query }, { now }) {
    const { rows, pagination } = pageOf(listCases(query.state), query, {
      length: 2,
      keysOf: ([{ createdAt, id }]) => [createdAt, id],
      compare: compareKeysDescending,
    });
    const results = rows.map((row) => presentCase(row, now));
    return { success: true, results, pagination, counts: countReviews() };
  },

  resolveReports({ body }, { viewer, now }) {
    const { by, at, ...done } = settle(body, memberOf(viewer).id, now);
    const { id, userName } = members.get(by);
    return {
      success: true,
      ...done,
      by: { userId: formatId('user', id), userName },
      at: isoDate(at),
      counts: countReviews(),
    };
  },
} satisfies SomeHandlers;
