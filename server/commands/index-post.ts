import { searchTokens } from '@contract/rules/blocks';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../database/statement';
import { findPost, listPostIdsByAuthor, lockPost, type PostRow } from '../tables/post';
import { deleteTokens, insertTokens, indexPositionOf } from '../tables/search';

const stateOf = (row: PostRow) =>
  indexPositionOf({ id: row.id, isConfirmed: row.is_confirmed, publishedAt: row.published_at });

/** The searchable texts of a post: its title, its blocks, the names of its author and sphere. */
export function tokensOf(row: Pick<PostRow, 'title' | 'blocks' | 'user_name' | 'sphere_name'>) {
  const { title, user_name: authorName, sphere_name: sphereName } = row;
  return searchTokens({ title, authorName, sphereName, blocks: blocksOf(row) });
}

/**
 * Takes a post out of the search index; call it before a change of the fields that decide its
 * place.
 */
export async function unindexPost(tx: Runner, row: PostRow): Promise<void> {
  await deleteTokens(tx, stateOf(row));
}

/** Puts a post into the search index as it is now. @returns its row */
export async function indexPost(tx: Runner, id: number, viewerId: number): Promise<PostRow> {
  const row = await findPost(tx, id, viewerId);
  if (!row) throw new Error(`Post ${id} is not there to be indexed`);
  await insertTokens(tx, stateOf(row), tokensOf(row));
  return row;
}

/** Locks all posts of a member, so that nobody else changes one before this transaction ends. @returns their ids */
export async function lockPostsOf(tx: Runner, authorId: number): Promise<number[]> {
  const ids = (await listPostIdsByAuthor(tx, authorId)).sort((a, b) => a - b);
  for (const id of ids) await lockPost(tx, id, 0);
  return ids;
}

/** Indexes a member's posts again after a change of name. */
export async function reindexPosts(tx: Runner, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const row = await findPost(tx, id, 0);
    if (!row) continue;
    await unindexPost(tx, row);
    await insertTokens(tx, stateOf(row), tokensOf(row));
  }
}
