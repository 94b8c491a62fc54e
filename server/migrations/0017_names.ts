import type { Knex } from 'knex';
import { foldName } from '@contract/rules/text/fold-name';

// A name belongs to one member. Of members who already shared a name, the longest-standing one owns
// it; the others may use it until they choose another, and are notified.

const AT_ONCE = 200;

async function foldNames(knex: Knex, now: number): Promise<void> {
  const known = new Set<string>();
  let last = 0;
  for (;;) {
    const rows = await knex<{ id: number; user_name: string }>('member')
      .whereNull('deleted_at')
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .select('id', 'user_name');
    for (const { id, user_name } of rows) {
      const key = foldName(user_name);
      const isDouble = known.has(key);
      known.add(key);
      await knex('member')
        .where({ id })
        .update({ name_key: key, name_double: Number(isDouble) });
      if (isDouble) {
        await knex('notification').insert({ member_id: id, kind: 'name_shared', created_at: now });
      }
      last = id;
    }
    if (rows.length < AT_ONCE) return;
  }
}

export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('member', (table) => {
    // The name in its form for comparing; null for a member who left.
    table.text('name_key').index('member_name_key');
    // Whether somebody else had the name before, when names were not unique.
    table.specificType('name_double', 'smallint').notNullable().defaultTo(0);
  });
  await foldNames(knex, Date.now());
  await knex.raw('CREATE UNIQUE INDEX member_name ON member (name_key) WHERE name_double = 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex('notification').where({ kind: 'name_shared' }).delete();
  for (const index of ['member_name', 'member_name_key']) await knex.raw(`DROP INDEX ${index}`);
  // Knex would recreate the table on SQLite, and rows that reference members would be lost.
  await knex.raw('ALTER TABLE member DROP COLUMN name_key');
  await knex.raw('ALTER TABLE member DROP COLUMN name_double');
}
