import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { compareKeysDescending } from '@contract/rules/site/cursor';
import { isHiddenFrom } from '../db/hidden';
import { pageOf } from '../db/paging';
import { posts, type PostRow } from '../db/posts';
import { presentPost } from '../presenters/post';

interface Query {
  limit: number;
  cursor?: number[] | undefined;
}

/** A post and the time when it entered a list. */
export interface Listed {
  post: PostRow;
  at: number;
}

/** The posts of some records, if the viewer may read them. */
export function readableOnes(
  records: readonly { postId: number; createdAt: number }[],
  actor: Actor,
): Listed[] {
  return records.flatMap(({ postId, createdAt }) => {
    const post = posts.find(postId);
    return post && can(actor, 'post.read', post) ? [{ post, at: createdAt }] : [];
  });
}

/** Leaves out posts that are hidden from the viewer. */
export function wantedOnes(listed: Listed[], actor: Actor): Listed[] {
  return actor ? listed.filter(({ post }) => !isHiddenFrom(post, actor.id)) : listed;
}

/** A page of any records, latest first. */
export function latestFirst<T>(rows: readonly T[], query: Query, keysOf: (row: T) => number[]) {
  return pageOf(rows, { page: 1, ...query }, { length: 2, keysOf, compare: compareKeysDescending });
}

/** A page of posts, the latest in the list first. */
export function postPage(listed: Listed[], query: Query, actor: Actor, now: number) {
  const { rows, pagination } = latestFirst(listed, query, ({ at, post }) => [at, post.id]);
  const shown = rows.map(({ post }) => presentPost(post, actor, now));
  return { success: true as const, posts: shown, pagination };
}
