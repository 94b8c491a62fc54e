import type { Block } from '@contract/models/block';
import type { Comment } from '@contract/models/comment';
import type { ContentCategory, Timing } from '@contract/models/category';
import type { Post } from '@contract/models/post';
import * as comments from '@contract/presenters/comment';
import * as posts from '@contract/presenters/post';

/** A row of the prepared page statement. */
export type Row = Record<string, string | number | null> & { id: number; created_at: number };

const text = (value: string | number | null | undefined) => value as string | null;
const author = (row: Row) => ({
  id: Number(row.author_id),
  userName: String(row.user_name),
  profileImage: text(row.profile_image),
});
const reactions = new Map([
  [1, 'like'],
  [-1, 'dislike'],
] as const);

/** The same post as in the app's answer, by the same presenter. */
export function presentPost(row: Row, now: number): Post {
  const { sphere_id: sphereId } = row;
  const record: posts.PostRecord = {
    id: row.id,
    author: { ...author(row), bio: String(row.bio) },
    sphere:
      sphereId === null
        ? null
        : { id: Number(sphereId), name: String(row.sphere_name), icon: String(row.sphere_icon) },
    title: text(row.title),
    blocks: JSON.parse(String(row.blocks)) as Block[],
    timing: row.timing as Timing | null,
    content: row.content_category as ContentCategory | null,
    apiSource: row.api_source as Post['apiSource'],
    likeCount: Number(row.like_count),
    dislikeCount: Number(row.dislike_count),
    commentCount: Number(row.comment_count),
    shareCount: Number(row.share_count),
    viewCount: Number(row.view_count),
    revision: Number(row.revision),
    isPinned: false,
    isNotice: false,
    pinSphereId: null,
    pinUntil: null,
    isConfirmed: row.is_confirmed === 1,
    isRejected: false,
    isBlinded: false,
    createdAt: row.created_at,
    publishedAt: row.published_at as number | null,
    revertReason: text(row.revert_reason),
    reaction: reactions.get(Number(row.reaction) as 1 | -1) ?? null,
    isSaved: row.saved !== null,
  };
  return posts.presentPost(record, now);
}

/** The same comment as in the app's answer, by the same presenter. */
export function presentComment(row: Row, now: number): Comment {
  const record: comments.CommentRecord = {
    id: row.id,
    postId: Number(row.post_id),
    author: author(row),
    parentId: row.parent_id as number | null,
    replyTo: null,
    mentions: [],
    content: String(row.content),
    createdAt: row.created_at,
    likeCount: Number(row.like_count),
    isLiked: row.is_liked === 1,
    isEdited: row.edited_at !== null,
    isDeleted: false,
    isHidden: row.blocked !== null || row.reported !== null,
    isBlinded: false,
    isMasked: false,
  };
  return comments.presentComment(record, now);
}
