import { describe, expect, it } from 'vitest';
import { reasonTexts } from '../../texts';
import { PINS_MOST } from '../../rules/posts/pins';
import { pinnedFixtures } from '../support/expected';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

const SPHERE = 1;
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Posts that admins pin to the top of a feed. */
export function pinsSuite(start: StartSubject): void {
  describe('pinned posts', () => {
    const world = useWorld(start);
    const feed = async (query: Record<string, unknown> = {}, client = world.guest) =>
      (await client.ok('getFeed', { query })).data.posts;
    const ids = async (query?: Record<string, unknown>, client = world.guest) =>
      (await feed(query, client)).map(({ postId }) => postId);
    const write = (text: string, sphereId: number | null = null) =>
      publish(world, { ...textPost(text), sphereId });
    const pin = (id: string, body: object = { scope: 'site' }) =>
      world.admin.ok('pinPost', { id, body });
    const unpin = (id: string) => world.admin.ok('unpinPost', { id });

    it('lead the feed of the site until they are unpinned', async () => {
      const id = await write('고정할 글');
      await write('더 새로운 글');
      const before = await ids();
      expect(await pin(id)).toMatchObject({ postId: id, isPinned: true });
      const [first] = await feed();
      expect(first).toMatchObject({
        postId: id,
        isPinned: true,
        pin: { scope: 'site', until: null },
      });
      const { post } = await world.guest.ok('getPostDetail', { id });
      expect(post).toMatchObject({ isPinned: true, pin: { scope: 'site', until: null } });
      expect(await unpin(id)).toMatchObject({ postId: id, isPinned: false });
      expect(await ids()).toEqual(before);
      expect((await world.guest.ok('getPostDetail', { id })).post.pin).toBe(null);
      // Repeating it changes nothing.
      expect(await unpin(id)).toMatchObject({ isPinned: false });
    });

    it('are in their usual place in a feed with a filter or another order', async () => {
      const id = await write('거른 목록의 고정 글', SPHERE);
      const others = [await write('둘째 글', SPHERE), await write('셋째 글', SPHERE)];
      await pin(id);
      const top = [...others.toReversed(), id];
      expect((await ids({ sphereId: SPHERE })).slice(0, 3)).toEqual(top);
      const found = await ids({ q: '거른 목록의' });
      expect(found).toEqual([id]);
      expect((await ids({ sort: 'popular' }))[0]).not.toBe(id);
      await unpin(id);
    });

    it('appear once, above page 1 and on no other page', async () => {
      const id = await write('한 번만 보이는 글');
      await pin(id);
      const read = async (query: Record<string, unknown>) =>
        (await world.guest.ok('getFeed', { query: { limit: 5, ...query } })).data;
      const first = await read({});
      expect(first.posts).toHaveLength(5 + 1 + pinnedFixtures);
      const second = await read({ page: 2 });
      const next = await read({ cursor: first.pagination.nextCursor ?? '' });
      expect(next.posts).toEqual(second.posts);
      const all = [...first.posts, ...second.posts].map(({ postId }) => postId);
      expect(all.filter((one) => one === id)).toEqual([id]);
      expect(new Set(all).size).toBe(all.length);
      await unpin(id);
    });

    it('lead the feed of their sphere alone, while they are in it', async () => {
      const id = await write('스피어에 고정할 글', SPHERE);
      await write('스피어의 새 글', SPHERE);
      await pin(id, { scope: 'sphere' });
      const [first] = await feed({ sphereId: SPHERE });
      expect(first).toMatchObject({ postId: id, pin: { scope: 'sphere' } });
      expect((await ids())[0]).not.toBe(id);
      await world.member.ok('updatePost', { id, body: { sphereId: null } });
      expect((await world.guest.ok('getPostDetail', { id })).post.isPinned).toBe(false);
      expect(await ids({ sphereId: SPHERE })).not.toContain(id);
      await unpin(id);
    });

    it('come in the order that admins gave them', async () => {
      const [one, two, three] = [
        await write('차례 하나'),
        await write('차례 둘'),
        await write('차례 셋'),
      ] as const;
      const pinned = async () => (await feed()).filter((post) => post.isPinned);
      const order = async () => (await pinned()).map(({ postId }) => postId).slice(0, 3);
      await pin(one);
      await pin(two, { scope: 'site', position: 2 });
      await pin(three, { scope: 'site', position: 2 });
      expect(await order()).toEqual([one, three, two]);
      await pin(two);
      expect(await order()).toEqual([two, one, three]);
      await pin(two, { scope: 'site', position: PINS_MOST });
      expect((await pinned()).at(-1)?.postId).toBe(two);
      for (const id of [one, two, three]) await unpin(id);
    });

    it('may have an end, which lies ahead', async () => {
      const id = await write('내일까지 고정할 글');
      const until = tomorrow();
      await pin(id, { scope: 'site', until });
      expect((await feed())[0]).toMatchObject({ postId: id, pin: { scope: 'site', until } });
      const past = { scope: 'site', until: new Date(Date.now() - 1_000).toISOString() };
      const { issues } = await world.admin.fails('pinPost', 'VALIDATION', { id, body: past });
      expect(issues).toEqual([{ path: 'until', message: reasonTexts.pinPast }]);
      await unpin(id);
    });

    it('must be public, and in a sphere to be pinned there', async () => {
      const { postId: waiting } = await world.member.ok('createPost', {
        body: textPost('아직 검토 중인 글'),
      });
      const refused = async (id: string, scope: string) =>
        (await world.admin.fails('pinPost', 'CONFLICT', { id, body: { scope } })).error;
      expect(await refused(waiting, 'site')).toBe(reasonTexts.pinPending);
      const id = await write('스피어가 없는 글');
      expect(await refused(id, 'sphere')).toBe(reasonTexts.pinNoSphere);
      await pin(id);
      const take = (isConfirmed: boolean) =>
        world.admin.ok('confirmPosts', {
          body: { postId: id, is_confirmed: isConfirmed, reason: '사유' },
        });
      await take(false);
      expect(await ids()).not.toContain(id);
      await take(true);
      expect((await ids())[0]).toBe(id);
      await world.member.ok('deletePost', { id });
      expect(await ids()).not.toContain(id);
      for (const name of ['pinPost', 'unpinPost'] as const) {
        await world.admin.fails(name, 'NOT_FOUND', { id, body: { scope: 'site' } });
      }
    });

    it('are hidden from members who hid them', async () => {
      const id = await write('숨길 고정 글');
      await pin(id);
      const reader = await signUp(world.subject);
      await reader.ok('hidePost', { id });
      expect(await ids({}, reader)).not.toContain(id);
      expect(await ids({}, world.member)).toContain(id);
      await unpin(id);
    });

    it('are limited in number', async () => {
      const posts: string[] = [];
      for (let at = pinnedFixtures; at < PINS_MOST; at += 1) {
        posts.push(await write(`고정 ${at}`));
        await pin(posts.at(-1) ?? '');
      }
      const id = await write('하나 더 고정할 글');
      const { error } = await world.admin.fails('pinPost', 'CONFLICT', {
        id,
        body: { scope: 'site' },
      });
      expect(error).toBe(reasonTexts.pinsMany);
      // One of them can still be moved.
      await pin(posts[0] ?? '');
      expect((await ids())[0]).toBe(posts[0]);
      for (const one of posts) await unpin(one);
    });
  });
}
