import type { Knex } from 'knex';

// The data tools: the used part of each day's quota, answers of third parties for a few minutes,
// the runs of admins, and the posts made from videos.

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('upstream_quota', (table) => {
    table.text('account').notNullable();
    table.text('day').notNullable();
    table.integer('used').notNullable();
    table.primary(['account', 'day']);
  });
  await knex.schema.createTable('upstream_answer', (table) => {
    // A digest of the request: an address may be longer than an index takes.
    table.text('name').primary();
    table.text('url').notNullable();
    table.integer('status').notNullable();
    table.text('type').notNullable();
    table.text('body').notNullable();
    table.bigInteger('stored_at').notNullable().index('upstream_answer_age');
  });
  await knex.schema.createTable('tool_call', (table) => {
    table.increments('id');
    table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('tester').notNullable();
    table.text('params').notNullable();
    table.text('outcome').notNullable();
    table.integer('status').notNullable();
    table.integer('duration_ms').notNullable();
    table.integer('cost').notNullable();
    table.specificType('is_cached', 'smallint').notNullable();
    table.text('source').notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['member_id', 'tester', 'id'], 'tool_call_history');
  });
  await knex.schema.createTable('import_batch', (table) => {
    table.text('id').primary();
    table.text('kind').notNullable();
    // Null for a script.
    table.integer('member_id').references('member.id').onDelete('SET NULL');
    table.bigInteger('created_at').notNullable().index('import_batch_age');
  });
  await knex.schema.createTable('imported_video', (table) => {
    table.text('video_id').primary();
    table.integer('post_id').references('post.id').onDelete('CASCADE').index('imported_video_post');
    table
      .text('batch_id')
      .notNullable()
      .references('import_batch.id')
      .onDelete('CASCADE')
      .index('imported_video_batch');
  });
}

export async function down(knex: Knex): Promise<void> {
  const tables = [
    'imported_video',
    'import_batch',
    'tool_call',
    'upstream_answer',
    'upstream_quota',
  ];
  for (const table of tables) await knex.schema.dropTable(table);
}
