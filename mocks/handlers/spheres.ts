import { ApiError } from '@contract/errors';
import { formatId } from '@contract/rules/ids';
import type { Sphere } from '@contract/models/sphere';
import type { Actor } from '@contract/policies/actor';
import { reasonTexts } from '@contract/texts';
import { spheres as stored } from '../db/spheres';
import { memberOf } from '../http/viewer';
import { presentSphere } from '../presenters/sphere';
import type { Handlers } from './types';

/** How many spheres are recommended at a time. */
const RECOMMENDED = 4;

function byMembers(actor: Actor): Sphere[] {
  return stored
    .list()
    .sort((a, b) => b.memberCount - a.memberCount || a.id - b.id)
    .map((sphere) => presentSphere(sphere, actor));
}

function membership(sphereId: number, actor: Actor) {
  const sphere = stored.find(sphereId);
  if (!sphere) throw new ApiError('NOT_FOUND', reasonTexts.sphereNotFound);
  const { isJoined, memberCount, role, joinedAt } = presentSphere(sphere, actor);
  return {
    success: true as const,
    sphereId: formatId('sphere', sphereId),
    isJoined,
    memberCount,
    role,
    joinedAt,
  };
}

export const spheres: Handlers<
  'listSpheres' | 'listRecommendedSpheres' | 'joinSphere' | 'leaveSphere'
> = {
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
    return { success: true, data: { spheres: [...others, ...joined].slice(0, RECOMMENDED) } };
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
};
