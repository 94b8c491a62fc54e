import type { Knex } from 'knex';
import { dropMarks, makeMarks } from './0042_feed_marks';
import { up as keepByList } from './0045_feed_marks_by_list';

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

// Page numbers end at the 10,000th post, so no page needs the counts of the posts before it. It
// skips posts on an index alone, which therefore also holds the columns of a second filter and of
// what a viewer hides.

const SHOWN = 'is_confirmed = 1 AND deleted_at IS NULL';

/** Each list's index, its columns so far, the added ones and its rows. */
function lists(knex: Knex): [string, string, string, string][] {
  // SQLite cannot find an id after a count: there the two are one number, as in migration 0042.
  const by = (count: string) =>
    `${isPostgres(knex) ? `${count},` : `${count} * 2147483648 +`} id, timing, content_category`;
  const of = (column: string) => `${column} IS NOT NULL AND ${SHOWN}`;
  const newest = 'published_at, id';
  return [
    ['post_feed', `is_pinned, ${newest}`, 'author_id', SHOWN],
    ['post_timing', `timing, ${newest}`, 'content_category, author_id', of('timing')],
    ['post_content', `content_category, ${newest}`, 'author_id', of('content_category')],
    ['post_sphere', `sphere_id, ${newest}`, 'timing, content_category, author_id', of('sphere_id')],
    ['post_popular', by('like_count'), 'author_id', SHOWN],
    ['post_discussed', by('comment_count'), 'author_id', SHOWN],
    ['post_sphere_popular', `sphere_id, ${by('like_count')}`, 'author_id', of('sphere_id')],
    ['post_sphere_discussed', `sphere_id, ${by('comment_count')}`, 'author_id', of('sphere_id')],
  ];
}

async function index(knex: Knex, isAdding: boolean): Promise<void> {
  if (isPostgres(knex)) await knex.raw('SET LOCAL statement_timeout = 0');
  for (const [name, columns, added, rows] of lists(knex)) {
    const all = isAdding ? `${columns}, ${added}` : columns;
    await knex.raw(`DROP INDEX ${name}`);
    await knex.raw(`CREATE INDEX ${name} ON post (${all}) WHERE ${rows}`);
  }
}

export async function up(knex: Knex): Promise<void> {
  await dropMarks(knex);
  await index(knex, true);
}

export async function down(knex: Knex): Promise<void> {
  await index(knex, false);
  await makeMarks(knex);
  await keepByList(knex);
}
