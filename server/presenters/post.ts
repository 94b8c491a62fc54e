import type { Block } from '@contract/models/block';
import type { Post } from '@contract/models/post';
import { linkImage } from '@contract/rules/posts/link-preview';
import * as present from '@contract/presenters/post';
import type { PostRow } from '../tables/post';
import { reactionOf } from '../tables/reaction';

// A picture of this site, for example in the demo's posts.
const OWN = /^\/(?![/\\])/;

// A post that is older than the rule may hold a picture that readers' browsers must not fetch.
const shownBlock = (block: Block): Block =>
  block.type === 'link' && block.image && !OWN.test(block.image)
    ? { ...block, image: linkImage(block.image) }
    : block;

/** The blocks of a row; they were checked before they were stored. */
export const blocksOf = (row: { blocks: string }) =>
  (JSON.parse(row.blocks) as Block[]).map(shownBlock);

/** A post's row in the presenters' form. */
export function postRecord(row: PostRow): present.PostRecord {
  const { authorId, userName, profileImage, bio, sphereId, sphereName, sphereIcon } = row;
  return {
    ...row,
    author: { id: authorId, userName, profileImage, bio },
    sphere:
      sphereId === null ? null : { id: sphereId, name: sphereName ?? '', icon: sphereIcon ?? '' },
    blocks: blocksOf(row),
    reaction: reactionOf(row.reaction ?? null),
    isSaved: row.isSaved ?? false,
  };
}

/** A post in an answer, with the viewer's flags of its row; `now` in ms. */
export const presentPost = (row: PostRow, now: number): Post =>
  present.presentPost(postRecord(row), now);
