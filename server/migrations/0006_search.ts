import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// One row per post, keyed by the post's id, with the tokens of contract/rules/text/search. We make the
// tokens, so that both engines index the same ones and store no second copy of the text.
export async function up(knex: Knex): Promise<void> {
  if (isPostgres(knex)) {
    await knex.schema.createTable('post_search', (table) => {
      table.integer('post_id').primary().references('post.id').onDelete('CASCADE');
      table.specificType('tokens', 'tsvector').notNullable();
    });
    await knex.raw('CREATE INDEX post_search_tokens ON post_search USING gin (tokens)');
    return;
  }
  await knex.raw(`
    CREATE VIRTUAL TABLE post_search USING fts5 (
      tokens, content = '', contentless_delete = 1, prefix = '1',
      tokenize = 'unicode61 remove_diacritics 0'
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('post_search');
}
