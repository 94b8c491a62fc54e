import type { Pagination } from '@contract/models/paging';
import type { Marks } from '../tables/feed';
import type { PostRow } from '../tables/post';
import { DISLIKE, LIKE } from '../tables/reaction';
import { presentPost } from './post';

/** A post's JSON as bytes, with a gap for the viewer's flags. */
export interface PostBytes {
  id: number;
  before: Buffer;
  after: Buffer;
}

const flags = (reaction: number, isSaved: boolean) =>
  `"isLiked":${reaction === LIKE},"isDisliked":${reaction === DISLIKE},"isSaved":${isSaved}`;

const NO_FLAGS = flags(0, false);
const bytesOf = (isSaved: boolean) =>
  new Map([0, LIKE, DISLIKE].map((kind) => [kind, Buffer.from(flags(kind, isSaved))]));
const flagBytes = { saved: bytesOf(true), open: bytesOf(false) };
const noFlagBytes = Buffer.from(NO_FLAGS);
const COMMA = Buffer.from(',');
const HEAD = Buffer.from('{"success":true,"data":{"posts":[');

/** Serialises a post once for all viewers. */
export function postBytes(row: PostRow, now: number): PostBytes {
  const json = JSON.stringify(presentPost({ ...row, reaction: null, isSaved: false }, now));
  // The text cannot occur inside a value: quotes in values are escaped.
  const at = json.indexOf(NO_FLAGS);
  return {
    id: row.id,
    before: Buffer.from(json.slice(0, at)),
    after: Buffer.from(json.slice(at + NO_FLAGS.length)),
  };
}

/**
 * The success body of a feed page of serialised posts.
 * @param leading posts to put before them, as JSON
 * @param marks the viewer's on these posts
 */
export function feedBytes(
  leading: readonly string[],
  posts: readonly PostBytes[],
  { reactions, saved }: Pick<Marks, 'reactions' | 'saved'>,
  pagination: Pagination,
): Buffer {
  const parts: Uint8Array[] = [HEAD];
  for (const json of leading) parts.push(Buffer.from(json), COMMA);
  for (const { id, before, after } of posts) {
    const known = saved.has(id) ? flagBytes.saved : flagBytes.open;
    parts.push(before, known.get(reactions.get(id) ?? 0) ?? noFlagBytes, after, COMMA);
  }
  if (parts.length > 1) parts.pop();
  parts.push(Buffer.from(`],"pagination":${JSON.stringify(pagination)}}}`));
  return Buffer.concat(parts);
}
