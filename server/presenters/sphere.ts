import { formatId } from '@contract/rules/ids';
import type { Sphere, SphereRole } from '@contract/models/sphere';
import type { SphereRow } from '../tables/sphere';
import { isoDate } from './iso-date';

/** What of a sphere changes when the viewer joins or leaves. */
export function presentMembership(row: SphereRow) {
  return {
    isJoined: row.role !== null,
    memberCount: row.member_count,
    role: row.role as SphereRole | null,
    joinedAt: row.joined_at === null ? null : isoDate(row.joined_at),
  };
}

/** A sphere as the viewer of its row sees it. */
export function presentSphere(row: SphereRow): Sphere {
  const { id, name, icon, description } = row;
  return { id: formatId('sphere', id), name, icon, description, ...presentMembership(row) };
}
