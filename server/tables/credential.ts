import { statement, type Runner } from '../database/statement';

/** The stored credential of a login. */
export interface Credential {
  memberId: number;
  passwordHash: string | null;
}

const byEmail = statement<{ email: string }, Credential>((knex, { email }) =>
  knex('credential')
    .where({ email })
    .select('member_id as memberId', 'password_hash as passwordHash'),
);

const ofMember = statement<{ memberId: number }, { email: string; passwordHash: string | null }>(
  (knex, { memberId }) =>
    knex('credential')
      .where('member_id', memberId)
      .select('email', 'password_hash as passwordHash'),
);

const update = statement<{ memberId: number; from: string; to: string }, { memberId: number }>(
  (knex, { memberId, from, to }) =>
    knex('credential')
      .where({ member_id: memberId, password_hash: from })
      .update({ password_hash: to })
      .returning('member_id as memberId'),
);

// Locked, so that on PostgreSQL a change of the password comes entirely before or after.
const stillOwn = statement<{ memberId: number; passwordHash: string }, { memberId: number }>(
  (knex, { memberId, passwordHash }) =>
    knex('credential')
      .where({ member_id: memberId, password_hash: passwordHash })
      .select('member_id as memberId')
      .forUpdate(),
);

const lock = statement<{ memberId: number }, { memberId: number }>((knex, { memberId }) =>
  knex('credential').where('member_id', memberId).select('member_id as memberId').forUpdate(),
);

const put = statement<{ memberId: number; passwordHash: string }>(
  (knex, { memberId, passwordHash }) =>
    knex('credential').where('member_id', memberId).update({ password_hash: passwordHash }),
);

const putEmail = statement<{ memberId: number; email: string }, { email: string }>(
  (knex, { memberId, email }) =>
    knex('credential')
      .where('member_id', memberId)
      .whereNotExists(knex('credential as other').where('other.email', email).select('other.email'))
      .update({ email })
      .returning('email'),
);

const insert = statement<
  { memberId: number; email: string; passwordHash: string },
  { email: string }
>((knex, { memberId, email, passwordHash }) =>
  knex('credential')
    .insert({ member_id: memberId, email, password_hash: passwordHash })
    .onConflict('email')
    .ignore()
    .returning('email'),
);

/** The credential of an email in lower case, null when nobody has it. */
export async function findCredential(runner: Runner, email: string): Promise<Credential | null> {
  const [row] = await runner.run(byEmail, { email });
  return row ?? null;
}

/** A member's credential; null after the account's deletion. */
export async function findOwnCredential(
  runner: Runner,
  memberId: number,
): Promise<{ email: string; passwordHash: string | null } | null> {
  const [row] = await runner.run(ofMember, { memberId });
  return row ?? null;
}

/** Whether a password's hash is still the member's; it then stays so until the transaction ends. */
export async function holdsPassword(
  tx: Runner,
  credential: { memberId: number; passwordHash: string },
): Promise<boolean> {
  return (await tx.run(stillOwn, credential)).length > 0;
}

/** Replaces a password's hash by another; false if it is no longer the present one. */
export async function replacePassword(
  tx: Runner,
  change: { memberId: number; from: string; to: string },
): Promise<boolean> {
  return (await tx.run(update, change)).length > 0;
}

/** Stores a new credential; false when the email is taken. */
export async function insertCredential(
  tx: Runner,
  credential: { memberId: number; email: string; passwordHash: string },
): Promise<boolean> {
  return (await tx.run(insert, credential)).length > 0;
}

/** Sets a password's hash, whatever the old one was. */
export async function setPassword(
  tx: Runner,
  credential: { memberId: number; passwordHash: string },
): Promise<void> {
  await tx.run(put, credential);
}

/**
 * Changes a member's address; false if it is taken. On PostgreSQL a simultaneous claim of the same
 * address can end in an error instead: see `isEmailClaimed`.
 */
export async function replaceEmail(
  tx: Runner,
  change: { memberId: number; email: string },
): Promise<boolean> {
  return (await tx.run(putEmail, change)).length > 0;
}

/** Whether a transaction failed because another one claimed the same address first. */
export function isEmailClaimed(error: unknown): boolean {
  return (
    error instanceof Error &&
    'constraint' in error &&
    error.constraint === 'credential_email_unique'
  );
}

/** Makes a member's logins, and other changes of their account, run one after another. */
export async function lockCredential(tx: Runner, memberId: number): Promise<void> {
  await tx.run(lock, { memberId });
}
