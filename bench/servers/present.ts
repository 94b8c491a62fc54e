import type { Block } from '@contract/models/block';
import { coverImage, mediaOf, plainContent } from '@contract/rules/blocks';
import { timeAgo } from '@contract/rules/time';

/** A row of the prepared page statement. */
export type Row = Record<string, string | number | null> & { id: number; created_at: number };

/** The same post, field for field, that the app answers. */
export function presentPost(row: Row, now: number): object {
  const blocks = JSON.parse(String(row.blocks)) as Block[];
  return {
    postId: `post${row.id}`,
    post_id: `post${row.id}`,
    title: row.title,
    content: plainContent(blocks),
    blocksJson: blocks,
    userId: `user${row.author_id}`,
    userName: row.user_name,
    profileImage: row.profile_image,
    bio: row.bio,
    likeCount: row.like_count,
    dislikeCount: row.dislike_count,
    commentCount: row.comment_count,
    shareCount: row.share_count,
    viewCount: row.view_count,
    isLiked: row.reaction === 1,
    isDisliked: row.reaction === -1,
    isSaved: row.saved !== null,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: new Date(row.created_at).toISOString(),
    sphereId: row.sphere_id === null ? null : `sphere${row.sphere_id}`,
    sphereName: row.sphere_name,
    sphereIcon: row.sphere_icon,
    revision: row.revision,
    isPinned: row.is_pinned === 1,
    isConfirmed: row.is_confirmed === 1,
    isRewardDue: row.published_at === null,
    revertReason: row.revert_reason,
    image: coverImage(blocks),
    media: mediaOf(blocks),
    categories: { timing: row.timing, content: row.content_category },
    apiSource: row.api_source,
    ranking: null,
    region: null,
  };
}

/** The same comment that the app answers. */
export function presentComment(row: Row, now: number): object {
  const isBlocked = row.blocked !== null || row.reported !== null;
  return {
    commentId: `comment${row.id}`,
    postId: `post${row.post_id}`,
    userId: `user${row.author_id}`,
    userName: row.user_name,
    profileImage: row.profile_image,
    content: isBlocked ? '' : row.content,
    timeAgo: timeAgo(row.created_at, now),
    createdAt: new Date(row.created_at).toISOString(),
    likeCount: row.like_count,
    isLiked: row.is_liked === 1,
    isEdited: row.edited_at !== null,
    isDeleted: false,
    isBlocked,
    parentCommentId: row.parent_id === null ? null : `comment${row.parent_id}`,
  };
}
