import { ADMIN_LEVEL } from '../rules/members/members';
import type { Suspension } from '../rules/members/suspension';

/** Who acts: a signed-in member, or null for a guest. Comes only from the session. */
export type Actor = {
  id: number;
  /** 0 for an admin who lacks the second factor that the site requires. */
  adminLevel: number;
  isMissingFactor?: boolean;
  suspension?: Suspension | null;
  /** Whether the member's address is still unconfirmed, if the site asks for confirmation. */
  isUnconfirmed?: boolean;
} | null;

/** Whether the actor is an admin (level 1 or higher). */
export function isAdmin(actor: Actor): boolean {
  return actor !== null && actor.adminLevel >= ADMIN_LEVEL;
}
