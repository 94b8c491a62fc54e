import type { Block } from '@contract/models/block';
import type { ContentCategory, Timing } from '@contract/models/category';
import type { Post } from '@contract/models/post';
import { linkImage } from '@contract/rules/link-preview';
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
  const { id, sphere_id: sphereId, sphere_name: name, sphere_icon: icon } = row;
  return {
    id,
    author: {
      id: row.author_id,
      userName: row.user_name,
      profileImage: row.profile_image,
      bio: row.bio,
    },
    sphere: sphereId === null ? null : { id: sphereId, name: name ?? '', icon: icon ?? '' },
    title: row.title,
    blocks: blocksOf(row),
    timing: row.timing as Timing | null,
    content: row.content_category as ContentCategory | null,
    apiSource: row.api_source as Post['apiSource'],
    likeCount: row.like_count,
    dislikeCount: row.dislike_count,
    commentCount: row.comment_count,
    shareCount: row.share_count,
    viewCount: row.view_count,
    revision: row.revision,
    isPinned: row.is_pinned === 1,
    isConfirmed: row.is_confirmed === 1,
    isRejected: row.is_rejected === 1,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    revertReason: row.revert_reason,
    reaction: reactionOf(row.reaction),
    isSaved: row.saved === id,
  };
}

/** A post in an answer, with the viewer's flags of its row; `now` in ms. */
export const presentPost = (row: PostRow, now: number): Post =>
  present.presentPost(postRecord(row), now);
