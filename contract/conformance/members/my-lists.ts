import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../../endpoints';
import { fixtures } from '../../fixtures';
import { reactedMinutesAgo } from '../../fixtures/age';
import { headline } from '../../rules/posts/headline';
import { validationTexts } from '../../texts';
import { activityTests } from './activity';
import type { Client } from '../support/client';
import { memberPostTests } from './member-posts';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { letTimePass, publish, textPost } from '../support/writing';

type PostList = 'listMyLikes' | 'listMySaved' | 'listMyHidden';
const paged = ['listMyComments', 'listMyLikes', 'listMySaved', 'listMyHidden', 'listMyActivity'];

/** The ids of a list of posts, read to its end a few at a time. */
async function idsOf(client: Client, name: PostList, limit = 3): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = cursor === null ? { limit } : { limit, cursor };
    const { posts, pagination } = await client.ok(name, { query });
    ids.push(...posts.map(({ postId }) => postId));
    expect(pagination).toMatchObject({ page: 1, limit, hasMore: pagination.nextCursor !== null });
    cursor = pagination.nextCursor;
  } while (cursor !== null);
  return ids;
}

/** A member's own lists: comments, likes, saved and hidden posts, blocked members, activity. */
export function myListsSuite(start: StartSubject): void {
  describe('own lists', () => {
    const world = useWorld(start);

    it('lists of likes start with the latest', async () => {
      const expected = fixtures.posts
        .filter(({ likedBy, isConfirmed }) => likedBy.includes(1) && isConfirmed)
        .map(({ id, minutesAgo }) => ({ id, ago: reactedMinutesAgo(minutesAgo, 1) }))
        .sort((a, b) => a.ago - b.ago || b.id - a.id)
        .map(({ id }) => `post${id}`);
      expect(expected.length).toBeGreaterThan(3);
      expect(await idsOf(world.member, 'listMyLikes')).toEqual(expected);
      const [last = ''] = expected.slice(-1);
      // A second press removes the like, a third puts it first; a dislike is not listed.
      await world.member.ok('reactToPost', { id: last, body: { type: 'like' } });
      expect(await idsOf(world.member, 'listMyLikes')).toEqual(expected.slice(0, -1));
      await world.member.ok('reactToPost', { id: last, body: { type: 'like' } });
      const anew = [last, ...expected.slice(0, -1)];
      expect(await idsOf(world.member, 'listMyLikes')).toEqual(anew);
      await world.member.ok('reactToPost', { id: last, body: { type: 'dislike' } });
      expect(await idsOf(world.member, 'listMyLikes')).toEqual(expected.slice(0, -1));
      const { posts } = await world.member.ok('listMyLikes');
      for (const post of posts) expect(post).toMatchObject({ isLiked: true, isDisliked: false });
    });

    it('lists of saved and hidden posts start with the latest, without gap or double', async () => {
      const stranger = await signUp(world.subject);
      const order = [8, 2, 12, 1, 9, 3, 7].map((id) => `post${id}`);
      for (const id of order) {
        await stranger.ok('savePost', { id });
        await letTimePass();
      }
      expect(await idsOf(stranger, 'listMySaved')).toEqual(order.toReversed());
      // A hidden post is left out of the other lists and appears in the list of hidden posts.
      for (const id of order.slice(0, 4)) {
        await stranger.ok('hidePost', { id });
        await letTimePass();
      }
      expect(await idsOf(stranger, 'listMyHidden')).toEqual(order.slice(0, 4).toReversed());
      expect(await idsOf(stranger, 'listMySaved')).toEqual(order.slice(4).toReversed());
      await stranger.ok('unhidePost', { id: 'post8' });
      expect(await idsOf(stranger, 'listMySaved')).toContain('post8');
      const { posts } = await stranger.ok('listMySaved');
      for (const post of posts) expect(post.isSaved).toBe(true);
    });

    it('leave out posts that the member may no longer read', async () => {
      const postId = await publish(world, textPost('거두어질 글'));
      await world.admin.ok('savePost', { id: postId });
      const stranger = await signUp(world.subject);
      await stranger.ok('savePost', { id: postId });
      await stranger.ok('reactToPost', { id: postId, body: { type: 'like' } });
      await stranger.ok('createComment', { id: postId, body: { content: '여기 남긴 말' } });
      await world.admin.ok('confirmPosts', { body: { postId, is_confirmed: false } });
      expect(await idsOf(stranger, 'listMySaved')).toEqual([]);
      expect(await idsOf(stranger, 'listMyLikes')).toEqual([]);
      expect((await stranger.ok('listMyComments')).comments).toEqual([]);
      // The reward stays in the history, without the name of its post.
      const { entries } = await stranger.ok('listMyActivity');
      expect(entries).toMatchObject([
        { kind: 'comment_write', subject: null, postId: null },
        { kind: 'like_give', subject: null, postId: null },
      ]);
      // An admin may still read it.
      expect(await idsOf(world.admin, 'listMySaved')).toContain(postId);
      await world.member.ok('deletePost', { id: postId });
      expect(await idsOf(world.admin, 'listMySaved')).not.toContain(postId);
    });

    it('lists of comments start with the latest and name their posts', async () => {
      const posts = new Map(fixtures.posts.map((post) => [post.id, post]));
      const expected = fixtures.comments
        .filter(({ authorId }) => authorId === 1)
        .sort((a, b) => a.minutesAgo - b.minutesAgo || b.id - a.id);
      const { comments } = await world.member.ok('listMyComments', { query: { limit: 50 } });
      expect(comments.map(({ commentId }) => commentId)).toEqual(
        expected.slice(0, 50).map(({ id }) => `comment${id}`),
      );
      for (const { postId, postTitle, userId } of comments) {
        const post = posts.get(Number(postId.slice('post'.length)));
        expect(postTitle).toBe(headline(post?.title ?? null, post?.blocks ?? []));
        expect(userId).toBe('user1');
      }
      const [first] = comments;
      await world.member.ok('deleteComment', { id: first?.commentId });
      const { comments: left } = await world.member.ok('listMyComments', { query: { limit: 1 } });
      expect(left[0]?.commentId).toBe(comments[1]?.commentId);
    });

    it('lists of blocked members start with the latest', async () => {
      const blocked = ['user5', 'user3', 'user4'];
      for (const id of blocked) {
        await world.member.ok('blockMember', { id });
        await letTimePass();
      }
      const { users } = await world.member.ok('listMyBlocks');
      expect(users.map(({ user_id }) => user_id)).toEqual(['user4', 'user3', 'user5']);
      expect(users[0]).toMatchObject({ user_name: fixtures.members[3]?.userName });
      for (const id of blocked) await world.member.ok('unblockMember', { id });
      expect((await world.member.ok('listMyBlocks')).users).toEqual([]);
    });

    it.each(paged as EndpointName[])('%s refuses the cursor of another list', async (name) => {
      for (const cursor of ['1', '1.2.3.4']) {
        const error = await world.member.fails(name, 'VALIDATION', { query: { cursor } });
        expect(error.issues).toEqual([{ path: 'cursor', message: validationTexts.cursor }]);
      }
    });

    activityTests(world);
    memberPostTests(world);
  });
}
