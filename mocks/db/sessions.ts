import {
  ADMIN_IDLE,
  isIdle,
  isNewlySeen,
  SESSION_LIFETIME,
  storedUserAgent,
} from '@contract/rules/members/sessions';
import { members } from './members';
import { table, type Row } from './table';

const rows = table('session');

export type SessionRow = Row<'session'>;

const listAll = (memberId: number): SessionRow[] =>
  rows.list({ memberId }).sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt);
const isLive = ({ endedAt }: SessionRow) => endedAt === null;

const levelOf = (memberId: number) => members.find(memberId)?.adminLevel ?? 0;

export const sessions = {
  find(token: string): SessionRow | null {
    const session = rows.find({ token });
    return session && isLive(session) ? session : null;
  },
  /** A member's sessions, the latest used first. */
  listOf: (memberId: number) => listAll(memberId).filter(isLive),
  /** A member's ended sessions that would not have expired yet, the latest used first. */
  listEndedOf: (memberId: number, now: number) =>
    listAll(memberId).filter(
      (session) => !isLive(session) && session.createdAt + SESSION_LIFETIME > now,
    ),
  create: (memberId: number, userAgent: string, now: number): SessionRow =>
    rows.insert({
      token: crypto.randomUUID(),
      id: crypto.randomUUID(),
      memberId,
      userAgent: storedUserAgent(userAgent),
      createdAt: now,
      lastSeenAt: now,
      endedAt: null,
    }),
  see({ token, memberId, lastSeenAt }: SessionRow, now: number): void {
    if (isNewlySeen(lastSeenAt, now, levelOf(memberId)))
      rows.update({ token }, { lastSeenAt: now });
  },
  /** Ends the sessions of an admin that were not used for too long. */
  endIdleOf(memberId: number, now: number): void {
    for (const { token, lastSeenAt, endedAt } of rows.list({ memberId })) {
      if (endedAt === null && isIdle(lastSeenAt, now, levelOf(memberId))) {
        rows.update({ token }, { endedAt: lastSeenAt + ADMIN_IDLE });
      }
    }
  },
  end(token: string, now: number): void {
    if (sessions.find(token)) rows.update({ token }, { endedAt: now });
  },
  /** Ends every session of a member, optionally except one; returns how many. */
  endAllOf(memberId: number, now: number, kept?: string): number {
    const ending = sessions.listOf(memberId).filter(({ token }) => token !== kept);
    for (const { token } of ending) sessions.end(token, now);
    return ending.length;
  },
  removeAllOf: (memberId: number) => rows.remove({ memberId }),
};
