import { SEEN_EVERY, storedUserAgent } from '@contract/rules/sessions';
import { table, type Row } from './table';

const rows = table('session');

export type SessionRow = Row<'session'>;

export const sessions = {
  find: (token: string) => rows.find({ token }),
  /** A member's sessions, the latest used first. */
  listOf: (memberId: number): SessionRow[] =>
    rows
      .list({ memberId })
      .sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.createdAt - a.createdAt),
  create: (memberId: number, userAgent: string, now: number): SessionRow =>
    rows.insert({
      token: crypto.randomUUID(),
      id: crypto.randomUUID(),
      memberId,
      userAgent: storedUserAgent(userAgent),
      createdAt: now,
      lastSeenAt: now,
    }),
  see({ token, lastSeenAt }: SessionRow, now: number): void {
    if (now - lastSeenAt >= SEEN_EVERY) rows.update({ token }, { lastSeenAt: now });
  },
  remove: (token: string) => rows.remove({ token }),
  /** Ends every session of a member but one; says how many. */
  removeOthers({ memberId, token }: SessionRow): number {
    const others = sessions.listOf(memberId).filter((session) => session.token !== token);
    for (const session of others) rows.remove({ token: session.token });
    return others.length;
  },
  removeAllOf: (memberId: number) => rows.remove({ memberId }),
};
