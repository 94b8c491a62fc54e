import type { Database } from '../database';
import { queryViews } from '../migrations/query-views';

/** No answer of the query tool may contain this. */
export const SECRET = 'canary-secret';

/** Puts the secret in all places that the query tool must not read. */
export async function plantSecrets({ knex }: Database): Promise<void> {
  // A column that a later version may add to a table behind a view.
  for (const table of queryViews('sqlite', 'main').flatMap(({ tables }) => tables)) {
    await knex.raw(`ALTER TABLE "${table}" ADD COLUMN hidden TEXT DEFAULT '${SECRET}'`);
  }
  await knex('credential').update({ password_hash: SECRET });
  await knex('credential')
    .where('member_id', 1)
    .update({ email: `${SECRET}@mulbit.test` });
  const session = { member_id: 1, id: SECRET, user_agent: SECRET, created_at: 1, expires_at: 9 };
  await knex('session').insert({ ...session, token_hash: SECRET });
  await knex('device').insert({ token_hash: SECRET, member_id: 1, created_at: 1 });
  await knex('totp').insert({ member_id: 1, secret: SECRET, last_step: 0, created_at: 1 });
  await knex('recovery_code').insert({ member_id: 1, code_hash: SECRET });
  await knex('site_secret').insert({ name: 'admin-key', value: SECRET });
  await knex('passkey').insert({
    ...{ id: SECRET, member_id: 1, credential_id: SECRET, public_key: SECRET, counter: 0 },
    ...{ transports: SECRET, name: SECRET, is_synced: 0, created_at: 1 },
  });
  await knex('passkey_challenge').insert({
    ...{ purpose: 'login', owner_hash: SECRET, challenge: SECRET, expires_at: 1 },
  });
  const waiting = { member_id: 1, expires_at: 1 };
  await knex('waiting_login').insert({ ...waiting, token_hash: SECRET, password_hash: SECRET });
  await knex('new_totp').insert({ ...waiting, secret: SECRET });
  const audit = { actor_id: 1, action: 'query.run', subject: 'query', created_at: 1 };
  await knex('audit').insert({ ...audit, detail: SECRET });
}

/** A digest of all rows of each table, on PostgreSQL. */
export async function rowsOf({ knex }: Database): Promise<Record<string, string>> {
  const { rows: tables } = await knex.raw<{ rows: { name: string }[] }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
  );
  const digests: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await knex.raw<{ rows: { digest: string }[] }>(
      `SELECT count(*) || md5(coalesce(string_agg(t::text, '' ORDER BY t::text), '')) AS digest FROM "${name}" t`,
    );
    digests[name] = rows[0]?.digest ?? '';
  }
  return digests;
}
