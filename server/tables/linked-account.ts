import type { LinkedAccount, LoginProvider, WaysIn } from '@contract/rules/members/login-providers';
import { camel, snake, statement } from '../database/statement';

/** The member whom a provider's account signs in; null without one. */
export const findLinkedMember = statement.value<
  { provider: LoginProvider; subject: string },
  number
>((knex, { provider, subject }) =>
  knex('linked_account').where({ provider, subject }).select('member_id'),
);

/** The accounts that sign a member in, the first linked first. */
export const listLinkedAccounts = statement.all<{ memberId: number }, LinkedAccount>(
  (knex, { memberId }) =>
    knex('linked_account')
      .where('member_id', memberId)
      .select(camel('provider', 'created_at', 'last_used_at'))
      .orderBy('created_at')
      .orderBy('provider'),
);

/** Links an account; false if it or another of the provider is linked already. */
export const insertLinkedAccount = statement.exists<{
  provider: LoginProvider;
  subject: string;
  memberId: number;
  createdAt: number;
  lastUsedAt: number | null;
}>((knex, row) =>
  knex('linked_account')
    .insert(snake(row, 'provider', 'subject', 'memberId', 'createdAt', 'lastUsedAt'))
    // The account, or the member's other account of the provider.
    .onConflict()
    .ignore()
    .returning('subject'),
);

/** Notes a sign-in with an account, ms; false if it is not linked any more. */
export const noteAccountUse = statement.exists<{
  provider: LoginProvider;
  subject: string;
  now: number;
}>((knex, { provider, subject, now }) =>
  knex('linked_account')
    .where({ provider, subject })
    .update({ last_used_at: now })
    .returning('subject'),
);

// Knex leaves RETURNING out of a DELETE on SQLite.
/** Unlinks a member's account of a provider; returns whether there was one. */
export const deleteLinkedAccount = statement.exists<{ memberId: number; provider: LoginProvider }>(
  (knex, { memberId, provider }) =>
    knex.raw(
      'DELETE FROM linked_account WHERE member_id = ? AND provider = ? RETURNING member_id',
      [memberId, provider],
    ),
);

/** What a member can sign in with; null after the account's deletion. */
export const findWaysIn = statement.maybeOne<{ memberId: number }, WaysIn>((knex, { memberId }) =>
  knex('credential')
    .where('credential.member_id', memberId)
    .select(
      knex.raw('CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS ??', ['hasPassword']),
      knex.raw(
        `CASE WHEN EXISTS (SELECT 1 FROM passkey WHERE passkey.member_id = credential.member_id)
         THEN 1 ELSE 0 END AS ??`,
        ['hasPasskey'],
      ),
      knex.raw(
        `(SELECT count(*) FROM linked_account
          WHERE linked_account.member_id = credential.member_id) AS links`,
      ),
    ),
);
