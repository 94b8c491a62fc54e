import { presentSessions } from '@contract/presenters/member';
import { reasonTexts } from '@contract/texts';
import {
  endSessionsOf,
  liftSuspension,
  setAdminLevel,
  suspendMember,
} from '../commands/administer';
import type { Database } from '../database';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import type { Delivery } from '../notifications/bus';
import { presentAdminMember } from '../presenters/admin-member';
import { presentActivity } from '../presenters/own';
import type { Services } from '../services';
import { listActivity } from '../tables/activity';
import {
  findAdminMember,
  listAdminMembers,
  foundArguments,
  type AdminMemberRow,
} from '../tables/admin-member';
import { latestCursor, latestPage } from './latest';
import { timeKeys, timePage } from './time-page';

async function found(db: Database, id: number): Promise<AdminMemberRow> {
  return requireFound(await findAdminMember(db, { id }), reasonTexts.memberNotFound);
}

/** Applies a change at once, also on open pages, and notifies the member. */
function takeEffect(
  { sessions, bus }: Services,
  { member, deliveries }: { member: AdminMemberRow; deliveries: Delivery[] },
): void {
  sessions.forget(member.id);
  bus.publish(...deliveries);
}

/** Members for admins, with their changes. */
export const memberRoutes = {
  async listAdminMembers({ query, services, now }) {
    const { page, limit, cursor, q, state, level } = query;
    const [createdAt, id] = timeKeys(cursor);
    const shape = { state, level, search: q !== '', cursor: cursor !== undefined };
    const offset = (page - 1) * limit;
    const args = { ...foundArguments(q), now, createdAt, id, limit: limit + 1, offset };
    const rows = await listAdminMembers(services.db, shape, args);
    const { shown, pagination } = timePage(rows, query, (row) => [row.joinedAt, row.id]);
    const members = shown.map((row) => presentAdminMember(row, now));
    return { success: true, members, pagination };
  },

  async getAdminMember({ params, services, now }) {
    const row = await found(services.db, params.userId);
    const sessions = presentSessions(await services.sessions.list(row.id, '', true));
    return { success: true, member: presentAdminMember(row, now), sessions };
  },

  async listAdminLedger({ params, query, services, now }) {
    const { id: memberId } = await found(services.db, params.userId);
    const { limit } = query;
    const [at = 0, id = 0] = latestCursor(query.cursor);
    const wanted = { memberId, seesAll: 1, at, id, limit: limit + 1 };
    const rows = await listActivity(services.db, wanted);
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.createdAt, row.id]);
    return { success: true, entries: shown.map((row) => presentActivity(row, now)), pagination };
  },

  async suspendMember({ params, body, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const suspension = { memberId: params.userId, ...body };
    const done = await suspendMember(services.db, suspension, actorId, now);
    takeEffect(services, done);
    return { success: true, member: presentAdminMember(done.member, now) };
  },

  async liftSuspension({ params, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const done = await liftSuspension(services.db, params.userId, actorId, now);
    takeEffect(services, done);
    return { success: true, member: presentAdminMember(done.member, now) };
  },

  async setAdminLevel({ params, body, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const { admin_level: level } = body;
    const done = await setAdminLevel(services.db, params.userId, level, actorId, now);
    takeEffect(services, done);
    return { success: true, member: presentAdminMember(done.member, now) };
  },

  async endMemberSessions({ params, services, viewer, now }) {
    const { id: actorId } = requireMember(viewer);
    const ended = await endSessionsOf(services, params.userId, actorId, now);
    services.bus.closeOf(params.userId);
    return { success: true, ended };
  },
} satisfies SomeHandlers;
