import { camel, snake, statement, type Runner } from '../database/statement';

// A person with one password could store many.
const LOGINS_MOST = 10_000;

/** A login with the right password that waits for a second factor. */
export interface WaitingLogin {
  memberId: number;
  /** The password's hash at the time of the check; empty for an account without one. */
  passwordHash: string;
}

const insertLogin = statement.run<WaitingLogin & { tokenHash: string; expiresAt: number }>(
  (knex, row) =>
    knex('waiting_login').insert(snake(row, 'tokenHash', 'memberId', 'passwordHash', 'expiresAt')),
);

const deleteOldestLogins = statement.run<{ kept: number }>((knex, { kept }) =>
  knex('waiting_login')
    .whereIn(
      'token_hash',
      knex('waiting_login').orderBy('expires_at', 'desc').offset(kept).select('token_hash'),
    )
    .delete(),
);

/** Lets a login wait until `expiresAt`, ms; beyond ten thousand the oldest end. */
export async function insertWaitingLogin(
  tx: Runner,
  login: WaitingLogin & { tokenHash: string; expiresAt: number },
): Promise<void> {
  await insertLogin(tx, login);
  await deleteOldestLogins(tx, { kept: LOGINS_MOST });
}

/** A login that waits; null if it does not any more. */
export const findWaitingLogin = statement.maybeOne<
  { tokenHash: string; now: number },
  WaitingLogin
>((knex, { tokenHash, now }) =>
  knex('waiting_login')
    .where('token_hash', tokenHash)
    .where('expires_at', '>', now)
    .select(camel('member_id', 'password_hash')),
);

// Knex leaves RETURNING out of a DELETE on SQLite.
/** Ends a login that waits; returns whether it still waited. */
export const endWaitingLogin = statement.exists<{ tokenHash: string; now: number }>(
  (knex, { tokenHash, now }) =>
    knex.raw(
      'DELETE FROM waiting_login WHERE token_hash = ? AND expires_at > ? RETURNING member_id',
      [tokenHash, now],
    ),
);

/** Lets a new secret wait for its first code, in place of the member's earlier one. */
export const putNewTotp = statement.run<{ memberId: number; secret: string; expiresAt: number }>(
  (knex, row) =>
    knex('new_totp')
      .insert(snake(row, 'memberId', 'secret', 'expiresAt'))
      .onConflict('member_id')
      .merge(),
);

/** A member's new secret; null if none waits. */
export const findNewTotp = statement.value<{ memberId: number; now: number }, string>(
  (knex, { memberId, now }) =>
    knex('new_totp').where('member_id', memberId).where('expires_at', '>', now).select('secret'),
);

/** Deletes a member's new secret. */
export const deleteNewTotp = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('new_totp').where('member_id', memberId).delete(),
);

const deleteExpiredLogins = statement.run<{ now: number }>((knex, { now }) =>
  knex('waiting_login').where('expires_at', '<=', now).delete(),
);

const deleteExpiredSecrets = statement.run<{ now: number }>((knex, { now }) =>
  knex('new_totp').where('expires_at', '<=', now).delete(),
);

/** Deletes the logins and new secrets that have expired by `now`, ms. */
export async function deleteExpiredWaiting(tx: Runner, now: number): Promise<void> {
  await deleteExpiredLogins(tx, { now });
  await deleteExpiredSecrets(tx, { now });
}
