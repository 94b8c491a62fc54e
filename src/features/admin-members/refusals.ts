import { ApiError } from '@contract/errors';
import type { AdminMember } from '@contract/models/admin-member';
import { parseId } from '@contract/rules/ids';
import { guardLevel, guardOther, guardSuspend } from '@contract/rules/suspension';

function refusalOf(guard: () => void): string | null {
  try {
    guard();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}

/** Why an admin cannot suspend a member, change their level or sign them out; null if allowed. */
export function refusalsOf(actorId: number, member: AdminMember) {
  const id = parseId('user', member.user_id) ?? 0;
  const target = { id, adminLevel: member.admin_level, isSuspended: member.suspension !== null };
  const level = member.admin_level > 0 ? 0 : 1;
  return {
    suspend: refusalOf(() => guardSuspend(actorId, target)),
    // Another admin is never the last one, because the viewer is one too.
    level: refusalOf(() => guardLevel(actorId, target, level, [actorId, id])),
    sessions: refusalOf(() => guardOther(actorId, target)),
  };
}
