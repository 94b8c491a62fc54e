import { statement } from '../database/statement';

/**
 * The secrets of the site: the made admin key, the private key for pushes, the key that signs the
 * visits of guests, and a hash of `ADMIN_KEY` as the last start had it.
 */
export type SecretName = 'admin-key' | 'push-key' | 'visitor-key' | 'set-admin-key';

type Named = { name: SecretName };
type Secret = { name: SecretName; value: string };

/** A secret; null if no start has stored it. */
export const readSecret = statement.value<Named, string>((knex, { name }) =>
  knex('site_secret').where({ name }).select('value'),
);

/** Stores a secret unless there is one of this name. */
export const insertSecret = statement.run<Secret>((knex, { name, value }) =>
  knex('site_secret').insert({ name, value }).onConflict('name').ignore(),
);

/** Deletes a secret. */
export const deleteSecret = statement.run<Named>((knex, { name }) =>
  knex('site_secret').where({ name }).delete(),
);
