import { camel, statement } from '../database/statement';

/** The stored credential of a login. */
export interface Credential {
  memberId: number;
  passwordHash: string | null;
  /** Whether its owner has proved to read the mails of the address. */
  isConfirmed: boolean;
}

/** The credential of an email in lower case, null when nobody has it. */
export const findCredential = statement.maybeOne<{ email: string }, Credential>((knex, { email }) =>
  knex('credential')
    .where({ email })
    .select(camel('member_id', 'password_hash', 'is_confirmed')),
);

/** A member's credential; null after the account's deletion. */
export const findOwnCredential = statement.maybeOne<
  { memberId: number },
  { email: string; passwordHash: string | null }
>((knex, { memberId }) =>
  knex('credential').where('member_id', memberId).select(camel('email', 'password_hash')),
);

/** Replaces a password's hash by another; false if it is no longer the present one. */
export const replacePassword = statement.exists<{ memberId: number; from: string; to: string }>(
  (knex, { memberId, from, to }) =>
    knex('credential')
      .where({ member_id: memberId, password_hash: from })
      .update({ password_hash: to })
      .returning(camel('member_id')),
);

/**
 * Whether a password's hash is still the member's, empty for none; it then stays so until the
 * transaction ends.
 */
// Locked, so that on PostgreSQL a change of the password comes entirely before or after.
export const holdsPassword = statement.exists<{ memberId: number; passwordHash: string }>(
  (knex, { memberId, passwordHash }) =>
    knex('credential')
      .where('member_id', memberId)
      .whereRaw("coalesce(password_hash, '') = ?", [passwordHash])
      .select(camel('member_id'))
      .forUpdate(),
);

/** Makes a member's logins, and other changes of their account, run one after another. */
export const lockCredential = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('credential').where('member_id', memberId).select(camel('member_id')).forUpdate(),
);

/** Sets a password's hash, whatever the old one was. */
export const setPassword = statement.run<{ memberId: number; passwordHash: string }>(
  (knex, { memberId, passwordHash }) =>
    knex('credential').where('member_id', memberId).update({ password_hash: passwordHash }),
);

/**
 * Changes a member's address; false if it is taken. On PostgreSQL a simultaneous claim of the same
 * address can end in an error instead: see `isEmailClaimed`.
 */
export const replaceEmail = statement.exists<{ memberId: number; email: string }>(
  (knex, { memberId, email }) =>
    knex('credential')
      .where('member_id', memberId)
      .whereNotExists(knex('credential as other').where('other.email', email).select('other.email'))
      .update({ email })
      .returning('email'),
);

/** Stores a new credential; false when the email is taken. */
export const insertCredential = statement.exists<{
  memberId: number;
  email: string;
  passwordHash: string | null;
}>((knex, { memberId, email, passwordHash }) =>
  knex('credential')
    .insert({ member_id: memberId, email, password_hash: passwordHash })
    .onConflict('email')
    .ignore()
    .returning('email'),
);

/** Whether a transaction failed because another one claimed the same address first. */
export function isEmailClaimed(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'credential_email_unique'
  );
}
