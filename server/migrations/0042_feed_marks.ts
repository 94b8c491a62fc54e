import type { Knex } from 'knex';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// The number of posts between two places of each list, so that a distant page is found without
// counting all posts before it. Only a job writes `feed_mark`; changes of posts add to
// `feed_change` by a trigger, and the two together are always exact.

// A post's place in each order as one number, greatest first: pinned, newest, most liked, most
// discussed.
const places = (row: string) => [
  `SELECT 1 AS sort, ${row}.is_pinned * 1125899906842624 + coalesce(${row}.published_at, 0) AS place`,
  `SELECT 2 AS sort, coalesce(${row}.published_at, 0) AS place`,
  `SELECT 3 AS sort, ${row}.like_count * 2147483648 + ${row}.id AS place`,
  `SELECT 4 AS sort, ${row}.comment_count * 2147483648 + ${row}.id AS place`,
];

const isShown = (row: string) => `${row}.is_confirmed = 1 AND ${row}.deleted_at IS NULL`;
const filtersOf = (row: string) =>
  `coalesce(${row}.sphere_id, 0) AS sphere_id, coalesce(${row}.timing, '') AS timing,
   coalesce(${row}.content_category, '') AS content_category`;

const changesOf = (row: string, posts: number, from = '') =>
  places(row).map(
    (place) => `${place}, ${filtersOf(row)}, ${posts} AS posts ${from} WHERE ${isShown(row)}`,
  );

const COLUMNS = 'sort, place, sphere_id, timing, content_category';

const insert = (changes: readonly string[]) =>
  `INSERT INTO feed_change (${COLUMNS}, posts)
   SELECT ${COLUMNS}, sum(posts) FROM (${changes.join(' UNION ALL ')}) AS change
   GROUP BY ${COLUMNS} HAVING sum(posts) <> 0;`;

const old = changesOf('OLD', -1);
const fresh = changesOf('NEW', 1);

const watched = [
  ...['is_confirmed', 'deleted_at', 'published_at', 'is_pinned', 'like_count', 'comment_count'],
  ...['sphere_id', 'timing', 'content_category'],
];
const differs = (different: string) =>
  watched.map((column) => `OLD.${column} ${different} NEW.${column}`).join(' OR ');

async function watchSqlite(knex: Knex): Promise<void> {
  const body = (changes: readonly string[]) => `BEGIN ${insert(changes)} END`;
  await knex.raw(`CREATE TRIGGER post_comes AFTER INSERT ON post ${body(fresh)}`);
  await knex.raw(`CREATE TRIGGER post_goes AFTER DELETE ON post ${body(old)}`);
  await knex.raw(
    `CREATE TRIGGER post_moves AFTER UPDATE OF ${watched.join(', ')} ON post
     WHEN ${differs('IS NOT')} ${body([...old, ...fresh])}`,
  );
}

// Inserts and deletions are counted per statement, which an import of thousands needs; moves are
// noted row by row, because a statement's trigger cannot be limited to some columns.
async function watchPostgres(knex: Knex): Promise<void> {
  const each = {
    comes: {
      on: 'INSERT ON post REFERENCING NEW TABLE AS come FOR EACH STATEMENT',
      changes: changesOf('come', 1, 'FROM come'),
    },
    goes: {
      on: 'DELETE ON post REFERENCING OLD TABLE AS gone FOR EACH STATEMENT',
      changes: changesOf('gone', -1, 'FROM gone'),
    },
    moves: {
      on: `UPDATE OF ${watched.join(', ')} ON post
        FOR EACH ROW WHEN (${differs('IS DISTINCT FROM')})`,
      changes: [...old, ...fresh],
    },
  };
  for (const [name, { on, changes }] of Object.entries(each)) {
    await knex.raw(
      `CREATE FUNCTION note_post_${name}() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN ${insert(changes)} RETURN NULL; END $$`,
    );
    await knex.raw(`CREATE TRIGGER post_${name} AFTER ${on} EXECUTE FUNCTION note_post_${name}()`);
  }
}

const choice = (name: string) => `(SELECT 0 AS by_${name} UNION ALL SELECT 1) AS choice_of_${name}`;

