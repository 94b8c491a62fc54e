import { fixtures } from '@contract/fixtures';
import type { Member } from '@contract/models/member';
import type { Post } from '@contract/models/post';
import { coverImage, mediaOf, plainContent } from '@contract/rules/posts/blocks';
import { formatId } from '@contract/rules/site/ids';

/**
 * A post of the sample members as the API would show it; a story overrides only the fields that it
 * is about.
 */
export function samplePost(id: number, change: Partial<Post> = {}): Post {
  const post = fixtures.posts.find((one) => one.id === id);
  const author = fixtures.members.find((one) => one.id === post?.authorId);
  if (!post || !author) throw new Error(`The cast has no post ${id}`);
  const sphere = fixtures.spheres.find((one) => one.id === post.sphereId);
  return {
    postId: formatId('post', id),
    post_id: formatId('post', id),
    title: post.title,
    content: plainContent(post.blocks),
    blocksJson: post.blocks,
    userId: formatId('user', author.id),
    userName: author.userName,
    profileImage: author.profileImage,
    bio: author.bio,
    likeCount: post.likeCount,
    dislikeCount: post.dislikeCount,
    commentCount: 86,
    shareCount: post.shareCount,
    viewCount: post.viewCount,
    isLiked: false,
    isDisliked: false,
    isSaved: false,
    timeAgo: '2시간 전',
    createdAt: '2026-11-20T09:00:00.000Z',
    sphereId: sphere ? formatId('sphere', sphere.id) : null,
    sphereName: sphere?.name ?? null,
    sphereIcon: sphere?.icon ?? null,
    pin: post.isPinned ? { scope: 'site', until: null } : null,
    isPinned: post.isPinned,
    isNotice: post.isNotice,
    isConfirmed: post.isConfirmed,
    isRewardDue: !post.isConfirmed,
    isRejected: false,
    isBlinded: false,
    revertReason: null,
    revision: 0,
    image: coverImage(post.blocks),
    media: mediaOf(post.blocks),
    categories: { timing: post.timing, content: post.content },
    apiSource: 'manual',
    ranking: null,
    region: null,
    ...change,
  };
}

/** The demo member as they see themselves. */
export const sampleMember: Member = {
  user_id: 'user1',
  user_name: '이유나',
  email: 'member@mulbit.test',
  profile_image: '/avatars/yuna.svg',
  bio: '퇴근하고 한 편, 자기 전에 한 편.',
  water_drops: 1250,
  gems: 300,
  level: 2,
  experience: 450,
  admin_level: 0,
  adminLevel: 0,
};
