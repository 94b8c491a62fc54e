import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// Rows whose counts change often. With room on its page, PostgreSQL writes a new version there and
// touches no index; without, it writes to all of them. Pages that exist get room with a VACUUM FULL.
const fillfactors = { member: 70, session: 70, sphere: 70, post: 85, comment: 90 };

export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  for (const [table, percent] of Object.entries(fillfactors)) {
    await knex.raw(`ALTER TABLE ${table} SET (fillfactor = ${percent})`);
  }
}

export async function down(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) return;
  for (const table of Object.keys(fillfactors)) {
    await knex.raw(`ALTER TABLE ${table} RESET (fillfactor)`);
  }
}
