import { ADMIN_LEVEL } from '@contract/rules/members/members';
import type { Suspension } from '@contract/rules/members/suspension';
import { hasAgreed } from './consent';
import { missesSecondFactor } from './second-factor';
import { camel, snake, statement, variants, type Runner } from '../database/statement';

/** The member of a request, with the facts for policies. */
export interface Viewer {
  id: number;
  /** For a viewer who lacks a required second factor, the session service says 0. */
  adminLevel: number;
  /** A suspension, which may be over. */
  suspension?: Suspension | null;
  /** Whether the address waits for its confirmation, whatever the site requires. */
  isUnconfirmed?: boolean;
  /** Whether they are an admin without the second factor that the site requires. */
  isMissingFactor?: boolean;
  /** Whether they have agreed to all texts in force; otherwise their consents must be read. */
  hasAgreed?: boolean;
}

/** A valid session: its member and its last noted use, ms. */
export interface LiveSession extends Viewer {
  lastSeenAt: number;
}

/** A session for its member; `hash` identifies the current one. */
export interface SessionRow {
  id: string;
  hash: string;
  userAgent: string;
  createdAt: number;
  lastSeenAt: number;
  /** Null while it is active. */
  endedAt: number | null;
  /** The member's. */
  adminLevel: number;
}

/** A new session; moments in ms. */
export interface NewSession {
  hash: string;
  id: string;
  memberId: number;
  userAgent: string;
  createdAt: number;
  expiresAt: number;
}

type SessionMember = Omit<LiveSession, 'suspension'> & {
  suspendReason: string | null;
  suspendUntil: number | null;
};

const byHash = variants(({ isHeld }: { isHeld: boolean }) =>
  statement.maybeOne<{ hash: string; now: number }, SessionMember>((knex, { hash, now }) => {
    const query = knex('session')
      .join('member', 'member.id', 'session.member_id')
      .leftJoin('suspension', 'suspension.member_id', 'session.member_id')
      .where('session.token_hash', hash)
      .where('session.expires_at', '>', now)
      .whereNull('session.ended_at')
      .whereNull('member.deleted_at')
      .select(camel('member.id', 'member.admin_level'))
      .select('member.email_unconfirmed as isUnconfirmed')
      .select(missesSecondFactor(knex))
      .select(camel('session.last_seen_at'))
      .select('suspension.reason as suspendReason', 'suspension.until as suspendUntil');
    return isHeld ? query.forShare('session') : query.select(hasAgreed(knex));
  }),
);

/**
 * A member's sessions that have not expired by `now` (ms), the latest seen first; optionally
 * followed by ended ones.
 */
export const listSessions = variants(({ withEnded }: { withEnded: boolean }) =>
  statement.all<{ memberId: number; now: number }, SessionRow>((knex, { memberId, now }) => {
    const query = knex('session')
      .join('member', 'member.id', 'session.member_id')
      .where('session.member_id', memberId)
      .where('session.expires_at', '>', now)
      .select('session.id', 'session.token_hash as hash', 'session.user_agent as userAgent')
      .select(camel('session.created_at', 'session.last_seen_at', 'session.ended_at'))
      .select(camel('member.admin_level'))
      .orderByRaw('CASE WHEN session.ended_at IS NULL THEN 0 ELSE 1 END')
      .orderBy('session.last_seen_at', 'desc')
      .orderBy('session.created_at', 'desc')
      .orderBy('session.id');
    return withEnded ? query : query.whereNull('session.ended_at');
  }),
);

/** Stores a new session. */
export const insertSession = statement.run<NewSession>((knex, row) =>
  knex('session').insert({
    ...snake(row, 'id', 'memberId', 'userAgent', 'createdAt', 'expiresAt'),
    token_hash: row.hash,
    last_seen_at: row.createdAt,
    // A login notes the device.
    has_device: 1,
  }),
);

