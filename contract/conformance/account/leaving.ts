import { describe, expect, it } from 'vitest';
import { fullConsent } from '../../legal/consents';
import type { Post } from '../../models/post';
import { dataTexts, errorTexts, reasonTexts } from '../../texts';
import { createClient, type Client } from '../support/client';
import { readAll } from '../support/reading';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld, type Stranger, type World } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Every count that members see, read as an admin. */
async function counts({ admin }: World) {
  const posts = await readAll(admin);
  const { spheres } = (await admin.ok('listSpheres')).data;
  const threads = await Promise.all(
    posts.map(async ({ postId, commentCount }) => {
      const { comments } = await admin.ok('listReviewComments', { id: postId });
      const living = comments.filter(({ isDeleted }) => !isDeleted);
      expect(living, `comments of ${postId}`).toHaveLength(commentCount);
      return comments.map(({ commentId, likeCount }) => [commentId, likeCount]);
    }),
  );
  return {
    posts: posts.map(({ postId, likeCount, dislikeCount, commentCount }: Post) => ({
      postId,
      likeCount,
      dislikeCount,
      commentCount,
    })),
    threads,
    members: spheres.map(({ id, memberCount }) => [id, memberCount]).sort(),
  };
}

/** Actions of a member across the site; the same in each run. */
async function live(stranger: Stranger, posts: Post[]): Promise<void> {
  for (const [at, { postId }] of posts.entries()) {
    const type = at % 3 === 0 ? 'dislike' : 'like';
    if (at % 2 === 0) await stranger.ok('reactToPost', { id: postId, body: { type } });
    if (at % 5 === 0) await stranger.ok('reactToPost', { id: postId, body: { type: 'like' } });
    if (at % 4 !== 0) continue;
    const { comments } = await stranger.ok('getPostDetail', { id: postId });
    for (const { commentId, isDeleted } of comments.slice(0, 3)) {
      if (!isDeleted) await stranger.ok('likeComment', { id: commentId, body: {} });
    }
    const parentCommentId = comments.find(({ isDeleted }) => !isDeleted)?.commentId ?? null;
    for (const parent of [parentCommentId, null]) {
      const body = { content: `지나가는 말 ${at}`, parentCommentId: parent };
      await stranger.ok('createComment', { id: postId, body });
    }
    await stranger.ok('savePost', { id: postId });
  }
  for (const id of [1, 3, 5, 7]) await stranger.ok('joinSphere', { id, body: {} });
  await stranger.ok('hidePost', { id: 9 });
  await stranger.ok('blockMember', { id: 'user3' });
  await stranger.ok('addFavoriteVideo', { id: 'aqz-KE-bpKQ' });
}

const leave = ({ password }: Stranger) => ({ body: { password } });

