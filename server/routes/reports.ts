import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import type { ReportTarget } from '@contract/models/report';
import { isoDate } from '@contract/presenters/iso-date';
import { can } from '@contract/policies';
import { reportedComment, reportedPost } from '@contract/rules/admin/reports';
import { reasonTexts } from '@contract/texts';
import { report } from '../commands/hide-and-block';
import { resolveReports } from '../commands/resolve-reports';
import type { Database } from '../database';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { blocksOf } from '../presenters/post';
import { casesOf, presentCase } from '../presenters/report';
import { findComment } from '../tables/comment';
import { listReports } from '../tables/report';
import { countReviews } from '../tables/review';
import type { Viewer } from '../tables/session';
import { timeKeys, timePage } from './time-page';
import { readableComment, readablePost } from './readable';

/** The reported record: its author, its post and its text. */
async function targetOf(db: Database, type: ReportTarget, id: number, viewer: Viewer | null) {
  if (type === 'post') {
    const { authorId, title, blocks } = await readablePost(db, id, viewer);
    return { authorId, postId: id, excerpt: reportedPost(title, blocksOf({ blocks })) };
  }
  const { authorId, postId } = await readableComment(db, id, viewer);
  const { content } = requireFound(
    await findComment(db, { id, viewerId: 0 }),
    reasonTexts.commentNotFound,
  );
  return { authorId, postId, excerpt: reportedComment(content) };
}

/** Members' reports, and the admins' list of them. */
export const reportRoutes = {
  async createReport({ body, services, viewer, now }) {
    const { targetType, targetId, reason, note } = body;
    const target = await targetOf(services.db, targetType, targetId, viewer);
    if (!can(viewer, 'report.create', target)) {
      throw new ApiError('FORBIDDEN', reasonTexts.ownReported);
    }
    const memberId = requireMember(viewer).id;
    const about = { ...target, memberId, targetType, targetId, reason, note, now };
    services.bus.publish(...(await report(services.db, about)));
    services.updates.changed();
    return { success: true, targetType, targetId: formatId(targetType, targetId) };
  },

  async listReports({ query, services, now }) {
    const { page, limit, cursor, state } = query;
    const [createdAt, id] = timeKeys(cursor);
    const args = { createdAt, id, limit: limit + 1, offset: (page - 1) * limit };
    const found = await listReports(services.db, { state, cursor: cursor !== undefined }, args);
    const { shown, pagination } = timePage(casesOf(found), query, ([row]) => [
      row.latestAt,
      row.latestId,
    ]);
    const counts = await countReviews(services.db);
    return {
      success: true,
      results: shown.map((rows) => presentCase(rows, now)),
      pagination,
      counts,
    };
  },

  async resolveReports({ body, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const done = await resolveReports(services.db, body, actorId, now);
    const { status, action, by, at, deliveries, suspendedId } = done;
    if (suspendedId !== null) services.sessions.forget(suspendedId);
    services.bus.publish(...deliveries);
    services.updates.changed();
    return {
      success: true,
      ...{ status, action, at: isoDate(at) },
      by: { userId: formatId('user', by.id), userName: by.userName },
      counts: await countReviews(services.db),
    };
  },
} satisfies SomeHandlers;
