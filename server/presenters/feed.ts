import type { Pagination } from '@contract/models/paging';
import type { PostRow } from '../tables/post';
import { DISLIKE, LIKE } from '../tables/reaction';
import { presentPost } from './post';

/** A post's JSON with a gap where the viewer's flags go. */
export interface PostText {
  id: number;
  before: string;
  after: string;
}

const NO_FLAGS = '"isLiked":false,"isDisliked":false';

/** Serialises a post once for all viewers. */
export function postText(row: PostRow, now: number): PostText {
  const json = JSON.stringify(presentPost({ ...row, reaction: null }, now));
  // The text cannot stand inside a value: quotes in values are escaped.
  const at = json.indexOf(NO_FLAGS);
  return { id: row.id, before: json.slice(0, at), after: json.slice(at + NO_FLAGS.length) };
}

/** The JSON of one post for a viewer whose reaction to it is `kind`. */
export function fillFlags({ before, after }: PostText, kind: number | undefined): string {
  return `${before}"isLiked":${kind === LIKE},"isDisliked":${kind === DISLIKE}${after}`;
}

/** The success body of a feed page made of posts that are JSON already. */
export function feedBody(posts: readonly string[], pagination: Pagination): string {
  const list = `{"posts":[${posts.join(',')}],"pagination":${JSON.stringify(pagination)}}`;
  return `{"success":true,"data":${list}}`;
}
