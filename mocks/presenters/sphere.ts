import { formatId } from '@contract/rules/ids';
import type { Sphere } from '@contract/models/sphere';
import type { Actor } from '@contract/policies/actor';
import { spheres, type SphereRow } from '../db/spheres';

/** A sphere with the viewer's own membership. */
export function presentSphere(row: SphereRow, actor: Actor): Sphere {
  const membership = actor && spheres.membership(row.id, actor.id);
  return {
    id: formatId('sphere', row.id),
    name: row.name,
    icon: row.icon,
    description: row.description,
    memberCount: row.memberCount,
    isJoined: membership !== null,
    role: membership && membership.role,
    joinedAt: membership && new Date(membership.joinedAt).toISOString(),
  };
}
