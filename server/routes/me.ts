import type { listMyLikes } from '@contract/endpoints/me';
import { isAdmin } from '@contract/policies/actor';
import { presentBlocked } from '@contract/presenters/member';
import { requireMember } from '../guards';
import type { Call, SomeHandlers } from '../http/call';
import { presentActivity, presentMyComment } from '../presenters/own';
import { presentPost } from '../presenters/post';
import { listActivity } from '../tables/activity';
import { listMarked, type MarkedList } from '../tables/member-posts';
import { listOwnComments } from '../tables/own-comments';
import { listBlocked } from '../tables/own-marks';
import type { Viewer } from '../tables/session';
import { latestCursor, latestPage } from './latest';

/** The member's arguments for the statements of their own lists. */
function asked(viewer: Viewer | null) {
  const member = requireMember(viewer);
  return { memberId: member.id, seesAll: Number(isAdmin(member)) };
}

const posts =
  (list: MarkedList) =>
  async ({ query, services, viewer, now }: Call<typeof listMyLikes>) => {
    const { limit } = query;
    const [at = 0, id = 0] = latestCursor(query.cursor);
    const wanted = { ...asked(viewer), at, id, limit: limit + 1 };
    const rows = await listMarked(services.db, list, wanted);
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.listedAt, row.id]);
    return { success: true as const, posts: shown.map((row) => presentPost(row, now)), pagination };
  };

/** One's own lists. */
export const meRoutes = {
  listMyLikes: posts('liked'),

  listMySaved: posts('saved'),

  listMyHidden: posts('hidden'),

  async listMyComments({ query, services, viewer, now }) {
    const { limit } = query;
    const [at = 0, id = 0] = latestCursor(query.cursor);
    const rows = await listOwnComments(services.db, false, {
      ...asked(viewer),
      at,
      id,
      limit: limit + 1,
    });
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.createdAt, row.id]);
    return { success: true, comments: shown.map((row) => presentMyComment(row, now)), pagination };
  },

  async listMyBlocks({ services, viewer }) {
    const rows = await listBlocked(services.db, { memberId: requireMember(viewer).id });
    return { success: true, users: rows.map((row) => presentBlocked(row)) };
  },

  async listMyActivity({ query, services, viewer, now }) {
    const { limit } = query;
    const [at = 0, id = 0] = latestCursor(query.cursor);
    const wanted = { ...asked(viewer), at, id, limit: limit + 1 };
    const rows = await listActivity(services.db, wanted);
    const { shown, pagination } = latestPage(rows, limit, (row) => [row.createdAt, row.id]);
    return { success: true, entries: shown.map((row) => presentActivity(row, now)), pagination };
  },
} satisfies SomeHandlers;
