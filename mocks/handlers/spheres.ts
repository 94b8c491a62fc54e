import { ApiError } from '@contract/errors';
import { RECOMMENDED_SPHERES } from '@contract/endpoints/spheres';
import type { Sphere } from '@contract/models/sphere';
import type { Actor } from '@contract/policies/actor';
import { presentMembership, presentSphere } from '@contract/presenters/sphere';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { findSpheres, sphereKeys } from '@contract/rules/posts/sphere-search';
import { reasonTexts } from '@contract/texts';
import { pageOf } from '../db/paging';
import { spheres as stored } from '../db/spheres';
import { memberOf } from '../http/viewer';
import { sphereRecord } from '../presenters/sphere';
import type { SomeHandlers } from './types';

function byMembers(actor: Actor): Sphere[] {
  return stored
    .list()
    .sort((a, b) => b.memberCount - a.memberCount || a.id - b.id)
    .map((sphere) => presentSphere(sphereRecord(sphere, actor)));
}

function membership(sphereId: number, actor: Actor) {
  const sphere = stored.find(sphereId);
  if (!sphere) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  return presentMembership(sphereRecord(sphere, actor));
}

export const spheres = {
  listSpheres(_, { actor }) {
    const all = byMembers(actor);
    const joined = all.filter(({ isJoined }) => isJoined);
    const others = all.filter(({ isJoined }) => !isJoined);
    return { success: true, data: { spheres: [...joined, ...others] } };
  },

  listRecommendedSpheres(_, { actor }) {
    const all = byMembers(actor);
    const joined = all.filter(({ isJoined }) => isJoined);
    const others = all.filter(({ isJoined }) => !isJoined);
    return {
      success: true,
      data: { spheres: [...others, ...joined].slice(0, RECOMMENDED_SPHERES) },
    };
  },

  searchSpheres({ query: { q = '', ...query } }, { actor }) {
    const { rows, pagination } = pageOf(findSpheres(stored.list(), q), query, {
      length: 2,
      keysOf: sphereKeys,
      compare: compareKeysDescending,
    });
    const found = rows.map((sphere) => presentSphere(sphereRecord(sphere, actor)));
    return { success: true, data: { spheres: found, pagination } };
  },

  joinSphere({ params: { sphereId } }, { viewer, actor, now }) {
    membership(sphereId, actor);
    stored.join(sphereId, memberOf(viewer).id, now);
    return membership(sphereId, actor);
  },

  leaveSphere({ params: { sphereId } }, { viewer, actor }) {
    membership(sphereId, actor);
    stored.leave(sphereId, memberOf(viewer).id);
    return membership(sphereId, actor);
  },
} satisfies SomeHandlers;
