import type { Block } from '@contract/models/block';
import type { ContentCategory, Timing } from '@contract/models/category';
import { formatId } from '@contract/rules/ids';
import type { Post, ReviewPost } from '@contract/models/post';
import { coverImage, mediaOf, plainContent } from '@contract/rules/blocks';
import { timeAgo } from '@contract/rules/time';
import type { PostRow } from '../tables/post';
import { DISLIKE, LIKE } from '../tables/reaction';
import { isoDate } from './iso-date';

/** The blocks of a row; they were checked before they were stored. */
export const blocksOf = (row: { blocks: string }) => JSON.parse(row.blocks) as Block[];

/** A post as answered, with the viewer's flags of its row; `now` in ms. */
export function presentPost(row: PostRow, now: number): Post {
  const blocks = blocksOf(row);
  const postId = formatId('post', row.id);
  return {
    postId,
    post_id: postId,
    title: row.title,
    content: plainContent(blocks),
    blocksJson: blocks,
    userId: formatId('user', row.author_id),
    userName: row.user_name,
    profileImage: row.profile_image,
    bio: row.bio,
    likeCount: row.like_count,
    dislikeCount: row.dislike_count,
    commentCount: row.comment_count,
    shareCount: row.share_count,
    viewCount: row.view_count,
    isLiked: row.reaction === LIKE,
    isDisliked: row.reaction === DISLIKE,
    isSaved: row.saved === row.id,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: isoDate(row.created_at),
    sphereId: row.sphere_id === null ? null : formatId('sphere', row.sphere_id),
    sphereName: row.sphere_name,
    sphereIcon: row.sphere_icon,
    revision: row.revision,
    isPinned: row.is_pinned === 1,
    isConfirmed: row.is_confirmed === 1,
    isRewardDue: row.published_at === null,
    revertReason: row.revert_reason,
    image: coverImage(blocks),
    media: mediaOf(blocks),
    categories: {
      timing: row.timing as Timing | null,
      content: row.content_category as ContentCategory | null,
    },
    apiSource: row.api_source as Post['apiSource'],
    ranking: null,
    region: null,
  };
}

/** A post as a row of the review screen. */
export function presentReviewPost(row: PostRow): ReviewPost {
  const blocks = blocksOf(row);
  return {
    post_id: formatId('post', row.id),
    user_id: formatId('user', row.author_id),
    user_name: row.user_name,
    profile_image: row.profile_image,
    created_at: isoDate(row.created_at),
    title: row.title,
    content: plainContent(blocks),
    blocks_json: blocks,
    is_confirmed: row.is_confirmed === 1,
  };
}
