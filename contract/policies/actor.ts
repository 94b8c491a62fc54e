import { ADMIN_LEVEL } from '../rules/members';
import type { Suspension } from '../rules/suspension';

/** Who acts: a signed-in member, or null for a guest. Comes from the session, from nothing else. */
export type Actor = {
  id: number;
  adminLevel: number;
  suspension?: Suspension | null;
  /** Whether the address still waits for its confirmation, where the site asks for one. */
  isUnconfirmed?: boolean;
} | null;

/** Whether the actor is an admin (level 1 or higher). */
export function isAdmin(actor: Actor): boolean {
  return actor !== null && actor.adminLevel >= ADMIN_LEVEL;
}
