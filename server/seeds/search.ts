import type { Knex } from 'knex';
import { fixtures } from '@contract/fixtures';
import type { ContentCategory, Timing } from '@contract/rules/posts/categories';
import { searchTokens, suggestedWords } from '@contract/rules/posts/post-search';
import { searchedPost } from '../commands/index-post';
import { indexRow, indexPositionOf, insertIndexRow } from '../tables/search';
import type { Row } from './rows';

const nameOf = (list: readonly { id: number; name: string }[], id: unknown) =>
  list.find((one) => one.id === id)?.name ?? '';

/** Fills the search index for newly seeded posts. */
export async function insertSearch(tx: Knex, posts: readonly Row[]): Promise<void> {
  const authors = fixtures.members.map(({ id, userName }) => ({ id, name: userName }));
  for (const post of posts) {
    const searched = searchedPost({
      title: post.title as string | null,
      blocks: String(post.blocks),
      userName: nameOf(authors, post.author_id),
      sphereName: nameOf(fixtures.spheres, post.sphere_id),
      timing: post.timing as Timing | null,
      content: post.content_category as ContentCategory | null,
    });
    const place = indexPositionOf({
      id: Number(post.id),
      isConfirmed: post.is_confirmed === 1,
      publishedAt: post.published_at === null ? null : Number(post.published_at),
    });
    await insertIndexRow(tx, indexRow(place, searchTokens(searched)));
    const words = place.isShown ? suggestedWords(searched) : [];
    await tx.batchInsert(
      'search_word',
      words.map((one) => ({ post_id: post.id, ...one })),
      100,
    );
  }
}
