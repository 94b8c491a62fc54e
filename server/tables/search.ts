import type { Knex } from 'knex';
import { hasPosition, type SearchPhrase } from '@contract/rules/text/search';
import { isPostgres, statement, type Runner } from '../database/statement';

// The index of each engine. On SQLite a shown post's row number is its time of publishing, so that
// matches come in the feed's order and a page for a common word reads ten rows, not a hundred
// thousand; a pending post has minus its id. No two shown posts share a moment (see
// `uniquePublishedAt`). PostgreSQL's index has no order; there the row number is the post's id.

/** The position of a post in the index. */
export interface IndexPosition {
  postId: number;
  /** Row number on SQLite: see above. */
  place: number;
  /** Whether everybody can find it. */
  isShown: boolean;
}

/** The place of a post by its state. */
export function indexPositionOf(post: {
  id: number;
  isConfirmed: boolean;
  publishedAt: number | null;
}): IndexPosition {
  const isShown = post.isConfirmed && post.publishedAt !== null;
  return { postId: post.id, place: isShown ? (post.publishedAt ?? 0) : -post.id, isShown };
}

type IndexRow = { postId: number; place: number; words: string; vector: string };

/** Adds a row to the index. */
export const insertIndexRow = (knex: Knex, { postId, place, words, vector }: IndexRow): Knex.Raw =>
  isPostgres(knex)
    ? knex.raw('INSERT INTO post_search (post_id, tokens) VALUES (?, ?::tsvector)', [
        postId,
        vector,
      ])
    : knex.raw('INSERT INTO post_search (rowid, tokens) VALUES (?, ?)', [place, words]);

const insert = statement.run<IndexRow>(insertIndexRow);

/** Removes a post from the index. */
export const deleteTokens = statement.run<{ postId: number; place: number }>(
  (knex, { postId, place }) =>
    isPostgres(knex)
      ? knex.raw('DELETE FROM post_search WHERE post_id = ?', [postId])
      : knex.raw('DELETE FROM post_search WHERE rowid = ?', [place]),
);

const taken = statement.exists<{ publishedAt: number }>((knex, { publishedAt }) =>
  knex('post')
    .where('published_at', publishedAt)
    .where('is_confirmed', knex.raw('1'))
    .whereNull('deleted_at')
    .select('id'),
);

/** The index row of a post: its tokens in the form of each engine. */
export function indexRow(place: IndexPosition, tokens: readonly string[]): IndexRow {
  // Tokens are letters and digits, so the quotes need no escaping.
  const vector = tokens.map((token, at) =>
    hasPosition(token) ? `'${token}':${at + 1}` : `'${token}'`,
  );
  const { postId, place: number } = place;
  return { postId, place: number, words: tokens.join(' '), vector: vector.join(' ') };
}

/** Adds a post to the index. */
export async function insertTokens(
  tx: Runner,
  place: IndexPosition,
  tokens: string[],
): Promise<void> {
  await insert(tx, indexRow(place, tokens));
}

/** The first time from `wanted` (ms) on without a published post. */
export async function uniquePublishedAt(tx: Runner, wanted: number): Promise<number> {
  let publishedAt = wanted;
  while (await taken(tx, { publishedAt })) publishedAt += 1;
  return publishedAt;
}

/** Phrases in the query language of FTS5. */
function ftsQuery(phrases: readonly SearchPhrase[]): string {
  return phrases.map((tokens) => `"${tokens.join(' ')}"`).join(' AND ');
}

/** Phrases as a tsquery. */
function tsQuery(phrases: readonly SearchPhrase[]): string {
  return phrases
    .map((tokens) => `(${tokens.map((token) => `'${token}'`).join(' <-> ')})`)
    .join(' & ');
}

/** The argument of a search on either engine; null if nothing can match. */
export function searchExpression(
  engine: 'sqlite' | 'postgres',
  phrases: readonly SearchPhrase[],
): string | null {
  if (phrases.length === 0) return null;
  return engine === 'postgres' ? tsQuery(phrases) : ftsQuery(phrases);
}
