import { ApiError } from '@contract/errors';
import type { Actor } from '@contract/policies/actor';
import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { SESSION_COOKIE, VISITOR_COOKIE } from '@contract/rules/members/sessions';
import { errorTexts } from '@contract/texts';
import { emailConfirmation } from '../db/email-confirmation';
import { members, type MemberRow } from '../db/members';
import { secondFactors } from '../db/second-factors';
import { settings } from '../db/settings';
import { sessions, type SessionRow } from '../db/sessions';
import { suspensions } from '../db/suspensions';

/** The caller of a request. */
export interface Viewer {
  member: MemberRow | null;
  /** Null for a guest. */
  session: SessionRow | null;
  /** The key for counting a visit: the session's token, or a guest's own; null before the first. */
  visit: string | null;
}

let standIn = '';

/** Sets the session for requests without a valid one; null makes them a guest's. */
export function setStandIn(session: SessionRow | null): void {
  standIn = session?.token ?? '';
}

function liveSession(token: string, now: number): SessionRow | null {
  const session = sessions.find(token);
  if (session) sessions.endIdleOf(session.memberId, now);
  return session && sessions.find(token);
}

/** Finds the caller of a request by its cookies. */
export function viewerOf(cookies: Record<string, string>, now: number): Viewer {
  const session = liveSession(cookies[SESSION_COOKIE] ?? '', now) ?? liveSession(standIn, now);
  if (!session) return { member: null, session: null, visit: cookies[VISITOR_COOKIE] ?? null };
  sessions.see(session, now);
  return { member: members.find(session.memberId), session, visit: session.token };
}

/**
 * The session of the member who makes a request.
 * @throws ApiError LOGIN_REQUIRED for a guest
 */
export function sessionOf({ session }: Viewer): SessionRow {
  if (!session) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return session;
}

/** Whether a member is an admin without the second factor that the site requires. */
export const isMissingFactor = ({ id, adminLevel }: MemberRow): boolean =>
  adminLevel >= ADMIN_LEVEL && settings.read().admin_second_factor && !secondFactors.has(id);

/** The viewer in the form that policies need. */
export function actorOf({ member }: Viewer): Actor {
  return (
    member && {
      id: member.id,
      adminLevel: isMissingFactor(member) ? 0 : member.adminLevel,
      isMissingFactor: isMissingFactor(member),
      suspension: suspensions.find(member.id),
      isUnconfirmed: emailConfirmation.isMissing(member.id),
    }
  );
}

/**
 * The member who makes a request.
 * @throws ApiError LOGIN_REQUIRED for a guest
 */
export function memberOf({ member }: Viewer): MemberRow {
  if (!member) throw new ApiError('LOGIN_REQUIRED', errorTexts.LOGIN_REQUIRED);
  return member;
}
