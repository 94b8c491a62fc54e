import { formatId } from '@contract/rules/ids';
import type { Post, ReviewPost } from '@contract/models/post';
import type { Actor } from '@contract/policies/actor';
import { coverImage, mediaOf, plainContent } from '@contract/rules/blocks';
import { timeAgo } from '@contract/rules/time';
import { savedPosts } from '../db/marks';
import { members } from '../db/members';
import type { PostRow } from '../db/posts';
import { reactions } from '../db/reactions';
import { spheres } from '../db/spheres';

/** A post with the viewer's own flags. */
export function presentPost(row: PostRow, actor: Actor, now: number): Post {
  const author = members.get(row.authorId);
  const sphere = row.sphereId === null ? null : spheres.find(row.sphereId);
  const reaction = actor && reactions.find(row.id, actor.id);
  const postId = formatId('post', row.id);
  return {
    postId,
    post_id: postId,
    title: row.title,
    content: plainContent(row.blocks),
    blocksJson: row.blocks,
    userId: formatId('user', author.id),
    userName: author.userName,
    profileImage: author.profileImage,
    bio: author.bio,
    likeCount: row.likeCount,
    dislikeCount: row.dislikeCount,
    commentCount: row.commentCount,
    shareCount: row.shareCount,
    viewCount: row.viewCount,
    isLiked: reaction === 'like',
    isDisliked: reaction === 'dislike',
    isSaved: actor !== null && savedPosts.has(actor.id, row.id),
    timeAgo: timeAgo(row.createdAt, now),
    createdAt: new Date(row.createdAt).toISOString(),
    sphereId: sphere && formatId('sphere', sphere.id),
    sphereName: sphere?.name ?? null,
    sphereIcon: sphere?.icon ?? null,
    revision: row.revision,
    isPinned: row.isPinned,
    isConfirmed: row.isConfirmed,
    isRewardDue: row.publishedAt === null,
    revertReason: row.revertReason,
    image: coverImage(row.blocks),
    media: mediaOf(row.blocks),
    categories: { timing: row.timing, content: row.content },
    apiSource: row.fromVideoForm ? 'manual' : null,
    ranking: null,
    region: null,
  };
}

/** A post as the review lists show it. */
export function presentReviewPost(row: PostRow): ReviewPost {
  const author = members.get(row.authorId);
  return {
    post_id: formatId('post', row.id),
    user_id: formatId('user', author.id),
    user_name: author.userName,
    profile_image: author.profileImage,
    created_at: new Date(row.createdAt).toISOString(),
    title: row.title,
    content: plainContent(row.blocks),
    blocks_json: row.blocks,
    is_confirmed: row.isConfirmed,
  };
}
