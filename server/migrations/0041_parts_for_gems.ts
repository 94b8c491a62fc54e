import type { Knex } from 'knex';

// Four accessories now cost gems, as the ledger records. A member who could wear one before keeps
// it without paying.
const opened = [
  { part: 15, level: 3 },
  { part: 20, level: 8 },
  { part: 23, level: 13 },
  { part: 25, level: 17 },
];

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('kept_part', (table) => {
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.integer('part_id').notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['member_id', 'part_id']);
  });
  for (const { part, level } of opened) {
    await knex.raw(
      `INSERT INTO kept_part (member_id, part_id, created_at)
       SELECT member_id, ${part}, ${Date.now()} FROM companion
       WHERE (level >= ? OR accessories LIKE ?) AND NOT EXISTS (
         SELECT 1 FROM ledger
         WHERE ledger.member_id = companion.member_id AND action = 'part_buy' AND subject_id = ?
       )`,
      [level, `%"partId":${part},%`, part],
    );
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('kept_part');
}
