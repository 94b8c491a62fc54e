import type { InitialWords, WordCount } from '@contract/rules/text/initials';
import { SUGGESTIONS_READ } from '@contract/rules/text/initials';
import { isPostgres, statement, type Runner } from '../database/statement';

// The words of shown posts by their initial consonants, so that an index finds suggestions.

/** Removes a post's words from the suggestions. */
export const deleteWords = statement.run<{ postId: number }>((knex, { postId }) =>
  knex('search_word').where('post_id', postId).delete(),
);

// All rows in one statement: a title has many words.
const insert = statement.run<{ postId: number; rows: string }>((knex, { postId, rows }) =>
  isPostgres(knex)
    ? knex.raw(
        `INSERT INTO search_word (post_id, initials, words)
         SELECT ?::integer, line ->> 0, line ->> 1 FROM json_array_elements(?::json) AS line`,
        [postId, rows],
      )
    : knex.raw(
        `INSERT INTO search_word (post_id, initials, words)
         SELECT ?, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)`,
        [postId, rows],
      ),
);

/** The last of all characters, so it sorts after every letter of initials. */
const LAST = '\u{10FFFF}';

const begun = statement.all<
  { from: string; to: string },
  { words: string; posts: number | string }
>((knex, { from, to }) =>
  knex('search_word')
    .where('initials', '>=', from)
    .where('initials', '<', to)
    .groupBy('words')
    .orderByRaw('count(*) DESC, words')
    .limit(SUGGESTIONS_READ)
    .select('words', knex.raw('count(*) AS posts')),
);

/** Adds a post's words to the suggestions. */
export async function insertWords(
  tx: Runner,
  postId: number,
  words: readonly InitialWords[],
): Promise<void> {
  const rows = JSON.stringify(words.map((one) => [one.initials, one.words]));
  await insert(tx, { postId, rows });
}

/** The most frequent words whose initials begin with some consonants. */
export async function listWords(runner: Runner, initials: string): Promise<WordCount[]> {
  const rows = await begun(runner, { from: initials, to: initials + LAST });
  return rows.map(({ words, posts }) => ({ words, posts: Number(posts) }));
}