/** Deleting an account. */
export function leavingSuite(start: StartSubject): void {
  describe('the deletion of an account', () => {
    const world = useWorld(start);

    it('leaves every count as if the member had never existed', async () => {
      const before = await counts(world);
      const stranger = await signUp(world.subject);
      await live(stranger, await readAll(world.guest));
      expect(await counts(world)).not.toEqual(before);
      await stranger.ok('deleteMe', leave(stranger));
      expect(await counts(world)).toEqual(before);
    });

    it('removes what the member wrote', async () => {
      const stranger = await signUp(world.subject, '곧 떠날 사람');
      const shown = await publish({ ...world, member: stranger }, textPost('떠나기 전에 남긴 글'));
      const waiting = await stranger.ok('createPost', { body: textPost('아직 기다리는 글') });
      const body = { content: '답글을 받을 댓글' };
      const { comment } = await stranger.ok('createComment', { id: 1, body });
      const parentCommentId = comment.commentId;
      const reply = { content: '떠난 뒤에도 남는 답글', parentCommentId };
      await world.member.ok('createComment', { id: 1, body: reply });
      await stranger.ok('deleteMe', leave(stranger));

      for (const id of [shown, waiting.postId]) {
        await world.admin.fails('getPostDetail', 'NOT_FOUND', { id });
      }
      const { data } = await world.guest.ok('getFeed', { query: { q: '떠나기 전에 남긴' } });
      expect(data.posts).toEqual([]);
      // A comment with replies keeps its place, without its text and its author's name.
      const { comments } = await world.guest.ok('getPostDetail', { id: 1 });
      const left = comments.find(({ commentId }) => commentId === parentCommentId);
      expect(left).toMatchObject({
        isDeleted: true,
        content: '',
        userName: dataTexts.goneMember,
        profileImage: null,
      });
    });

    it('removes the notifications that the member caused', async () => {
      const notifications = async () => {
        const { notifications, unreadCount } = await world.member.ok('listNotifications');
        return { unreadCount, list: notifications.map(({ timeAgo: _, ...rest }) => rest) };
      };
      const postId = await publish(world, textPost('알림을 받을 글'));
      const own = { body: { content: '내 글에 내가' } };
      const { comment } = await world.member.ok('createComment', { id: postId, ...own });
      const before = await notifications();
      const stranger = await signUp(world.subject);
      await stranger.ok('reactToPost', { id: postId, body: { type: 'like' } });
      const parentCommentId = comment.commentId;
      await stranger.ok('createComment', { id: postId, body: { content: '지나는 말' } });
      const reply = { content: '지나는 답글', parentCommentId };
      await stranger.ok('createComment', { id: postId, body: reply });
      expect((await notifications()).unreadCount).toBeGreaterThan(before.unreadCount);
      await stranger.ok('deleteMe', leave(stranger));
      expect(await notifications()).toEqual(before);
    });
  });

  describe('a deleted account', () => {
    const world = useWorld(start);

    it('is not found, neither by guests nor by members', async () => {
      const stranger = await signUp(world.subject);
      const { id } = stranger;
      const copy = createClient(world.subject, stranger.cookie);
      const phone = createClient(world.subject);
      const login = { body: { email: stranger.email, password: stranger.password } };
      await phone.ok('login', login);
      await world.member.ok('blockMember', { id });
      expect(await stranger.ok('deleteMe', leave(stranger))).toEqual({ success: true });
      expect(stranger.cookie).toBeNull();
      for (const client of [copy, phone]) expect((await client.ok('me')).user).toBeNull();
      for (const client of [world.guest, world.member, world.admin]) {
        const error = await client.fails('getUser', 'NOT_FOUND', { id });
        expect(error.error).toBe(reasonTexts.memberNotFound);
        await client.fails('listMemberPosts', 'NOT_FOUND', { id });
      }
      await world.admin.fails('blockMember', 'NOT_FOUND', { id });
      expect((await world.member.ok('listMyBlocks')).users).toEqual([]);
      await phone.fails('login', 'BAD_CREDENTIALS', login);
    });

    it('frees its email for a new account', async () => {
      const stranger = await signUp(world.subject);
      await stranger.ok('joinSphere', { id: 2, body: {} });
      await stranger.ok('deleteMe', leave(stranger));
      const next: Client = createClient(world.subject);
      const { email, password } = stranger;
      const account = { email, password, user_name: '다시 온' };
      const { user } = await next.ok('signup', { body: { ...account, ...fullConsent } });
      expect(user.user_id).not.toBe(stranger.id);
      expect((await next.ok('listMyActivity')).entries).toEqual([]);
    });

    it('requires the password', async () => {
      const stranger = world.member;
      for (const password of ['not the password', ' mulbit-member-1']) {
        const error = await stranger.fails('deleteMe', 'BAD_CREDENTIALS', { body: { password } });
        expect(error.error).toBe(reasonTexts.wrongPassword);
      }
      expect((await stranger.ok('me')).user?.user_id).toBe('user1');
    });

    it('is refused for the last admin', async () => {
      const body = { password: 'mulbit-admin-1' };
      const error = await world.admin.fails('deleteMe', 'FORBIDDEN', { body });
      expect(error.error).toBe(reasonTexts.lastAdmin);
      expect(error.error).not.toBe(errorTexts.FORBIDDEN);
      expect((await world.admin.ok('me')).user?.adminLevel).toBe(1);
      // The refused request changes nothing.
      await world.admin.ok('createComment', { id: 1, body: { content: '저는 남습니다' } });
    });
  });
}
