import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { blockTests } from './blocks';
import type { Client } from '../support/client';
import { expectedFeed, pinnedFixtures } from '../support/expected';
import { favoriteTests } from './favorites';
import { readAll } from '../support/reading';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';

const NOWHERE = 'post2147483647';
/** This post waits for review and belongs to another member. */
const PENDING = 'post57';

/** Saved and hidden posts, blocked members, favourite videos. */
export function collectionsSuite(start: StartSubject): void {
  describe('saved posts', () => {
    const world = useWorld(start);
    const inFeed = async (client: Client, id: string) =>
      (await client.ok('getFeed', { query: { limit: 50 } })).data.posts.find(
        ({ postId }) => postId === id,
      );

    it('are marked for the member who saved them in every list', async () => {
      const saved = { success: true, postId: 'post2', isSaved: true };
      expect(await world.member.ok('savePost', { id: 'post2' })).toEqual(saved);
      expect(await world.member.ok('savePost', { id: 2 })).toEqual(saved);
      expect(await inFeed(world.member, 'post2')).toMatchObject({ isSaved: true });
      expect((await world.member.ok('getPostDetail', { id: 2 })).post.isSaved).toBe(true);
      for (const other of [world.guest, world.admin]) {
        expect(await inFeed(other, 'post2')).toMatchObject({ isSaved: false });
        expect((await other.ok('getPostDetail', { id: 2 })).post.isSaved).toBe(false);
      }
      const marked = (await readAll(world.member)).filter(({ isSaved }) => isSaved);
      expect(marked.map(({ postId }) => postId)).toEqual(['post2']);
    });

    it('keep their reaction, and a reaction keeps them saved', async () => {
      const flags = { isLiked: true, isDisliked: false, isSaved: true };
      const before = (await world.admin.ok('getPostDetail', { id: 3 })).post;
      if (!before.isLiked) await world.admin.ok('reactToPost', { id: 3, body: { type: 'like' } });
      await world.admin.ok('savePost', { id: 3 });
      expect(await inFeed(world.admin, 'post3')).toMatchObject(flags);
      await world.admin.ok('reactToPost', { id: 3, body: { type: 'dislike' } });
      expect(await inFeed(world.admin, 'post3')).toMatchObject({
        isLiked: false,
        isDisliked: true,
        isSaved: true,
      });
      await world.admin.ok('unsavePost', { id: 3 });
      expect(await inFeed(world.admin, 'post3')).toMatchObject({
        isLiked: false,
        isDisliked: true,
        isSaved: false,
      });
    });

    it('may be the member’s own, even while it waits for review', async () => {
      await world.member.ok('savePost', { id: 5 });
      expect(await inFeed(world.member, 'post5')).toMatchObject({
        isSaved: true,
        isConfirmed: false,
      });
    });

    it('can be unsaved twice, and even after the post is deleted', async () => {
      const given = { success: true, postId: 'post2', isSaved: false };
      expect(await world.member.ok('unsavePost', { id: 'post2' })).toEqual(given);
      expect(await world.member.ok('unsavePost', { id: 'post2' })).toEqual(given);
      expect(await inFeed(world.member, 'post2')).toMatchObject({ isSaved: false });
      expect(await world.member.ok('unsavePost', { id: NOWHERE })).toMatchObject({
        isSaved: false,
      });
    });

    it('must exist to be saved', async () => {
      for (const id of [NOWHERE, PENDING]) {
        const error = await world.member.fails('savePost', 'NOT_FOUND', { id });
        expect(error.error).toBe(reasonTexts.postNotFound);
      }
    });

    it('are saved once by many simultaneous requests', async () => {
      const calls = Array.from({ length: 20 }, (_, at) =>
        at % 2 === 0
          ? world.member.ok('savePost', { id: 4 })
          : world.member.ok('hidePost', { id: 4 }),
      );
      await Promise.all(calls);
      expect((await world.member.ok('getPostDetail', { id: 4 })).post.isSaved).toBe(true);
      expect(await inFeed(world.member, 'post4')).toBeUndefined();
      await world.member.ok('unhidePost', { id: 4 });
      expect(await inFeed(world.member, 'post4')).toMatchObject({ isSaved: true });
    });
  });

  describe('hidden posts', () => {
    const world = useWorld(start);
    const ids = async (client: Client, query: Record<string, unknown> = {}) =>
      (await readAll(client, query)).map(({ postId }) => postId);

    it('are absent from every feed of the member who hid them, and from no other feed', async () => {
      const stranger = await signUp(world.subject);
      const gone = ['post1', 'post2', 'post6', 'post50'];
      for (const id of gone) {
        const hidden = { success: true, postId: id, isHidden: true };
        expect(await stranger.ok('hidePost', { id })).toEqual(hidden);
        expect(await stranger.ok('hidePost', { id })).toEqual(hidden);
      }
      for (const query of [{}, { sort: 'popular' }, { sphereId: 1 }, { q: '물' }] as const) {
        const expected = expectedFeed(query);
        const kept = expected.filter((id) => !gone.includes(id));
        expect(kept.length).toBeLessThan(expected.length);
        expect(await ids(stranger, query)).toEqual(kept);
        expect(await ids(world.guest, query)).toEqual(expected);
      }
      expect((await stranger.ok('getPostDetail', { id: 2 })).post.postId).toBe('post2');

      // Pages have the requested length, by number and by cursor, and say correctly whether more
      // follow.
      const kept = expectedFeed({}).filter((id) => !gone.includes(id));
      const { data } = await stranger.ok('getFeed', { query: { limit: 5, page: 2 } });
      expect(data.posts.map(({ postId }) => postId)).toEqual(kept.slice(5, 10));
      const whole = await stranger.ok('getFeed', { query: { sphereId: 1, limit: 50 } });
      const size = whole.data.posts.length;
      const exact = await stranger.ok('getFeed', { query: { sphereId: 1, limit: size } });
      expect(exact.data.pagination).toMatchObject({ hasMore: false, nextCursor: null });

      for (const id of gone) {
        expect(await stranger.ok('unhidePost', { id })).toMatchObject({ isHidden: false });
        expect(await stranger.ok('unhidePost', { id })).toMatchObject({ isHidden: false });
      }
      expect(await ids(stranger)).toEqual(expectedFeed({}));
    });

    it('must exist and be another member’s', async () => {
      for (const id of ['post5', 'post22']) {
        const own = await world.member.fails('hidePost', 'FORBIDDEN', { id });
        expect(own.error).toBe(reasonTexts.ownPostHidden);
      }
      for (const id of [NOWHERE, PENDING]) {
        await world.member.fails('hidePost', 'NOT_FOUND', { id });
      }
      expect(await world.member.ok('unhidePost', { id: NOWHERE })).toMatchObject({
        isHidden: false,
      });
    });

    it('leave the member’s own pending posts on top of the feed', async () => {
      await world.member.ok('hidePost', { id: 2 });
      const { data } = await world.member.ok('getFeed', { query: { limit: 10 } });
      const own = data.posts.filter(({ isConfirmed }) => !isConfirmed);
      expect(own.map(({ postId }) => postId)).toEqual(['post5', 'post56']);
      expect(data.posts).toHaveLength(2 + pinnedFixtures + 10);
      await world.member.ok('unhidePost', { id: 2 });
    });
  });

  blockTests(start);
  favoriteTests(start);
}
