import { ApiError } from '@contract/errors';
import { RECOMMENDED_SPHERES } from '@contract/endpoints/spheres';
import type { Sphere } from '@contract/models/sphere';
import type { Actor } from '@contract/policies/actor';
import { presentMembership, presentSphere, type SphereRecord } from '@contract/presenters/sphere';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { findSpheres, sphereKeys } from '@contract/rules/posts/sphere-search';
import { reasonTexts } from '@contract/texts';
import { pageOf } from '../db/paging';
import { spheres as stored } from '../db/spheres';
import { memberOf } from '../http/viewer';
import { sphereRecord } from '../presenters/sphere';
import type { SomeHandlers } from './types';

function openSpheres(actor: Actor): Sphere[] {
  return stored.listOpen().map((sphere) => presentSphere(sphereRecord(sphere, actor)));
}

function recordOf(sphereId: number, actor: Actor): SphereRecord {
  const sphere = stored.find(sphereId);
  if (!sphere) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  return sphereRecord(sphere, actor);
}

const membership = (sphereId: number, actor: Actor) => presentMembership(recordOf(sphereId, actor));

export const spheres = {
  listSpheres(_, { actor }) {
    const all = openSpheres(actor);
    const joined = all.filter(({ isJoined }) => isJoined);
    const others = all.filter(({ isJoined }) => !isJoined);
    return { success: true, data: { spheres: [...joined, ...others] } };
  },

  listRecommendedSpheres(_, { actor }) {
    const all = openSpheres(actor);
    const joined = all.filter(({ isJoined }) => isJoined);
    const others = all.filter(({ isJoined }) => !isJoined);
    return {
      success: true,
      data: { spheres: [...others, ...joined].slice(0, RECOMMENDED_SPHERES) },
    };
  },

  searchSpheres({ query: { q = '', ...query } }, { actor }) {
    const { rows, pagination } = pageOf(findSpheres(stored.listOpen(), q), query, {
      length: 2,
      keysOf: sphereKeys,
      compare: compareKeysDescending,
    });
    const found = rows.map((sphere) => presentSphere(sphereRecord(sphere, actor)));
    return { success: true, data: { spheres: found, pagination } };
  },

  getSphere({ params: { sphereId } }, { actor }) {
    return { success: true, sphere: presentSphere(recordOf(sphereId, actor)) };
  },

  joinSphere({ params: { sphereId } }, { viewer, actor, now }) {
    const record = recordOf(sphereId, actor);
    if (record.isClosed && !record.membership) {
      throw new ApiError('CONFLICT', reasonTexts.sphereClosedToJoin);
    }
    stored.join(sphereId, memberOf(viewer).id, now);
    return membership(sphereId, actor);
  },

  leaveSphere({ params: { sphereId } }, { viewer, actor }) {
    membership(sphereId, actor);
    stored.leave(sphereId, memberOf(viewer).id);
    return membership(sphereId, actor);
  },
} satisfies SomeHandlers;
