import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Pending posts: who sees them where, and how they are confirmed and taken down. */
export function pendingSuite(start: StartSubject): void {
  describe('pending posts', () => {
    const world = useWorld(start);
    const ids = async (client: Client, query: Record<string, unknown> = {}) =>
      (await client.ok('getFeed', { query })).data.posts.map(({ postId }) => postId);
    const own = fixtures.posts
      .filter(({ isConfirmed, authorId }) => !isConfirmed && authorId === 1)
      .sort((a, b) => a.minutesAgo - b.minutesAgo)
      .map(({ id }) => `post${id}`);

    it('come first on the first page of their author, beyond its limit', async () => {
      const seen = await world.guest.ok('getFeed', { query: { limit: 5 } });
      const { data } = await world.member.ok('getFeed', { query: { limit: 5 } });
      expect(data.posts.map(({ postId }) => postId)).toEqual([
        ...own,
        ...seen.data.posts.map(({ postId }) => postId),
      ]);
      expect(data.posts[0]).toMatchObject({ isConfirmed: false, userId: MEMBER_ID });
      expect(data.pagination).toEqual(seen.data.pagination);
      const written = await world.member.ok('createPost', { body: textPost('방금 쓴 글') });
      expect((await ids(world.member))[0]).toBe(written.postId);
      await world.member.ok('deletePost', { id: written.postId });
    });

    it('are on no other page and under no filter', async () => {
      const { data } = await world.member.ok('getFeed', { query: { limit: 5 } });
      const cursor = data.pagination.nextCursor;
      for (const query of [
        { page: 2 },
        { cursor },
        { cursor, page: 1 },
        { q: '물' },
        { sphereId: 1 },
        { timing: 'commute' },
        { content: 'humor' },
        { sort: 'popular' },
        { sort: 'popular', period: 'today' },
        { sort: 'comments' },
      ]) {
        expect(await ids(world.member, query)).not.toEqual(expect.arrayContaining(own.slice(0, 1)));
        expect(await ids(world.member, query)).toEqual(await ids(world.guest, query));
      }
    });

    it('are visible to their author and to admins only', async () => {
      const stranger = await signUp(world.subject);
      const id = own[0] ?? '';
      for (const client of [world.guest, stranger, world.admin]) {
        expect(await ids(client, { limit: 50 })).not.toContain(id);
      }
      const text = { content: '안녕하세요' };
      for (const client of [world.guest, stranger]) {
        await client.fails('getPostDetail', 'NOT_FOUND', { id });
        await client.fails('listComments', 'NOT_FOUND', { id });
        await client.fails('sharePost', 'NOT_FOUND', { id });
      }
      await stranger.fails('reactToPost', 'NOT_FOUND', { id, body: { type: 'like' } });
      await stranger.fails('createComment', 'NOT_FOUND', { id, body: text });
      await stranger.fails('updatePost', 'NOT_FOUND', { id, body: { title: '훔친 글' } });
      await stranger.fails('deletePost', 'NOT_FOUND', { id });
      const seen = await world.member.ok('getPostDetail', { id });
      expect(seen.post).toMatchObject({ isConfirmed: false, userId: MEMBER_ID });
      expect((await world.admin.ok('getPostDetail', { id })).post.postId).toBe(id);
    });

    it('hide their comments as well', async () => {
      const id = await publish(world, textPost('돌아갈 글'));
      const stranger = await signUp(world.subject);
      const { comment } = await stranger.ok('createComment', { id, body: { content: '첫 댓글' } });
      await world.admin.ok('confirmPosts', { body: { postId: id, is_confirmed: false } });
      const { commentId } = comment;
      await stranger.fails('likeComment', 'NOT_FOUND', { id: commentId, body: {} });
      await stranger.fails('updateComment', 'NOT_FOUND', {
        id: commentId,
        body: { content: '고침' },
      });
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      const { comments } = await world.guest.ok('listComments', { id });
      expect(comments).toMatchObject([{ commentId, content: '첫 댓글' }]);
    });

    it('come first in everybody’s feed once they are confirmed, below pinned posts', async () => {
      const id = await publish(world, textPost('갓 확정된 글'));
      const { data } = await world.guest.ok('getFeed', { query: { limit: 50 } });
      const plain = data.posts.filter(({ isPinned }) => !isPinned);
      expect(plain[0]).toMatchObject({ postId: id, isConfirmed: true });
      expect(await ids(world.guest, { q: '갓 확정된' })).toEqual([id]);
      // A post that is taken down and confirmed again keeps its place.
      const later = await publish(world, textPost('그다음 글'));
      await world.admin.ok('confirmPosts', { body: { postId: id, is_confirmed: false } });
      expect(await ids(world.guest)).not.toContain(id);
      expect(await ids(world.member)).toContain(id);
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      const order = (await ids(world.guest, { limit: 50 })).filter(
        (one) => one === id || one === later,
      );
      expect(order).toEqual([later, id]);
    });

    it('pay their author when they are first confirmed, and never again', async () => {
      const stranger = await signUp(world.subject);
      const drops = async () => (await stranger.ok('me')).user?.water_drops;
      const { postId, rewards } = await stranger.ok('createPost', {
        body: textPost('보상이 예정된 글'),
      });
      expect(await drops()).toBe(0);
      const confirm = (is_confirmed: boolean) =>
        world.admin.ok('confirmPosts', { body: { postId, is_confirmed } });
      await Promise.all([1, 2, 3, 4].map(() => confirm(true)));
      expect(await drops()).toBe(rewards.points);
      for (const is_confirmed of [true, false, true, false]) {
        await confirm(is_confirmed);
        expect(await drops()).toBe(rewards.points);
      }
    });

    it('include a confirmed post that its author has changed', async () => {
      const id = await publish(world, textPost('처음 쓴 글'));
      const { post } = await world.member.ok('updatePost', { id, body: { title: '고친 제목' } });
      expect(post).toMatchObject({ title: '고친 제목', content: '처음 쓴 글', isConfirmed: false });
      await world.guest.fails('getPostDetail', 'NOT_FOUND', { id });
      await world.admin.ok('confirmPosts', { body: { postId: id } });
      // An admin's change needs no review.
      const edited = await world.admin.ok('updatePost', { id, body: { title: '운영자가 고침' } });
      expect(edited.post).toMatchObject({ isConfirmed: true, userId: MEMBER_ID });
      expect((await world.guest.ok('getPostDetail', { id })).post.title).toBe('운영자가 고침');
    });
  });
}
