import { searchTokens } from '@contract/rules/blocks';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../statement';
import { findPost, listPostIdsByAuthor, lockPost, type PostRow } from '../tables/post';
import { deleteTokens, insertTokens, placeOf } from '../tables/search';

const stateOf = (row: PostRow) =>
  placeOf({ id: row.id, isConfirmed: row.is_confirmed, publishedAt: row.published_at });

/** What a post is found by: its title, its blocks, its author's name and its sphere's. */
export function tokensOf(row: Pick<PostRow, 'title' | 'blocks' | 'user_name' | 'sphere_name'>) {
  const { title, user_name: authorName, sphere_name: sphereName } = row;
  return searchTokens({ title, authorName, sphereName, blocks: blocksOf(row) });
}

/** Takes a post out of the search index; call it before what places the post changes. */
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

/** Indexes all posts of a member anew, after a change of name. */
export async function reindexAuthor(tx: Runner, authorId: number): Promise<void> {
  for (const id of await listPostIdsByAuthor(tx, authorId)) {
    const row = await lockPost(tx, id, 0);
    if (!row) continue;
    await unindexPost(tx, row);
    await insertTokens(tx, stateOf(row), tokensOf(row));
  }
}
