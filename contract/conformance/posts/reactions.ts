import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

/** Like and dislike: exclusive, a toggle, and counted correctly under concurrent requests. */
export function reactionsSuite(start: StartSubject): void {
  describe('reactions', () => {
    const world = useWorld(start);
    const react = (client: Client, id: string, type: 'like' | 'dislike') =>
      client.ok('reactToPost', { id, body: { type } });
    const post = async (id: string, client = world.guest) =>
      (await client.ok('getPostDetail', { id })).post;
    // No member who signs in here has reacted to these posts.
    const fresh = fixtures.posts
      .filter(({ isConfirmed, likedBy, dislikedBy }) => {
        const reacted = [...likedBy, ...dislikedBy];
        return isConfirmed && !reacted.includes(1) && !reacted.includes(2);
      })
      .map(({ id }) => `post${id}`);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = fresh;

    it('toggle, and one replaces the other', async () => {
      const { likeCount, dislikeCount } = await post(first);
      const none = { isLiked: false, isDisliked: false, likes: likeCount, dislikes: dislikeCount };
      const liked = { ...none, isLiked: true, likes: likeCount + 1 };
      const disliked = { ...none, isDisliked: true, dislikes: dislikeCount + 1 };
      const steps = [
        ['like', liked],
        ['like', none],
        ['dislike', disliked],
        ['like', liked],
        ['dislike', disliked],
        ['dislike', none],
        ['like', liked],
      ] as const;
      for (const [type, after] of steps) {
        expect(await react(world.member, first, type)).toEqual({
          success: true,
          postId: first,
          ...after,
        });
      }
      const shown = { isLiked: true, isDisliked: false, likeCount: likeCount + 1, dislikeCount };
      expect(await post(first, world.member)).toMatchObject(shown);
      expect(await post(first)).toMatchObject({ ...shown, isLiked: false });
      const { data } = await world.member.ok('getFeed', { query: { limit: 50 } });
      expect(data.posts.find(({ postId }) => postId === first)).toMatchObject(shown);
    });

    it('are in everybody’s feed at once', async () => {
      const counts = async () => {
        const { data } = await world.guest.ok('getFeed', { query: { limit: 50 } });
        const shown = data.posts.find(({ postId }) => postId === second);
        return [shown?.likeCount, shown?.commentCount, shown?.shareCount] as [
          number,
          number,
          number,
        ];
      };
      const [likes, comments, shares] = await counts();
      await react(world.admin, second, 'like');
      expect(await counts()).toEqual([likes + 1, comments, shares]);
      const { comment } = await world.admin.ok('createComment', {
        id: second,
        body: { content: '글' },
      });
      expect(await counts()).toEqual([likes + 1, comments + 1, shares]);
      await world.guest.ok('sharePost', { id: second });
      expect(await counts()).toEqual([likes + 1, comments + 1, shares + 1]);
      await world.admin.ok('deleteComment', { id: comment.commentId });
      await react(world.admin, second, 'like');
      expect(await counts()).toEqual([likes, comments, shares + 1]);
    });

    it('include those of the sample members', async () => {
      const known = fixtures.posts.find(
        ({ isConfirmed, likedBy }) => isConfirmed && likedBy.includes(1),
      );
      const id = `post${known?.id ?? ''}`;
      expect(await post(id, world.member)).toMatchObject({
        isLiked: true,
        likeCount: known?.likeCount,
      });
      expect(await react(world.member, id, 'like')).toMatchObject({
        isLiked: false,
        likes: (known?.likeCount ?? 0) - 1,
      });
      expect(await react(world.member, id, 'like')).toMatchObject({ likes: known?.likeCount });
    });

    it('accept a post’s bare number and take the member from the session', async () => {
      const id = Number(second.slice('post'.length));
      const body = { userId: 'user1', type: 'like' };
      expect(await world.member.ok('reactToPost', { id, body })).toMatchObject({
        postId: second,
        isLiked: true,
      });
      const again = await world.member.ok('reactToPost', { id, body: { ...body, userId: 1 } });
      expect(again).toMatchObject({ isLiked: false });
    });

    it('reach the wanted state, and change nothing if it is already reached', async () => {
      const press = async (type: 'like' | 'dislike', on: boolean) => {
        const answer = await world.member.ok('reactToPost', { id: fifth, body: { type, on } });
        const { success: _success, postId: _id, ...reached } = answer;
        return reached;
      };
      const { likeCount: likes, dislikeCount: dislikes } = await post(fifth);
      const none = { isLiked: false, isDisliked: false, likes, dislikes };
      const liked = { ...none, isLiked: true, likes: likes + 1 };
      const disliked = { ...none, isDisliked: true, dislikes: dislikes + 1 };
      const steps = [
        ['like', false, none],
        ['like', true, liked],
        ['like', true, liked],
        ['dislike', false, liked],
        ['dislike', true, disliked],
        ['dislike', true, disliked],
        ['like', false, disliked],
        ['dislike', false, none],
        ['dislike', false, none],
      ] as const;
      for (const [type, on, after] of steps) expect(await press(type, on)).toEqual(after);
      const answers = await Promise.all(Array.from({ length: 8 }, () => press('like', true)));
      expect(answers).toEqual(Array(8).fill(liked));
      expect(await post(fifth)).toMatchObject({ likeCount: likes + 1, dislikeCount: dislikes });
    });

    it('count every member when several react simultaneously', async () => {
      const clients = [
        world.member,
        world.admin,
        await signUp(world.subject),
        await signUp(world.subject),
      ];
      const before = await post(third);
      await Promise.all(clients.map((client) => react(client, third, 'like')));
      expect(await post(third)).toMatchObject({
        likeCount: before.likeCount + 4,
        dislikeCount: before.dislikeCount,
      });
      await Promise.all(clients.map((client) => react(client, third, 'dislike')));
      expect(await post(third)).toMatchObject({
        likeCount: before.likeCount,
        dislikeCount: before.dislikeCount + 4,
      });
      await Promise.all(clients.map((client) => react(client, third, 'dislike')));
      expect(await post(third)).toMatchObject({
        likeCount: before.likeCount,
        dislikeCount: before.dislikeCount,
      });

      // Twenty simultaneous requests: each of the four members presses five times, like and dislike
      // mixed.
      const start = await post(fourth);
      const types = ['like', 'dislike', 'like', 'like', 'dislike'] as const;
      const answers = await Promise.all(
        clients.flatMap((client) => types.map((type) => react(client, fourth, type))),
      );
      for (const answer of answers) {
        expect(answer.isLiked && answer.isDisliked).toBe(false);
        expect(answer.likes).toBeGreaterThanOrEqual(start.likeCount);
        expect(answer.likes).toBeLessThanOrEqual(start.likeCount + 4);
      }
      const views = await Promise.all(clients.map((client) => post(fourth, client)));
      expect(await post(fourth)).toMatchObject({
        likeCount: start.likeCount + views.filter(({ isLiked }) => isLiked).length,
        dislikeCount: start.dislikeCount + views.filter(({ isDisliked }) => isDisliked).length,
      });
      expect(views.some(({ isLiked, isDisliked }) => isLiked && isDisliked)).toBe(false);
    });

    it('are for posts that the member can see', async () => {
      const pending = fixtures.posts.find(
        ({ isConfirmed, authorId }) => !isConfirmed && authorId !== 1,
      );
      const body = { type: 'like' };
      await world.member.fails('reactToPost', 'NOT_FOUND', {
        id: `post${pending?.id ?? ''}`,
        body,
      });
      await world.member.fails('reactToPost', 'NOT_FOUND', { id: 'post2147483647', body });
    });
  });
}
