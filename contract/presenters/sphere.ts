import type { AdminSphere, Sphere, SphereRole } from '../models/sphere';
import { formatId } from '../rules/site/ids';
import { isoDate } from './iso-date';

/** A sphere with the viewer's membership. */
export interface SphereRecord {
  id: number;
  name: string;
  icon: string;
  description: string;
  memberCount: number;
  isClosed: boolean;
  /** `joinedAt` in ms; null if the viewer has not joined. */
  membership: { role: SphereRole; joinedAt: number } | null;
}

function presentRelation({ memberCount, membership }: SphereRecord) {
  return {
    isJoined: membership !== null,
    memberCount,
    role: membership && membership.role,
    joinedAt: membership && isoDate(membership.joinedAt),
  };
}

/** A sphere as the viewer sees it. */
export function presentSphere(sphere: SphereRecord): Sphere {
  const { id, name, icon, description, isClosed } = sphere;
  const fields = { id: formatId('sphere', id), name, icon, description, isClosed };
  return { ...fields, ...presentRelation(sphere) };
}

/** A sphere for admins, with its number of published posts and its place. */
export interface AdminSphereRecord extends Omit<SphereRecord, 'membership'> {
  postCount: number;
  position: number;
}

/** A sphere as admins see it. */
export function presentAdminSphere(sphere: AdminSphereRecord): AdminSphere {
  const { id, name, icon, description, memberCount, postCount, position, isClosed } = sphere;
  const fields = { id: formatId('sphere', id), name, icon, description };
  return { ...fields, memberCount, postCount, position, isClosed };
}

/** The answer to joining or leaving a sphere. */
export function presentMembership(sphere: SphereRecord) {
  return {
    success: true as const,
    sphereId: formatId('sphere', sphere.id),
    ...presentRelation(sphere),
  };
}
