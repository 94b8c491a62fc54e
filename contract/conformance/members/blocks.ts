import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { reasonTexts } from '../../texts';
import { commenting } from '../support/commenting';
import { expectedFeed } from '../support/expected';
import { readAll } from '../support/reading';
import type { StartSubject } from '../support/subject';
import { MEMBER_ID, signUp, useWorld } from '../support/world';

/** Blocking members. */
export function blockTests(start: StartSubject): void {
  describe('blocked members', () => {
    const world = useWorld(start);
    const comments = commenting(world);
    const BLOCKED = 4;
    const id = `user${BLOCKED}`;
    const byBlocked = new Set(
      fixtures.posts
        .filter(({ authorId }) => authorId === BLOCKED)
        .map(({ id: post }) => `post${post}`),
    );
    const ids = async (client = world.guest) => (await readAll(client)).map(({ postId }) => postId);

    it('are absent from the feed of the member who blocked them', async () => {
      const blocked = { success: true, userId: id, isBlocked: true };
      expect(await world.member.ok('blockMember', { id })).toEqual(blocked);
      expect(await world.member.ok('blockMember', { id: BLOCKED })).toEqual(blocked);
      const others = expectedFeed({}).filter((post) => !byBlocked.has(post));
      expect(await ids(world.member)).toEqual(others);
      expect(await ids()).toEqual(expectedFeed({}));
      const [post = ''] = byBlocked;
      expect((await world.member.ok('getPostDetail', { id: post })).post.userId).toBe(id);
    });

    it('have empty comments for the member who blocked them', async () => {
      const spoken = fixtures.comments.find(
        ({ authorId, postId }) =>
          authorId === BLOCKED && fixtures.posts.find((post) => post.id === postId)?.isConfirmed,
      );
      const postId = `post${spoken?.postId ?? ''}`;
      const rows = await comments.list(postId, world.member);
      expect(rows.some(({ isBlocked }) => isBlocked)).toBe(true);
      for (const row of rows) {
        expect(row.isBlocked).toBe(row.userId === id);
        expect(row.content === '').toBe(row.userId === id);
      }
      const { comments: first } = await world.member.ok('getPostDetail', { id: postId });
      expect(first).toEqual(rows);
      const open = await comments.list(postId);
      expect(open.map(({ commentId }) => commentId)).toEqual(
        rows.map(({ commentId }) => commentId),
      );
      expect(open.some(({ isBlocked, content }) => isBlocked || content === '')).toBe(false);
    });

    it('can still be answered and can read the answers', async () => {
      const spoken = fixtures.comments.find(
        ({ authorId, parentId }) => authorId === BLOCKED && parentId === null,
      );
      const postId = `post${spoken?.postId ?? ''}`;
      const parent = `comment${spoken?.id ?? ''}`;
      const answer = await comments.write(world.member, postId, '그래도 답합니다', parent);
      expect(answer).toMatchObject({ isBlocked: false, parentCommentId: parent });
    });

    it('appear again as soon as the block ends', async () => {
      const free = { success: true, userId: id, isBlocked: false };
      expect(await world.member.ok('unblockMember', { id })).toEqual(free);
      expect(await world.member.ok('unblockMember', { id })).toEqual(free);
      expect(await ids(world.member)).toEqual(expectedFeed({}));
      expect((await comments.list('post2', world.member)).some((one) => one.isBlocked)).toBe(false);
    });

    it('must exist and be another member', async () => {
      const self = await world.member.fails('blockMember', 'FORBIDDEN', { id: MEMBER_ID });
      expect(self.error).toBe(reasonTexts.selfBlocked);
      const nobody = await world.member.fails('blockMember', 'NOT_FOUND', { id: 'user2147483647' });
      expect(nobody.error).toBe(reasonTexts.memberNotFound);
      expect(await world.member.ok('unblockMember', { id: 'user2147483647' })).toMatchObject({
        isBlocked: false,
      });
    });

    it('are either blocked or not after many simultaneous requests', async () => {
      const stranger = await signUp(world.subject);
      const calls = Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? stranger.ok('unblockMember', { id }) : stranger.ok('blockMember', { id }),
      );
      await Promise.all(calls);
      const shown = new Set(await ids(stranger));
      const isShown = [...byBlocked].filter((post) => expectedFeed({}).includes(post));
      expect(new Set(isShown.map((post) => shown.has(post))).size).toBe(1);
      await stranger.ok('unblockMember', { id });
      expect(await ids(stranger)).toEqual(expectedFeed({}));
      await stranger.ok('blockMember', { id });
      expect(await ids(stranger)).toEqual(expectedFeed({}).filter((post) => !byBlocked.has(post)));
    });
  });
}
