import { createHash } from 'node:crypto';
import type { Block } from '@contract/models/block';
import { linkKeysOf } from '@contract/rules/posts/link-key';
import { camel, statement, type Runner } from '../database/statement';
import { withoutHidden } from './hidden';

/** The stored hash of an address or of its key; its length is fixed. */
export function hashLink(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

const remove = statement.run<{ postId: number }>((knex, { postId }) =>
  knex('post_link').where('post_id', postId).delete(),
);

const insert = statement.run<{ postId: number; link: string }>((knex, { postId, link }) =>
  knex('post_link').insert({ post_id: postId, link }),
);

/** A post that shares a link. */
export interface SharingPostRow {
  id: number;
  title: string | null;
  userName: string;
  createdAt: number;
}

type Sought = { link: string; since: number; viewerId: number };

const latest = statement.maybeOne<Sought, SharingPostRow>((knex, { link, since, viewerId }) => {
  const query = knex('post_link')
    .join('post', 'post.id', 'post_link.post_id')
    .join('member', 'member.id', 'post.author_id')
    .where('post_link.link', link)
    .where('post.is_confirmed', knex.raw('1'))
    .whereNull('post.deleted_at')
    .where('post.published_at', '>', since)
    .orderBy([
      { column: 'post.published_at', order: 'desc' },
      { column: 'post.id', order: 'desc' },
    ])
    .limit(1)
    .select(camel('post.id', 'post.title', 'post.created_at'))
    .select(camel('member.user_name'));
  withoutHidden(query, viewerId);
  return query;
});

/** The rows of a post's links. */
export function postLinkRows(postId: number, blocks: readonly Block[]) {
  return linkKeysOf(blocks).map((key) => ({ post_id: postId, link: hashLink(key) }));
}

/** Stores the keys of a post's links and deletes the earlier ones. */
export async function noteLinks(
  tx: Runner,
  postId: number,
  blocks: readonly Block[],
): Promise<void> {
  await remove(tx, { postId });
  for (const { link } of postLinkRows(postId, blocks)) await insert(tx, { postId, link });
}

/**
 * The latest published post that shares a link by its key, after `since` (ms), unless it is hidden
 * from the viewer; null without one.
 */
export function findSharingPost(
  runner: Runner,
  key: string,
  { since, viewerId }: { since: number; viewerId: number },
): Promise<SharingPostRow | null> {
  return latest(runner, { link: hashLink(key), since, viewerId });
}