/** Whether a session's device was never noted, because the session is older than device tracking. */
export const lacksDevice = statement.exists<{ hash: string }>((knex, { hash }) =>
  knex('session').where({ token_hash: hash, has_device: 0 }).select('token_hash as hash'),
);

/** Marks a session's device as noted; false if it already was, or if the session ended. */
export const markDeviceNoted = statement.exists<{ hash: string }>((knex, { hash }) =>
  knex('session')
    .where({ token_hash: hash, has_device: 0 })
    .update({ has_device: 1 })
    .returning('token_hash as hash'),
);

/**
 * Locks a member's sessions until the transaction ends: on PostgreSQL it waits for the member's
 * running changes, which hold their session, and later changes wait for it. Comes before other
 * locks, as in those changes.
 * @returns the hashes of the sessions that have not ended
 */
export const lockSessions = statement.values<{ memberId: number }, string>((knex, { memberId }) =>
  knex('session')
    .where('member_id', memberId)
    .whereNull('ended_at')
    .orderBy('token_hash')
    .select('token_hash')
    .forUpdate(),
);

/** Ends a session; `now` in ms. Its row stays until its original expiry. Returns its member, or null. */
export const endSession = statement.value<{ hash: string; now: number }, number>(
  (knex, { hash, now }) =>
    knex('session')
      .where('token_hash', hash)
      .whereNull('ended_at')
      .update({ ended_at: now })
      .returning('member_id'),
);

/** Ends a session of a member by its id; returns its hash, or null if it does not exist. */
export const endSessionById = statement.value<
  { memberId: number; id: string; now: number },
  string
>((knex, { memberId, id, now }) =>
  knex('session')
    .where({ member_id: memberId, id })
    .whereNull('ended_at')
    .update({ ended_at: now })
    .returning('token_hash as hash'),
);

/** Ends the sessions of admins that were last used before a moment, ms. */
export const endIdleSessions = statement.run<{ now: number; before: number }>(
  (knex, { now, before }) =>
    knex('session')
      .whereNull('ended_at')
      .where('last_seen_at', '<=', before)
      .whereIn(
        'member_id',
        knex('member')
          .where('admin_level', '>=', knex.raw(`${ADMIN_LEVEL}`))
          .select('id'),
      )
      .update({ ended_at: now }),
);

const endOthers = statement.all<{ memberId: number; kept: string; now: number }, { hash: string }>(
  (knex, { memberId, kept, now }) =>
    knex('session')
      .where('member_id', memberId)
      .where('token_hash', '<>', kept)
      .whereNull('ended_at')
      .update({ ended_at: now })
      .returning('token_hash as hash'),
);

/** Deletes sessions that have expired by `now` (ms), ended or not. */
export const deleteExpiredSessions = statement.run<{ now: number }>((knex, { now }) =>
  knex('session').where('expires_at', '<=', now).delete(),
);

/** Notes when a session was last seen, ms. */
export const updateLastSeen = statement.run<{ hash: string; at: number }>((knex, { hash, at }) =>
  knex('session').where('token_hash', hash).update({ last_seen_at: at }),
);

/**
 * The member of a session that has not expired by `now` (ms); null without one.
 * @param isHeld whether the session cannot end until the transaction does; see `lockSessions`
 */
export async function findSession(
  runner: Runner,
  hash: string,
  now: number,
  isHeld = false,
): Promise<LiveSession | null> {
  const row = await byHash(runner, { isHeld }, { hash, now });
  if (!row) return null;
  const { suspendReason: reason, suspendUntil: until, ...session } = row;
  return reason === null ? session : { ...session, suspension: { reason, until } };
}

/** Ends all sessions of a member except the one with the hash `kept`; returns their number. */
export async function endOtherSessions(
  tx: Runner,
  sessions: { memberId: number; kept: string; now: number },
): Promise<number> {
  return (await endOthers(tx, sessions)).length;
}
