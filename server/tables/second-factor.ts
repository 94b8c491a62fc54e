import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { isSecured, type Factors } from '@contract/rules/members/second-factor';
import type { Knex } from 'knex';
import { camel, statement, type Runner } from '../database/statement';

/** A member's authenticator app. */
export interface Totp {
  /** In base32; it never leaves the server. */
  secret: string;
  /** When it was set up, ms. */
  createdAt: number;
}

/** A member's authenticator app; null without one. */
export const findTotp = statement.maybeOne<{ memberId: number }, Totp>((knex, { memberId }) =>
  knex('totp').where('member_id', memberId).select(camel('secret', 'created_at')),
);

/** Stores an authenticator app; false if the member already has one. */
export const insertTotp = statement.exists<{
  memberId: number;
  secret: string;
  step: number;
  now: number;
}>((knex, { memberId, secret, step, now }) =>
  knex('totp')
    .insert({ member_id: memberId, secret, last_step: step, created_at: now })
    .onConflict('member_id')
    .ignore()
    .returning(camel('member_id')),
);

/** Uses up a code's half minute and those before it; false if it was used already. */
export const useTotpStep = statement.exists<{ memberId: number; step: number }>(
  (knex, { memberId, step }) =>
    knex('totp')
      .where('member_id', memberId)
      .where('last_step', '<', step)
      .update({ last_step: step })
      .returning(camel('member_id')),
);

// Knex leaves RETURNING out of a DELETE on SQLite.
/** Uses up a recovery code; false if there is none with this hash. */
export const useRecoveryCode = statement.exists<{ memberId: number; hash: string }>(
  (knex, { memberId, hash }) =>
    knex.raw(
      'DELETE FROM recovery_code WHERE member_id = ? AND code_hash = ? RETURNING member_id',
      [memberId, hash],
    ),
);

/** How many recovery codes a member has left. */
export const countRecoveryCodes = statement.value<{ memberId: number }, number>(
  (knex, { memberId }) => knex('recovery_code').where('member_id', memberId).count('* as count'),
);

/** Deletes a member's authenticator app; returns whether there was one. */
export const deleteTotp = statement.exists<{ memberId: number }>((knex, { memberId }) =>
  knex.raw('DELETE FROM totp WHERE member_id = ? RETURNING member_id', [memberId]),
);

const deletePasskeys = statement.exists<{ memberId: number }>((knex, { memberId }) =>
  knex.raw('DELETE FROM passkey WHERE member_id = ? RETURNING member_id', [memberId]),
);

const deleteRecoveryCodes = statement.run<{ memberId: number }>((knex, { memberId }) =>
  knex('recovery_code').where('member_id', memberId).delete(),
);

const insertRecoveryCode = statement.run<{ memberId: number; hash: string }>(
  (knex, { memberId, hash }) =>
    knex('recovery_code').insert({ member_id: memberId, code_hash: hash }),
);

/** Replaces a member's recovery codes. */
export async function replaceRecoveryCodes(
  tx: Runner,
  memberId: number,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, { memberId });
  for (const hash of hashes) await insertRecoveryCode(tx, { memberId, hash });
}

const has = (knex: Knex, table: string, name: string) =>
  knex.raw(
    `CASE WHEN EXISTS (SELECT 1 FROM ${table} WHERE ${table}.member_id = member.id)
     THEN 1 ELSE 0 END AS ??`,
    [name],
  );

/** What a member can prove themselves with. */
export const findFactors = statement.one<{ memberId: number }, Factors>((knex, { memberId }) =>
  knex('member')
    .where('member.id', memberId)
    .select(camel('admin_level'))
    .select(has(knex, 'totp', 'hasTotp'), has(knex, 'passkey', 'hasPasskey')),
);

/** Whether a member has a second factor. */
export const hasSecondFactor = async (runner: Runner, of: { memberId: number }): Promise<boolean> =>
  isSecured(await findFactors(runner, of));

/** Deletes the recovery codes of a member whose last second factor was removed. */
export async function endCodesAfterLast(tx: Runner, memberId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, { memberId }))) await deleteRecoveryCodes(tx, { memberId });
}

/** Deletes a member's second factors; returns whether there was one. */
export async function deleteSecondFactors(tx: Runner, memberId: number): Promise<boolean> {
  await deleteRecoveryCodes(tx, { memberId });
  const hadTotp = await deleteTotp(tx, { memberId });
  return (await deletePasskeys(tx, { memberId })) || hadTotp;
}

/** Whether the site requires a second factor that a row of `member`, an admin, does not have. */
export const missesSecondFactor = (knex: Knex) =>
  knex.raw(
    `CASE WHEN member.admin_level >= ${ADMIN_LEVEL}
       AND (SELECT value FROM setting WHERE name = 'admin_second_factor') = 1
       AND NOT EXISTS (SELECT 1 FROM totp WHERE totp.member_id = member.id)
       AND NOT EXISTS (SELECT 1 FROM passkey WHERE passkey.member_id = member.id)
     THEN 1 ELSE 0 END AS ??`,
    ['isMissingFactor'],
  );

/** Whether a member is an admin without the second factor that the site requires. */
export const needsSecondFactor = statement.exists<{ memberId: number }>((knex, { memberId }) =>
  knex
    .from(
      knex('member').where('member.id', memberId).select('id', missesSecondFactor(knex)).as('one'),
    )
    .whereRaw('?? = 1', ['isMissingFactor'])
    .select('id'),
);
