import type { Block } from '../models/block';
import type { ContentCategory, Timing } from '../models/category';
import type { Post } from '../models/post';
import { coverImage, mediaOf, plainContent } from '../rules/posts/blocks';
import { isPinnedNow, pinScopeOf, type Pin } from '../rules/posts/pins';
import { formatId } from '../rules/site/ids';
import type { Reaction } from '../rules/posts/reactions';
import { isRewardDue } from '../rules/admin/review';
import type { BatchKind } from '../rules/posts/saved-video';
import { timeAgo } from '../rules/site/time';
import { isoDate } from './iso-date';
import type { PersonRecord } from './person';

/** The author of a record as answers contain them. */
export interface AuthorRecord {
  id: number;
  userName: string;
  profileImage: string | null;
}

/** A batch of imported posts; `createdAt` in ms. */
export interface BatchRecord {
  id: string;
  kind: BatchKind;
  /** Null for a script. */
  by: PersonRecord | null;
  createdAt: number;
  /** JSON; null for a batch older than stored conditions. */
  conditions: string | null;
}

interface ListedPost {
  id: number;
  author: AuthorRecord;
  title: string | null;
  blocks: Block[];
  createdAt: number;
  isConfirmed: boolean;
  isRejected: boolean;
  isBlinded: boolean;
  revision: number;
  /** The time of its first confirmation; null before that. */
  publishedAt: number | null;
  revertReason: string | null;
}

/** A post for the review lists; times in ms. */
export interface ReviewPostRecord extends ListedPost {
  /** The number of its unsettled reports. */
  reportCount: number;
  /** Who decided last; null for a script, and before the first decision. */
  reviewer: { id: number; userName: string } | null;
  reviewedAt: number | null;
  /** The batch that imported it; null if a member wrote it. */
  batch: BatchRecord | null;
  /** Null if the post is in no sphere. */
  sphere: { name: string } | null;
  apiSource: Post['apiSource'];
  /** How many posts of its author are confirmed, and how often one was taken down. */
  authorConfirmed: number;
  authorReverted: number;
}

/** A post with its author, sphere, counts and the viewer's flags; times in ms. */
export interface PostRecord extends ListedPost, Pin {
  author: AuthorRecord & { bio: string };
  /** Null if the post is in no sphere. */
  sphere: { id: number; name: string; icon: string } | null;
  timing: Timing | null;
  content: ContentCategory | null;
  apiSource: Post['apiSource'];
  likeCount: number;
  dislikeCount: number;
  commentCount: number;
  shareCount: number;
  viewCount: number;
  /** Whether it is pinned, unless its pin has ended. */
  isPinned: boolean;
  /** Whether it is an announcement of the admins. */
  isNotice: boolean;
  /** The viewer's reaction; null for a guest too. */
  reaction: Reaction | null;
  /** Whether the viewer saved it. */
  isSaved: boolean;
}

/**
 * A post as the API returns it. The server's feed writes its three viewer flags into the JSON, so
 * these must stay adjacent.
 * @param now the present, ms
 */
export function presentPost(post: PostRecord, now: number): Post {
  const { author, sphere, blocks, reaction } = post;
  const postId = formatId('post', post.id);
  const isPinned = isPinnedNow({ ...post, sphereId: sphere && sphere.id }, now);
  return {
    postId,
    post_id: postId,
    title: post.title,
    content: plainContent(blocks),
    blocksJson: blocks,
    userId: formatId('user', author.id),
    userName: author.userName,
    profileImage: author.profileImage,
    bio: author.bio,
    likeCount: post.likeCount,
    dislikeCount: post.dislikeCount,
    commentCount: post.commentCount,
    shareCount: post.shareCount,
    viewCount: post.viewCount,
    isLiked: reaction === 'like',
    isDisliked: reaction === 'dislike',
    isSaved: post.isSaved,
    timeAgo: timeAgo(post.createdAt, now),
    createdAt: isoDate(post.createdAt),
    sphereId: sphere && formatId('sphere', sphere.id),
    sphereName: sphere && sphere.name,
    sphereIcon: sphere && sphere.icon,
    revision: post.revision,
    isPinned,
    pin: isPinned
      ? { scope: pinScopeOf(post), until: post.pinUntil === null ? null : isoDate(post.pinUntil) }
      : null,
    isNotice: post.isNotice,
    isConfirmed: post.isConfirmed,
    isRejected: post.isRejected,
    isBlinded: post.isBlinded,
    isRewardDue: isRewardDue(post),
    revertReason: post.revertReason,
    image: coverImage(blocks),
    media: mediaOf(blocks),
    categories: { timing: post.timing, content: post.content },
    apiSource: post.apiSource,
    ranking: null,
    region: null,
  };
}
