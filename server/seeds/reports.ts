import { fixtures } from '@contract/fixtures';
import { sampleIds } from '@contract/fixtures/members';
import type { Row } from './rows';

const minutes = 60_000;

/** The reports of the sample members as rows, with the operator's decisions about some. */
export const reportRows = (now: number): Row[] =>
  fixtures.reports.map(({ resolution, ...report }) => ({
    id: report.id,
    member_id: report.memberId,
    target_type: report.targetType,
    target_id: report.targetId,
    post_id: report.postId,
    author_id: report.authorId,
    reason: report.reason,
    note: report.note,
    excerpt: report.excerpt,
    created_at: now - report.minutesAgo * minutes,
    resolved_at: resolution && now - resolution.minutesAgo * minutes,
    resolved_by: resolution && sampleIds.operator,
    resolution: resolution && resolution.action,
    resolution_reason: resolution && resolution.reason,
  }));

/** The suspended members as rows. */
export const suspensionRows = (now: number): Row[] =>
  fixtures.suspensions.map(({ memberId, reason, minutesLeft, actorId, minutesAgo }) => ({
    member_id: memberId,
    reason,
    until: now + minutesLeft * minutes,
    actor_id: actorId,
    created_at: now - minutesAgo * minutes,
  }));

/** The audit of these actions as rows. */
export const auditRows = (now: number): Row[] =>
  fixtures.audit.map(({ actorId, action, subject, memberId, detail, after, minutesAgo }, at) => ({
    id: at + 1,
    actor_id: actorId,
    action,
    subject,
    member_id: memberId,
    detail,
    after: JSON.stringify(after(now)),
    created_at: now - minutesAgo * minutes,
  }));
