import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

const KEY = 'sort, sphere_id, timing, content_category, place';

// A distant page reads some hundred marks of one list. SQLite stored them in order of insertion,
// after a while each on its own page: half a millisecond for five hundred. As rows of their key
// they are adjacent. PostgreSQL has no such tables, and its larger cache does not need them.
async function rebuild(knex: Knex, name: string, options: string): Promise<void> {
  await knex.raw(
    `CREATE TABLE ${name} (
       sort smallint NOT NULL, sphere_id integer NOT NULL, timing text NOT NULL,
       content_category text NOT NULL, place bigint NOT NULL, posts integer NOT NULL,
       PRIMARY KEY (${KEY})
     ) ${options}`,
  );
  await knex.raw(
    `INSERT INTO ${name} (${KEY}, posts) SELECT ${KEY}, posts FROM feed_mark ORDER BY ${KEY}`,
  );
  await knex.raw('DROP TABLE feed_mark');
  await knex.raw(`ALTER TABLE ${name} RENAME TO feed_mark`);
  await knex.raw('CREATE INDEX feed_mark_place ON feed_mark (sort, place)');
}

export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) await rebuild(knex, 'feed_mark_by_list', 'WITHOUT ROWID');
}

export async function down(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) await rebuild(knex, 'feed_mark_by_row', '');
}
