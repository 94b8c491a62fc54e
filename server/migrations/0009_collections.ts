import type { Knex } from 'knex';

// Posts that a member saved or hid. Each pair is unique, so that pressing twice, or two presses at
// once, have the same result. The second index of a table is the order of its list.
const marks = ['saved_post', 'hidden_post'] as const;

const ofMember = (table: Knex.CreateTableBuilder) => {
  table.integer('member_id').notNullable().references('member.id').onDelete('CASCADE');
  table.bigInteger('created_at').notNullable();
};

export async function up(knex: Knex): Promise<void> {
  for (const name of marks) {
    await knex.schema.createTable(name, (table) => {
      ofMember(table);
      table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
      table.primary(['member_id', 'post_id']);
      table.index(['member_id', 'created_at', 'post_id']);
    });
  }
  await knex.schema.createTable('block', (table) => {
    ofMember(table);
    table.integer('blocked_id').notNullable().references('member.id').onDelete('CASCADE');
    table.primary(['member_id', 'blocked_id']);
  });
  await knex.schema.createTable('favorite_video', (table) => {
    ofMember(table);
    table.text('video_id').notNullable();
    // As in `post_link`: the posts that share it.
    table.text('link').notNullable();
    table.primary(['member_id', 'video_id']);
    table.index(['member_id', 'created_at', 'video_id']);
  });
  await knex.schema.createTable('report', (table) => {
    table.increments('id');
    ofMember(table);
    table.text('target_type').notNullable();
    table.integer('target_id').notNullable();
    // The post itself, or the post of the comment.
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.integer('author_id').notNullable().references('member.id').onDelete('CASCADE');
    table.text('reason').notNullable();
    table.text('note').notNullable();
    // The reported text at the time of the report.
    table.text('excerpt').notNullable();
    table.unique(['member_id', 'target_type', 'target_id']);
    table.index(['created_at', 'id']);
  });
  // Whether the member hid, blocked or reported anything: a member who did not, which is nearly
  // everybody, reads the feed from its cached pages.
  await knex.raw('ALTER TABLE member ADD COLUMN has_exclusions smallint NOT NULL DEFAULT 0');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE member DROP COLUMN has_exclusions');
  for (const table of ['report', 'favorite_video', 'block', ...marks]) {
    await knex.schema.dropTable(table);
  }
}
