import { ADMIN_LEVEL } from '@contract/rules/members/members';
import { statement, type NoArguments } from '../database/statement';

/** A setup link: the hash of its token, and its end in ms. */
interface SetupLink {
  hash: string;
  expiresAt: number;
}

/** Stores a setup link. */
export const insertSetupLink = statement.run<SetupLink>((knex, { hash, expiresAt }) =>
  knex('setup_link').insert({ token_hash: hash, expires_at: expiresAt }),
);

const WITHOUT_ADMIN = `NOT EXISTS (
  SELECT 1 FROM member WHERE admin_level >= ${ADMIN_LEVEL} AND deleted_at IS NULL
)`;

/** Whether the site has no admin. */
export const lacksAdmin = statement.exists<NoArguments>((knex) =>
  knex.select(knex.raw('1 AS lacks')).whereRaw(WITHOUT_ADMIN),
);

/** Whether a setup link is valid at `now` (ms). */
export const isSetupOpen = statement.exists<{ hash: string; now: number }>((knex, { hash, now }) =>
  knex('setup_link')
    .where('token_hash', hash)
    .where('expires_at', '>', now)
    .whereRaw(WITHOUT_ADMIN)
    .select('token_hash'),
);

/** The hashes of the valid setup links at `now` (ms), locked until the transaction ends. */
export const lockSetupLinks = statement.values<{ now: number }, string>((knex, { now }) =>
  knex('setup_link')
    .where('expires_at', '>', now)
    .orderBy('token_hash')
    .select('token_hash')
    .forUpdate(),
);

/** Deletes all setup links. */
export const deleteSetupLinks = statement.run<NoArguments>((knex) => knex('setup_link').delete());
