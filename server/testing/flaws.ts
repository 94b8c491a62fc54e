import type { Knex } from 'knex';

/** Anything with the database of a site. */
interface Site {
  knex: Knex;
}

/** The number `n` that a statement returns. */
export async function readNumber({ knex }: Site, sql: string): Promise<number> {
  const result: unknown = await knex.raw(sql);
  const rows = (Array.isArray(result) ? result : (result as { rows: unknown[] }).rows) as {
    n: number;
  }[];
  return Number(rows[0]?.n);
}

/** Runs statements that each count something, as `n`. */
export async function readNumbers(
  site: Site,
  statements: Record<string, string>,
): Promise<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const [what, sql] of Object.entries(statements)) numbers[what] = await readNumber(site, sql);
  return numbers;
}

// The demo's counts include more than its rows; here they start equal to them.
const levelled = [
  'UPDATE post SET like_count = (SELECT count(*) FROM reaction WHERE post_id = post.id AND kind = 1)',
  'UPDATE post SET dislike_count = (SELECT count(*) FROM reaction WHERE post_id = post.id AND kind = -1)',
  'UPDATE comment SET like_count = (SELECT count(*) FROM comment_like WHERE comment_id = comment.id AND is_liked = 1)',
  'UPDATE sphere SET member_count = (SELECT count(*) FROM sphere_member WHERE sphere_id = sphere.id)',
];

/** Makes the demo's counts equal to their rows. */
export async function levelCounts({ knex }: Site): Promise<void> {
  for (const sql of levelled) await knex.raw(sql);
}

const sumOf = (amount: string) =>
  `(SELECT coalesce(sum(ledger.${amount}), 0) FROM ledger WHERE ledger.member_id = member.id)`;

/** Counts the members whose balances differ from the sum of their ledger rows, as `n`. */
export const UNBALANCED = `SELECT count(*) AS n FROM member
  WHERE water_drops <> ${sumOf('water_drops')} OR gems <> ${sumOf('gems')}
    OR water_drops < 0 OR gems < 0`;

const ofRows = (table: string, column: string, rows: string, condition = '1 = 1') =>
  `SELECT count(*) AS n FROM ${table} WHERE ${condition} AND ${column} <> (SELECT count(*) FROM ${rows})`;
const living = 'deleted_at IS NULL';

/** Statements that count the counts and balances that differ from their rows. */
export const countFlaws = {
  likes: ofRows('post', 'like_count', 'reaction WHERE post_id = post.id AND kind = 1', living),
  dislikes: ofRows(
    'post',
    'dislike_count',
    'reaction WHERE post_id = post.id AND kind = -1',
    living,
  ),
  comments: ofRows(
    'post',
    'comment_count',
    'comment WHERE post_id = post.id AND comment.deleted_at IS NULL',
    living,
  ),
  replies: ofRows(
    'comment',
    'reply_count',
    'comment AS reply WHERE reply.root_id = comment.id AND reply.id <> comment.id AND reply.deleted_at IS NULL',
  ),
  commentLikes: ofRows(
    'comment',
    'like_count',
    'comment_like WHERE comment_id = comment.id AND is_liked = 1',
    living,
  ),
  members: ofRows('sphere', 'member_count', 'sphere_member WHERE sphere_id = sphere.id'),
  balances: UNBALANCED,
};

/** These numbers if there is no flaw. */
export const noneOf = (statements: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.keys(statements).map((what) => [what, 0]));
