import { ApiError } from '@contract/errors';
import { can } from '@contract/policies';
import type { Actor } from '@contract/policies/actor';
import { presentMember, presentProfile } from '@contract/presenters/member';
import { errorTexts, reasonTexts } from '@contract/texts';
import { follows } from '../db/follows';
import { blocks } from '../db/marks';
import { members, type MemberRow } from '../db/members';
import { names } from '../db/names';
import { posts } from '../db/posts';
import { guardUpload } from '../db/uploads';
import { postPage, wantedOnes } from './lists';
import type { SomeHandlers } from './types';

function existing(id: number): MemberRow {
  const member = members.find(id);
  if (!member) throw new ApiError('NOT_FOUND', reasonTexts.memberNotFound);
  return member;
}

function profileOf({ id, joinedAt }: MemberRow, actor: Actor) {
  const published = posts.list().filter((post) => post.authorId === id && post.isConfirmed);
  return presentProfile({
    joinedAt,
    postCount: published.length,
    likeCount: published.reduce((sum, { likeCount }) => sum + likeCount, 0),
    isBlocked: actor !== null && blocks.has(actor.id, id),
    followerCount: follows.followersOf(id).length,
    isFollowing: actor !== null && follows.has(actor.id, id),
  });
}

export const users = {
  getUser({ params }, { actor }) {
    const member = existing(params.userId);
    const profile = profileOf(member, actor);
    return { success: true, user: presentMember(member, actor), profile };
  },

  listMemberPosts({ params, query }, { actor, now }) {
    const { id } = existing(params.userId);
    const listed = posts
      .list()
      .filter((post) => post.authorId === id && can(actor, 'post.read', post))
      .map((post) => ({ post, at: post.createdAt }));
    return postPage(wantedOnes(listed, actor), query, actor, now);
  },

  updateUser({ params, body }, { actor }) {
    if (!can(actor, 'member.update', { id: params.userId })) {
      throw new ApiError('USER_MISMATCH', errorTexts.USER_MISMATCH);
    }
    const { user_name: userName, bio, profile_image: profileImage } = body;
    guardUpload('profile_image', profileImage);
    const before = existing(params.userId);
    const isRenamed = userName !== undefined && userName !== before.userName;
    if (isRenamed && names.isTaken(userName, before)) return names.refuse(userName);
    members.update(params.userId, {
      ...(userName === undefined ? {} : { userName }),
      ...(bio === undefined ? {} : { bio }),
      ...(profileImage === undefined ? {} : { profileImage }),
    });
    return { success: true, user: presentMember(members.get(params.userId), actor) };
  },
} satisfies SomeHandlers;
