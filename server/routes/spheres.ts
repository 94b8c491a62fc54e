import { RECOMMENDED_SPHERES } from '@contract/endpoints/spheres';
import { ApiError } from '@contract/errors';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { findSpheres, sphereKeys } from '@contract/rules/posts/sphere-search';
import { reasonTexts } from '@contract/texts';
import { requireFound, requireMember } from '../guards';
import type { SomeHandlers } from '../http/call';
import { presentMembership, presentSphere } from '../presenters/sphere';
import type { Runner } from '../database/statement';
import * as table from '../tables/sphere';
import { timeKeys, timePage } from './time-page';

/** @throws ApiError NOT_FOUND */
async function sphereOf(runner: Runner, id: number, memberId: number) {
  return requireFound(
    await table.findSphere(runner, { id, viewerId: memberId }),
    reasonTexts.sphereNotFound,
  );
}

async function membership(runner: Runner, id: number, memberId: number) {
  return presentMembership(await sphereOf(runner, id, memberId));
}

/** Spheres and their members. */
export const sphereRoutes = {
  async listSpheres({ services, viewer }) {
    const rows = await table.listSpheres(services.db, { viewerId: viewer?.id ?? 0 });
    return { success: true, data: { spheres: rows.map(presentSphere) } };
  },

  async listRecommendedSpheres({ services, viewer }) {
    const rows = await table.listRecommendedSpheres(services.db, {
      viewerId: viewer?.id ?? 0,
      limit: RECOMMENDED_SPHERES,
    });
    return { success: true, data: { spheres: rows.map(presentSphere) } };
  },

  // Reads all of them, as every menu does: a site has few spheres.
  async searchSpheres({ query: { q = '', page, limit, cursor }, services, viewer }) {
    const rows = await table.listSpheres(services.db, { viewerId: viewer?.id ?? 0 });
    const after = timeKeys(cursor);
    const found = findSpheres(rows, q)
      .map((row) => ({ row, keys: sphereKeys(row) }))
      .sort((a, b) => compareKeysDescending(a.keys, b.keys));
    const rest = cursor
      ? found.filter(({ keys }) => compareKeysDescending(keys, after) > 0)
      : found.slice((page - 1) * limit);
    const { shown, pagination } = timePage(rest, { page, limit }, ({ keys }) => keys);
    const spheres = shown.map(({ row }) => presentSphere(row));
    return { success: true, data: { spheres, pagination } };
  },

  async getSphere({ params, services, viewer }) {
    const row = await sphereOf(services.db, params.sphereId, viewer?.id ?? 0);
    return { success: true, sphere: presentSphere(row) };
  },

  joinSphere({ params, services, viewer, now }) {
    const member = requireMember(viewer);
    return services.db.transaction(async (tx) => {
      const { id, isClosed, role } = await sphereOf(tx, params.sphereId, member.id);
      if (isClosed && role === null) {
        throw new ApiError('CONFLICT', reasonTexts.sphereClosedToJoin);
      }
      await table.joinSphere(tx, id, member.id, now);
      return membership(tx, id, member.id);
    });
  },

  leaveSphere({ params, services, viewer }) {
    const member = requireMember(viewer);
    return services.db.transaction(async (tx) => {
      const { id } = await sphereOf(tx, params.sphereId, member.id);
      await table.leaveSphere(tx, id, member.id);
      return membership(tx, id, member.id);
    });
  },
} satisfies SomeHandlers;
