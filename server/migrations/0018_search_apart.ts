import type { Knex } from 'knex';
import type { Block } from '@contract/models/block';
import type { ContentCategory, Timing } from '@contract/models/category';
import { searchTokens, suggestedWords, type SearchedPost } from '@contract/rules/posts/post-search';
import { foldText, hasPosition } from '@contract/rules/text/search';

// A search finds words that are written together or apart, and the names of categories and
// channels; it suggests words of posts by their initial consonants. All posts are indexed again;
// the way back uses the earlier tokens.

const BATCH = 200;

const isPostgres = (knex: Knex) => (knex.client as { dialect: string }).dialect === 'postgresql';

interface PostRow {
  id: number;
  title: string | null;
  blocks: string;
  timing: string | null;
  content_category: string | null;
  is_confirmed: number;
  published_at: number | string | null;
  user_name: string;
  sphere_name: string | null;
}

const searched = (row: PostRow): SearchedPost => ({
  title: row.title,
  authorName: row.user_name,
  sphereName: row.sphere_name,
  timing: row.timing as Timing | null,
  content: row.content_category as ContentCategory | null,
  blocks: JSON.parse(row.blocks) as Block[],
});

const isShown = (row: PostRow) => row.is_confirmed === 1 && row.published_at !== null;

/** A post's index entries: its tokens, and whether the position of one counts. */
type TokensOf = (post: SearchedPost) => { token: string; hasPosition: boolean }[];

const tokensOf: TokensOf = (post) =>
  searchTokens(post).map((token) => ({ token, hasPosition: hasPosition(token) }));

/** The earlier tokens: the pairs of each word and its last letter, all of them in order. */
const earlierTokensOf: TokensOf = ({ title, authorName, sphereName, blocks }) => {
  const texts = blocks.flatMap((block) => {
    if (block.type === 'text') return [block.content];
    if (block.type === 'link') return [block.title, block.description, block.siteName];
    return [block.caption];
  });
  const counts = new Map<string, number>();
  return [title ?? '', authorName, sphereName ?? '', ...texts]
    .flatMap((text, at) => [
      ...(at > 0 ? ['\uE000'] : []),
      ...(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) => {
        const letters = [...word];
        return letters.map((letter, position) => `${letter}${letters[position + 1] ?? ''}`);
      }),
    ])
    .slice(0, 16_000)
    .map((token) => {
      const count = (counts.get(token) ?? 0) + 1;
      counts.set(token, count);
      return { token: count > 255 ? '\uE000' : token, hasPosition: true };
    });
};

async function insertTokens(knex: Knex, row: PostRow, tokens: ReturnType<TokensOf>): Promise<void> {
  if (isPostgres(knex)) {
    const vector = tokens.map(({ token, hasPosition: counts }, at) =>
      counts ? `'${token}':${at + 1}` : `'${token}'`,
    );
    const sql = 'INSERT INTO post_search (post_id, tokens) VALUES (?, ?::tsvector)';
    await knex.raw(sql, [row.id, vector.join(' ')]);
    return;
  }
  // The row number is the moment of publishing; see tables/search.
  const place = isShown(row) ? Number(row.published_at) : -row.id;
  const words = tokens.map(({ token }) => token).join(' ');
  await knex.raw('INSERT INTO post_search (rowid, tokens) VALUES (?, ?)', [place, words]);
}

async function forEachPost(knex: Knex, act: (row: PostRow) => Promise<void>): Promise<void> {
  for (let last = 0; ;) {
    const posts = await knex('post')
      .join('member', 'member.id', 'post.author_id')
      .leftJoin('sphere', 'sphere.id', 'post.sphere_id')
      .where('post.id', '>', last)
      .whereNull('post.deleted_at')
      .orderBy('post.id')
      .limit(BATCH)
      .select<PostRow[]>([
        ...['post.id', 'post.title', 'post.blocks', 'post.timing', 'post.content_category'],
        ...['post.is_confirmed', 'post.published_at', 'member.user_name'],
        'sphere.name as sphere_name',
      ]);
    for (const post of posts) await act(post);
    if (posts.length < BATCH) return;
    last = posts.at(-1)?.id ?? last;
  }
}

/** Empties the index. @param options of SQLite's table, in addition to the fixed ones */
async function emptyIndex(knex: Knex, options = ''): Promise<void> {
  if (isPostgres(knex)) {
    await knex.raw('DELETE FROM post_search');
    return;
  }
  await knex.schema.dropTable('post_search');
  await knex.raw(`
    CREATE VIRTUAL TABLE post_search USING fts5 (
      tokens, content = '', contentless_delete = 1, ${options}
      tokenize = 'unicode61 remove_diacritics 0'
    )`);
}

export async function up(knex: Knex): Promise<void> {
  // Compared by code points on both engines.
  const text = isPostgres(knex) ? 'text COLLATE "C"' : 'text';
  await knex.schema.createTable('search_word', (table) => {
    table.integer('post_id').notNullable().references('post.id').onDelete('CASCADE');
    table.specificType('initials', text).notNullable();
    table.specificType('words', text).notNullable();
    table.primary(['post_id', 'words']);
    table.index(['initials', 'words']);
  });
  await emptyIndex(knex);
  await forEachPost(knex, async (row) => {
    const post = searched(row);
    await insertTokens(knex, row, tokensOf(post));
    const words = isShown(row) ? suggestedWords(post) : [];
    const rows = words.map((one) => ({ post_id: row.id, ...one }));
    if (rows.length > 0) await knex.batchInsert('search_word', rows, 100);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('search_word');
  await emptyIndex(knex, "prefix = '1',");
  await forEachPost(knex, (row) => insertTokens(knex, row, earlierTokensOf(searched(row))));
}
