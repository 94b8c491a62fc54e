import { searchTokens, suggestedWords, type SearchedPost } from '@contract/rules/posts/post-search';
import { blocksOf } from '../presenters/post';
import type { Runner } from '../database/statement';
import { findPost, listPostIdsByAuthor, lockPost, type PostRow } from '../tables/post';
import { deleteTokens, insertTokens, indexPositionOf } from '../tables/search';
import { listPostIdsIn } from '../tables/sphere-administration';
import { deleteWords, insertWords } from '../tables/search-words';

/** The columns that a search reads. */
type SearchedColumns = Pick<
  PostRow,
  'title' | 'blocks' | 'userName' | 'sphereName' | 'timing' | 'content'
>;

/** The searchable parts of a post: its names, its categories and its blocks. */
export function searchedPost(row: SearchedColumns): SearchedPost {
  return { ...row, authorName: row.userName, blocks: blocksOf(row) };
}

/**
 * Takes a post out of the search index; call it before a change of the fields that decide its
 * place.
 */
export async function unindexPost(tx: Runner, row: PostRow): Promise<void> {
  await deleteTokens(tx, indexPositionOf(row));
  await deleteWords(tx, { postId: row.id });
}

async function insertPost(tx: Runner, row: PostRow): Promise<void> {
  const post = searchedPost(row);
  const position = indexPositionOf(row);
  await insertTokens(tx, position, searchTokens(post));
  if (position.isShown) await insertWords(tx, row.id, suggestedWords(post));
}

/** Puts a post into the search index as it is now. @returns its row */
export async function indexPost(tx: Runner, id: number, viewerId: number): Promise<PostRow> {
  const row = await findPost(tx, { id, viewerId });
  if (!row) throw new Error(`Post ${id} is not there to be indexed`);
  await insertPost(tx, row);
  return row;
}

/** Locks posts against other changes until this transaction ends. @returns their ids */
async function lockPosts(tx: Runner, posts: readonly number[]): Promise<number[]> {
  const ids = posts.toSorted((a, b) => a - b);
  for (const id of ids) await lockPost(tx, id, 0);
  return ids;
}

/** Locks all posts of a member. @returns their ids */
export const lockPostsOf = async (tx: Runner, authorId: number): Promise<number[]> =>
  lockPosts(tx, await listPostIdsByAuthor(tx, { authorId }));

/** Locks all posts in a sphere. @returns their ids */
export const lockPostsIn = async (tx: Runner, sphereId: number): Promise<number[]> =>
  lockPosts(tx, await listPostIdsIn(tx, { sphereId }));

/** Indexes posts again after a change of their author's or their sphere's name. */
export async function reindexPosts(tx: Runner, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    const row = await findPost(tx, { id, viewerId: 0 });
    if (!row) continue;
    await unindexPost(tx, row);
    await insertPost(tx, row);
  }
}
