import { ApiError } from '@contract/errors';
import type { Actor } from '@contract/policies/actor';
import { errorTexts } from '@contract/texts';
import { members, type MemberRow } from '../db/members';
import { sessions } from '../db/sessions';

/** The name of the session's cookie. */
export const SESSION_COOKIE = 'mulbit_session';

/** Who makes a request. */
export interface Viewer {
  member: MemberRow | null;
  /** The session's token, or what stands for one; null for a guest. */
  visit: string | null;
}

const guest: Viewer = { member: null, visit: null };
let standIn: Viewer = guest;

/** Chooses as whom requests without a live session act; null for a guest. */
export function setStandIn(member: MemberRow | null): void {
  standIn = member ? { member, visit: 'stand-in' } : guest;
}

/** Finds out who makes a request, from its cookies. */
export function viewerOf(cookies: Record<string, string>): Viewer {
  const session = sessions.find(cookies[SESSION_COOKIE] ?? '');
  if (session) return { member: members.find(session.memberId), visit: session.token };
  // Read anew, so that the stand-in has the balances of now.
  return { ...standIn, member: standIn.member && members.find(standIn.member.id) };
}

/** The viewer as policies know one. */
export function actorOf({ member }: Viewer): Actor {
  return member && { id: member.id, adminLevel: member.adminLevel };
}

/**
 * The member who makes a request.
 * @throws ApiError LOGIN_REQUIRED for a guest
 */
export function memberOf({ member }: Viewer): MemberRow {
  if (!member) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return member;
}