// Each post counts in eight lists of each order: all posts, and each combination of its filters.
// Pinned posts lead only the list of all.
const countAll = (place: string) =>
  `INSERT INTO feed_mark (sort, sphere_id, timing, content_category, place, posts)
   SELECT sort, CASE WHEN by_sphere = 1 THEN sphere_id ELSE 0 END,
     CASE WHEN by_timing = 1 THEN timing ELSE '' END,
     CASE WHEN by_content = 1 THEN content_category ELSE '' END,
     9223372036854775807, sum(posts)
   FROM (
     SELECT sort, sphere_id, timing, content_category, count(*) AS posts
     FROM (${place}, ${filtersOf('post')} FROM post WHERE ${isShown('post')}) AS shown
     GROUP BY sort, sphere_id, timing, content_category
   ) AS counted
   CROSS JOIN ${choice('sphere')} CROSS JOIN ${choice('timing')} CROSS JOIN ${choice('content')}
   WHERE (by_sphere = 0 OR sphere_id <> 0) AND (by_timing = 0 OR timing <> '')
     AND (by_content = 0 OR content_category <> '')
     AND (sort <> 1 OR by_sphere + by_timing + by_content = 0)
   GROUP BY 1, 2, 3, 4`;

// To find an id after a count, SQLite scans all posts with that count: most posts have no like. As
// one number it finds both.
async function indexCounts(knex: Knex, columns: (count: string) => string): Promise<void> {
  const counts = { post_popular: 'like_count', post_discussed: 'comment_count' };
  for (const [name, count] of Object.entries(counts)) {
    await knex.raw(`DROP INDEX ${name}`);
    await knex.raw(
      `CREATE INDEX ${name} ON post (${columns(count)})
       WHERE is_confirmed = 1 AND deleted_at IS NULL`,
    );
  }
}

/** Makes both tables and their triggers, and counts all posts. Migration 0053 removes them. */
export async function makeMarks(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw('SET LOCAL statement_timeout = 0');
  await knex.schema.createTable('feed_mark', (table) => {
    table.specificType('sort', 'smallint').notNullable();
    // 0 and '' if the list is not filtered.
    table.integer('sphere_id').notNullable();
    table.text('timing').notNullable();
    table.text('content_category').notNullable();
    // The first counted place; the next mark's place follows the last.
    table.bigInteger('place').notNullable();
    table.integer('posts').notNullable();
    table.primary(['sort', 'sphere_id', 'timing', 'content_category', 'place']);
    table.index(['sort', 'place'], 'feed_mark_place');
  });
  await knex.schema.createTable('feed_change', (table) => {
    table.bigIncrements('id');
    table.specificType('sort', 'smallint').notNullable();
    table.bigInteger('place').notNullable();
    table.integer('sphere_id').notNullable();
    table.text('timing').notNullable();
    table.text('content_category').notNullable();
    table.integer('posts').notNullable();
  });
  // First, because it keeps other processes from writing posts until all are counted.
  await (isPostgres(knex) ? watchPostgres(knex) : watchSqlite(knex));
  for (const [at, place] of places('post').entries()) {
    await knex.raw(countAll(place));
    // An order without posts needs its first mark too.
    await knex.raw(
      `INSERT INTO feed_mark (sort, sphere_id, timing, content_category, place, posts)
       VALUES (${at + 1}, 0, '', '', 9223372036854775807, 0) ON CONFLICT DO NOTHING`,
    );
  }
}

/** Drops both tables and their triggers. */
export async function dropMarks(knex: Knex): Promise<void> {
  for (const name of ['comes', 'goes', 'moves']) {
    if (isPostgres(knex)) {
      await knex.raw(`DROP TRIGGER post_${name} ON post`);
      await knex.raw(`DROP FUNCTION note_post_${name}()`);
    } else await knex.raw(`DROP TRIGGER post_${name}`);
  }
  for (const table of ['feed_change', 'feed_mark']) await knex.schema.dropTable(table);
}

export async function up(knex: Knex): Promise<void> {
  if (!isPostgres(knex)) await indexCounts(knex, (count) => `${count} * 2147483648 + id`);
  await makeMarks(knex);
}

export async function down(knex: Knex): Promise<void> {
  await dropMarks(knex);
  if (!isPostgres(knex)) await indexCounts(knex, (count) => `${count}, id`);
}
