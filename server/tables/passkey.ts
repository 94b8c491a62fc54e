import type { PasskeyKey, PasskeyRecord } from '@contract/rules/members/passkeys';
import { camel, snake, statement } from '../database/statement';

/** A passkey as stored; `transports` is a JSON list. */
export interface PasskeyRow extends PasskeyKey {
  id: string;
  memberId: number;
}

/** A member's passkeys, the latest first. */
export const listPasskeys = statement.all<
  { memberId: number },
  PasskeyRecord & { credentialId: string; transports: string }
>((knex, { memberId }) =>
  knex('passkey')
    .where('member_id', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(camel('id', 'name', 'created_at', 'last_used_at', 'is_synced'))
    .select(camel('credential_id', 'transports')),
);

/** How many passkeys a member has. */
export const countPasskeys = statement.count<{ memberId: number }>((knex, { memberId }) =>
  knex('passkey').where('member_id', memberId).count('* as count'),
);

/** The passkey that a device calls by this id; null without one. */
export const findPasskey = statement.maybeOne<{ credentialId: string }, PasskeyRow>(
  (knex, { credentialId }) =>
    knex('passkey')
      .where('credential_id', credentialId)
      .select(camel('id', 'member_id', 'credential_id', 'public_key', 'counter')),
);

/** Stores a passkey; false if it is registered already. */
export const insertPasskey = statement.exists<{
  id: string;
  memberId: number;
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: readonly string[];
  name: string;
  isSynced: boolean;
  now: number;
}>((knex, row) =>
  knex('passkey')
    .insert({
      ...snake(row, 'id', 'memberId', 'credentialId', 'publicKey', 'counter', 'transports'),
      ...snake(row, 'name', 'isSynced'),
      created_at: row.now,
    })
    .onConflict('credential_id')
    .ignore()
    .returning('id'),
);

/** Notes the use of a passkey; false if it was used or deleted in the meantime. */
export const notePasskeyUse = statement.exists<{
  id: string;
  from: number;
  to: number;
  isSynced: boolean;
  now: number;
}>((knex, { id, from, to, isSynced, now }) =>
  knex('passkey')
    .where({ id, counter: from })
    .update({ counter: to, is_synced: isSynced, last_used_at: now })
    .returning('id'),
);

/** Renames a member's passkey; null if there is none with this id. */
export const updatePasskeyName = statement.maybeOne<
  { memberId: number; id: string; name: string },
  PasskeyRecord
>((knex, { memberId, id, name }) =>
  knex('passkey')
    .where({ member_id: memberId, id })
    .update({ name })
    .returning(camel('id', 'name', 'created_at', 'last_used_at', 'is_synced')),
);

// Knex leaves RETURNING out of a DELETE on SQLite.
/** Deletes a member's passkey; returns whether it existed. */
export const deletePasskeyRow = statement.exists<{ memberId: number; id: string }>(
  (knex, { memberId, id }) =>
    knex.raw('DELETE FROM passkey WHERE member_id = ? AND id = ? RETURNING id', [memberId, id]),
);

/** What a challenge is for: a login, its second step, a new passkey, or a confirmation. */
export type ChallengePurpose = 'login' | 'step' | 'add' | 'confirm';

/** Stores a challenge in place of the owner's earlier one of the same purpose; moments in ms. */
export const putChallenge = statement.run<{
  purpose: ChallengePurpose;
  ownerHash: string;
  challenge: string;
  expiresAt: number;
}>((knex, row) =>
  knex('passkey_challenge')
    .insert(snake(row, 'purpose', 'ownerHash', 'challenge', 'expiresAt'))
    .onConflict(['purpose', 'owner_hash'])
    .merge(),
);

/** Ends a challenge and returns it; null if it does not wait any more. */
export const takeChallenge = statement.value<
  { purpose: ChallengePurpose; ownerHash: string; now: number },
  string
>((knex, { purpose, ownerHash, now }) =>
  knex.raw(
    `DELETE FROM passkey_challenge
     WHERE purpose = ? AND owner_hash = ? AND expires_at > ? RETURNING challenge`,
    [purpose, ownerHash, now],
  ),
);

/** Deletes challenges that have expired by `now`, ms. */
export const deleteExpiredChallenges = statement.run<{ now: number }>((knex, { now }) =>
  knex('passkey_challenge').where('expires_at', '<=', now).delete(),
);
