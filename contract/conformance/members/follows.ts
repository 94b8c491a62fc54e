import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { expectedFeed } from '../support/expected';
import { fixtures } from '../../fixtures';
import { notificationsOf } from '../support/notified';
import { readAll } from '../support/reading';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const FOLLOWED = ['user3', 'user4'];
const NOBODY = 'user2147483647';

const followedBy = (client: Client, id = MEMBER_ID) => client.ok('listFollowing', { id });

/** Followed members, the feed of their posts, and its notifications. */
export function followsSuite(start: StartSubject): void {
  describe('followed members', () => {
    const world = useWorld(start);
    const following = { following: 'true' };
    const profileOf = async (id: string, client = world.member) =>
      (await client.ok('getUser', { id })).profile;
    const ids = async (query: object = {}, client = world.member) =>
      (await readAll(client, { ...following, ...query })).map(({ postId }) => postId);
    const postsOf = (...authors: string[]) =>
      expectedFeed({ sort: 'latest' })
        .map((postId) => fixtures.posts.find(({ id }) => `post${id}` === postId))
        .filter((post) => post && authors.includes(`user${post.authorId}`))
        .sort((a, b) => (a?.minutesAgo ?? 0) - (b?.minutesAgo ?? 0))
        .map((post) => `post${post?.id ?? ''}`);

    it('are empty at first, and their feed is empty and for members only', async () => {
      expect(await ids()).toEqual([]);
      expect(await profileOf('user3')).toMatchObject({ isFollowing: false, followerCount: 0 });
      await world.guest.fails('getFeed', 'LOGIN_REQUIRED', { query: following });
      expect((await followedBy(world.member)).users).toEqual([]);
      const others = { id: MEMBER_ID };
      await world.admin.fails('listFollowing', 'USER_MISMATCH', others);
    });

    it('are followed once, and counted for everybody', async () => {
      for (const id of FOLLOWED) {
        const answer = { success: true, userId: id, isFollowing: true, followerCount: 1 };
        expect(await world.member.ok('followMember', { id })).toEqual(answer);
        expect(await world.member.ok('followMember', { id })).toEqual(answer);
        expect(await profileOf(id)).toMatchObject({ isFollowing: true, followerCount: 1 });
        for (const other of [world.guest, world.admin]) {
          expect(await profileOf(id, other)).toMatchObject({
            isFollowing: false,
            followerCount: 1,
          });
        }
      }
      const { users } = await followedBy(world.member);
      expect(users.map(({ user_id }) => user_id).sort()).toEqual(FOLLOWED);
      expect((await world.member.ok('exportMe')).follows).toEqual(users);
      expect((await followedBy(world.admin, ADMIN_ID)).users).toEqual([]);
    });

    it('fill a feed of their posts, newest first, by cursor and by number', async () => {
      const expected = postsOf(...FOLLOWED);
      expect(expected.length).toBeGreaterThan(4);
      expect(await ids()).toEqual(expected);
      const page = { ...following, limit: 2, page: 2 };
      const { data } = await world.member.ok('getFeed', { query: page });
      expect(data.posts.map(({ postId }) => postId)).toEqual(expected.slice(2, 4));
      expect(data.pagination.hasMore).toBe(true);
    });

    it('are the only filter of their feed: other filters and orders are ignored', async () => {
      const others = {
        sort: 'popular',
        sphereId: 1,
        timing: 'commute',
        content: 'music',
        q: '없음',
      };
      expect(await ids(others)).toEqual(postsOf(...FOLLOWED));
      expect(await ids({ following: 'maybe', q: '없는말없는말' })).toEqual([]);
    });

    it('leave hidden posts out of their feed without making a page short', async () => {
      const [first = '', ...others] = postsOf(...FOLLOWED);
      await world.member.ok('hidePost', { id: first });
      const { data } = await world.member.ok('getFeed', { query: { ...following, limit: 2 } });
      expect(data.posts.map(({ postId }) => postId)).toEqual(others.slice(0, 2));
      await world.member.ok('unhidePost', { id: first });
    });

    it('are unfollowed, even twice and after their account is deleted', async () => {
      const [first = '', second = ''] = FOLLOWED;
      const answer = { success: true, userId: first, isFollowing: false, followerCount: 0 };
      expect(await world.member.ok('unfollowMember', { id: first })).toEqual(answer);
      expect(await world.member.ok('unfollowMember', { id: first })).toEqual(answer);
      expect(await world.member.ok('unfollowMember', { id: NOBODY })).toMatchObject({
        isFollowing: false,
        followerCount: 0,
      });
      expect(await ids()).toEqual(postsOf(second));
    });

    it('must exist and be another member, without a block between them', async () => {
      const self = await world.member.fails('followMember', 'FORBIDDEN', { id: MEMBER_ID });
      expect(self.error).toBe(reasonTexts.selfFollowed);
      const nobody = await world.member.fails('followMember', 'NOT_FOUND', { id: NOBODY });
      expect(nobody.error).toBe(reasonTexts.memberNotFound);
    });

    it('are no longer followed after a block in either direction, until it ends', async () => {
      const stranger = await signUp(world.subject);
      const { id } = stranger;
      await world.member.ok('followMember', { id });
      await stranger.ok('followMember', { id: MEMBER_ID });
      await world.member.ok('blockMember', { id });
      expect(await profileOf(id)).toMatchObject({ isFollowing: false, followerCount: 0 });
      expect((await followedBy(stranger, stranger.id)).users).toEqual([]);
      const blocker = await world.member.fails('followMember', 'FORBIDDEN', { id });
      expect(blocker.error).toBe(reasonTexts.blockedFollowed);
      const blocked = await stranger.fails('followMember', 'FORBIDDEN', { id: MEMBER_ID });
      expect(blocked.error).toBe(reasonTexts.notFollowable);
      await world.member.ok('unblockMember', { id });
      expect(await profileOf(id)).toMatchObject({ isFollowing: false, followerCount: 0 });
      await stranger.ok('followMember', { id: MEMBER_ID });
      await stranger.ok('unfollowMember', { id: MEMBER_ID });
    });

    it('are followed or not after many simultaneous requests, and counted correctly', async () => {
      const id = 'user5';
      await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          world.member.ok(at % 3 === 0 ? 'unfollowMember' : 'followMember', { id }),
        ),
      );
      const { isFollowing, followerCount } = await profileOf(id);
      expect(followerCount).toBe(Number(isFollowing));
      await world.member.ok('unfollowMember', { id });
    });

    it('notify their followers of a new post once it is confirmed, many in one entry', async () => {
      const author = await signUp(world.subject, '연달아 쓰는 이');
      const { id } = author;
      await world.member.ok('followMember', { id });
      const write = (title: string) =>
        author.ok('createPost', { body: { ...textPost(title), title } });
      const confirm = (postId: string) => world.admin.ok('confirmPosts', { body: { postId } });
      const entries = async () =>
        (await world.member.ok('listNotifications', { query: { limit: 50 } })).notifications.filter(
          ({ kind }) => kind === 'new_post',
        );

      const first = await write('첫 글');
      expect(await entries()).toEqual([]);
      await confirm(first.postId);
      expect(await entries()).toMatchObject([
        {
          ...{ postId: first.postId, postTitle: '첫 글', actorId: id, otherCount: 0 },
          ...{ commentId: null, excerpt: '', isRead: false },
        },
      ]);
      const second = await write('둘째 글');
      await confirm(second.postId);
      expect(await entries()).toMatchObject([{ postId: second.postId, otherCount: 1 }]);
      // A post that is taken down and confirmed again does not count as new.
      const body = { postId: first.postId, is_confirmed: false, reason: '잠시' };
      await world.admin.ok('confirmPosts', { body });
      await confirm(first.postId);
      expect(await entries()).toMatchObject([{ postId: second.postId, otherCount: 1 }]);
      // Read entries stay unchanged, and the next post creates a separate entry.
      await world.member.ok('readNotifications', { body: {} });
      const third = await write('셋째 글');
      await confirm(third.postId);
      expect(await entries()).toMatchObject([
        { postId: third.postId, otherCount: 0, isRead: false },
        { postId: second.postId, otherCount: 1, isRead: true },
      ]);
      expect(await notificationsOf(world.admin, third.postId)).toEqual([]);
      expect((await ids())[0]).toBe(third.postId);
      await author.ok('deletePost', { id: third.postId });
      expect(await entries()).toHaveLength(1);
      await world.member.ok('unfollowMember', { id });
      const { postId } = await write('넷째 글');
      await confirm(postId);
      expect(await entries()).toHaveLength(1);
    });

    it('notify their followers at once if there is no review', async () => {
      const author = await signUp(world.subject);
      await world.member.ok('followMember', { id: author.id });
      const review = (review_required: boolean) =>
        world.admin.ok('updateAdminSettings', { body: { review_required } });
      await review(false);
      const { postId } = await author.ok('createPost', { body: textPost('바로 보이는 글') });
      await review(true);
      const [entry] = await notificationsOf(world.member, postId);
      expect(entry).toMatchObject({ kind: 'new_post', actorId: author.id });
    });

    it('disappear from every list and count with their account', async () => {
      const stranger = await signUp(world.subject);
      const postId = await publish({ ...world, member: stranger }, textPost('곧 없어질 글'));
      await world.member.ok('followMember', { id: stranger.id });
      await stranger.ok('followMember', { id: 'user6' });
      await stranger.ok('deleteMe', { body: { password: stranger.password } });
      expect(await ids()).not.toContain(postId);
      const { users } = await followedBy(world.member);
      expect(users.map(({ user_id }) => user_id)).not.toContain(stranger.id);
      expect((await profileOf('user6')).followerCount).toBe(0);
    });
  });
}
