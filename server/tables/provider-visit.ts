import type { LoginProvider } from '@contract/rules/members/login-providers';
import { camel, snake, statement, type Runner } from '../database/statement';

/** A visit at a provider that waits for its end. */
export interface ProviderVisit {
  provider: LoginProvider;
  state: string;
  nonce: string;
  verifier: string;
  /** The hash of the session that links an account; null for a login. */
  sessionHash: string | null;
  returnTo: string | null;
}

/** Stores a visit of a browser; `expiresAt` in ms. */
export const insertVisit = statement.run<
  ProviderVisit & { browserHash: string; expiresAt: number }
>((knex, row) =>
  knex('provider_visit').insert(
    snake(
      row,
      ...(['browserHash', 'provider', 'state', 'nonce', 'verifier'] as const),
      ...(['sessionHash', 'returnTo', 'expiresAt'] as const),
    ),
  ),
);

// Knex leaves RETURNING out of a DELETE on SQLite.
/** Ends a browser's visit and returns it; null if it does not wait any more. */
export const takeVisit = statement.maybeOne<{ browserHash: string; now: number }, ProviderVisit>(
  (knex, { browserHash, now }) =>
    knex.raw(
      `DELETE FROM provider_visit WHERE browser_hash = ? AND expires_at > ?
       RETURNING provider, state, nonce, verifier, session_hash AS ??, return_to AS ??`,
      [browserHash, now, 'sessionHash', 'returnTo'],
    ),
);

/** Somebody from a provider without an account here. */
export interface Newcomer {
  provider: LoginProvider;
  subject: string;
  /** The address that the provider told; null without one. */
  email: string | null;
  /** Whether the provider has confirmed it. */
  isConfirmed: boolean;
}

/** Lets a newcomer wait for their consents until `expiresAt`, ms. */
export const insertNewcomer = statement.run<Newcomer & { tokenHash: string; expiresAt: number }>(
  (knex, row) =>
    knex('provider_newcomer').insert(
      snake(row, 'tokenHash', 'provider', 'subject', 'email', 'isConfirmed', 'expiresAt'),
    ),
);

/** A newcomer who waits; null if they do not any more. */
export const findNewcomer = statement.maybeOne<{ tokenHash: string; now: number }, Newcomer>(
  (knex, { tokenHash, now }) =>
    knex('provider_newcomer')
      .where('token_hash', tokenHash)
      .where('expires_at', '>', now)
      .select(camel('provider', 'subject', 'email', 'is_confirmed')),
);

/** Ends a newcomer's wait; returns whether they still waited. */
export const endNewcomer = statement.exists<{ tokenHash: string }>((knex, { tokenHash }) =>
  knex.raw('DELETE FROM provider_newcomer WHERE token_hash = ? RETURNING provider', [tokenHash]),
);

const deleteVisits = statement.run<{ now: number }>((knex, { now }) =>
  knex('provider_visit').where('expires_at', '<=', now).delete(),
);

const deleteNewcomers = statement.run<{ now: number }>((knex, { now }) =>
  knex('provider_newcomer').where('expires_at', '<=', now).delete(),
);

/** Deletes the visits and newcomers that have expired by `now`, ms. */
export async function deleteExpiredVisits(tx: Runner, now: number): Promise<void> {
  await deleteVisits(tx, { now });
  await deleteNewcomers(tx, { now });
}
