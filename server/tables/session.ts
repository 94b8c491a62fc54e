import { statement, type Runner } from '../statement';

/** The member behind a request: what policies decide by. */
export interface Viewer {
  id: number;
  adminLevel: number;
}

const byHash = statement<{ hash: string; now: number }, Viewer>((knex, { hash, now }) =>
  knex('session')
    .join('member', 'member.id', 'session.member_id')
    .where('session.token_hash', hash)
    .where('session.expires_at', '>', now)
    .select('member.id', 'member.admin_level as adminLevel'),
);

const insert = statement<{
  tokenHash: string;
  memberId: number;
  createdAt: number;
  expiresAt: number;
}>((knex, row) =>
  knex('session').insert({
    token_hash: row.tokenHash,
    member_id: row.memberId,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
  }),
);

const remove = statement<{ hash: string }>((knex, { hash }) =>
  knex('session').where('token_hash', hash).delete(),
);

const removeExpired = statement<{ now: number }>((knex, { now }) =>
  knex('session').where('expires_at', '<=', now).delete(),
);

/** The member of a session that has not expired by `now` (ms), null when there is none. */
export async function findSession(
  runner: Runner,
  hash: string,
  now: number,
): Promise<Viewer | null> {
  const [viewer] = await runner.run(byHash, { hash, now });
  return viewer ?? null;
}

/** Keeps a new session. */
export async function insertSession(
  tx: Runner,
  row: { tokenHash: string; memberId: number; createdAt: number; expiresAt: number },
): Promise<void> {
  await tx.run(insert, row);
}

/** Ends a session. */
export async function deleteSession(tx: Runner, hash: string): Promise<void> {
  await tx.run(remove, { hash });
}

/** Forgets the sessions that expired by `now` (ms). */
export async function deleteExpiredSessions(tx: Runner, now: number): Promise<void> {
  await tx.run(removeExpired, { now });
}
