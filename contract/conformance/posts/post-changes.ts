import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import type { Post } from '../../models/post';
import { errorTexts, reasonTexts } from '../../texts';
import { revisionTests } from './revisions';
import type { StartSubject } from '../support/subject';
import { ADMIN_ID, signUp, useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Changing and deleting a post. */
export function postChangesSuite(start: StartSubject): void {
  describe('changes to posts', () => {
    const world = useWorld(start);

    it('change the sent fields and leave the rest', async () => {
      const blocks = [
        { type: 'text', content: '본문' },
        { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
      ];
      const categories = { timing: 'commute', content: 'humor' };
      const { post, postId } = await world.member.ok('createPost', {
        body: { title: '제목', blocks, categories },
      });
      const change = async (body: object) =>
        (await world.member.ok('updatePost', { id: postId, body })).post;
      const same = ({ timeAgo: _age, viewCount: _views, revision: _revision, ...rest }: Post) =>
        rest;
      expect(same(await change({}))).toEqual(same(post));
      expect(same(await change({ title: '새 제목' }))).toEqual(same({ ...post, title: '새 제목' }));
      const partly = await change({ categories: { timing: 'break', content: null } });
      expect(partly.categories).toEqual({ timing: 'break', content: null });
      const rewritten = await change({
        userId: 'user1',
        blocks: [{ type: 'text', content: '새 본문' }],
      });
      expect(rewritten).toMatchObject({ title: '새 제목', content: '새 본문', image: null });
      expect(rewritten.media).toHaveLength(1);
      expect((await change({ title: null })).title).toBeNull();
      expect((await change({ title: '  ' })).title).toBeNull();
      const shown = await world.member.ok('getPostDetail', { id: postId });
      expect(shown.post).toMatchObject({
        title: null,
        content: '새 본문',
        createdAt: post.createdAt,
      });
    });

    revisionTests(world);

    it('never touch the author, the counts or the pin of a post', async () => {
      const { post, postId } = await world.member.ok('createPost', { body: textPost('내 글') });
      const grab = {
        authorId: 2,
        author: { id: ADMIN_ID },
        likeCount: 9,
        isPinned: true,
        isConfirmed: true,
      };
      const after = await world.member.ok('updatePost', {
        id: postId,
        body: grab,
      });
      expect(after.post).toMatchObject({
        ...{ userId: post.userId, likeCount: 0, isPinned: false, isConfirmed: false },
      });
    });

    it('are allowed to the author and to admins only', async () => {
      const id = await publish(world, textPost('모두가 보는 글'));
      const stranger = await signUp(world.subject);
      const update = await stranger.fails('updatePost', 'FORBIDDEN', {
        id,
        body: { title: '훔친 글' },
      });
      const remove = await stranger.fails('deletePost', 'FORBIDDEN', { id });
      expect([update.error, remove.error]).toEqual([errorTexts.FORBIDDEN, errorTexts.FORBIDDEN]);
      expect((await world.guest.ok('getPostDetail', { id })).post.title).toBeNull();
      expect(await world.admin.ok('deletePost', { id })).toEqual({ success: true });
    });

    it('include a deletion that removes the post with its comments for everybody', async () => {
      const id = await publish(world, textPost('곧 사라질 글'));
      const { comment } = await world.admin.ok('createComment', {
        id,
        body: { content: '잘 봤어요' },
      });
      const { commentId } = comment;
      const before = await world.admin.ok('listAllPosts', { query: { limit: 1 } });
      expect(await world.member.ok('deletePost', { id })).toEqual({ success: true });
      const after = await world.admin.ok('listAllPosts', { query: { limit: 1 } });
      expect(after.counts).toEqual({
        ...before.counts,
        confirmed: before.counts.confirmed - 1,
        all: before.counts.all - 1,
      });
      for (const client of [world.guest, world.member, world.admin]) {
        const error = await client.fails('getPostDetail', 'NOT_FOUND', { id });
        expect(error.error).toBe(reasonTexts.postNotFound);
        await client.fails('listComments', 'NOT_FOUND', { id });
        await client.fails('sharePost', 'NOT_FOUND', { id });
      }
      await world.admin.fails('getReviewDetail', 'NOT_FOUND', { id });
      await world.admin.fails('listReviewComments', 'NOT_FOUND', { id });
      await world.admin.fails('confirmPosts', 'NOT_FOUND', { body: { postId: id } });
      await world.member.fails('reactToPost', 'NOT_FOUND', { id, body: { type: 'like' } });
      await world.member.fails('createComment', 'NOT_FOUND', { id, body: { content: '늦었네요' } });
      await world.admin.fails('likeComment', 'NOT_FOUND', { id: commentId, body: {} });
      await world.admin.fails('updateComment', 'NOT_FOUND', {
        id: commentId,
        body: { content: '늦음' },
      });
      await world.admin.fails('deleteComment', 'NOT_FOUND', { id: commentId });
      await world.member.fails('updatePost', 'NOT_FOUND', { id, body: { title: '늦음' } });
      await world.member.fails('deletePost', 'NOT_FOUND', { id });
      const { data } = await world.guest.ok('getFeed', { query: { limit: 50 } });
      expect(data.posts.map(({ postId }) => postId)).not.toContain(id);
    });

    it('move a post into another sphere of its author, and keep it published', async () => {
      const isIn = (memberId: number) => (sphere: (typeof fixtures.spheres)[number]) =>
        sphere.members.some((one) => one.memberId === memberId);
      const [from, to] = fixtures.spheres.filter(isIn(1));
      const foreign = fixtures.spheres.find((one) => !isIn(1)(one) && isIn(2)(one));
      if (!from || !to || !foreign) throw new Error('The sample members are in too few spheres');
      const [fromId, toId] = [`sphere${from.id}`, `sphere${to.id}`];
      const body = { ...textPost('뜨개모임 안내'), sphereId: fromId };
      const id = await publish(world, body);
      const found = async (query: object) =>
        (await world.guest.ok('getFeed', { query: { ...query, limit: 50 } })).data.posts.some(
          (one) => one.postId === id,
        );
      expect(await found({ sphereId: fromId })).toBe(true);
      const move = async (sphereId: string | null) =>
        (await world.member.ok('updatePost', { id, body: { sphereId } })).post;

      expect(await move(toId)).toMatchObject({
        ...{ sphereId: toId, sphereName: to.name, isConfirmed: true, revision: 1 },
      });
      expect(await found({ sphereId: fromId })).toBe(false);
      expect(await found({ sphereId: toId })).toBe(true);
      // The search includes the name of the sphere.
      expect(await found({ q: `뜨개모임 ${to.name}` })).toBe(true);
      expect(await found({ q: `뜨개모임 ${from.name}` })).toBe(false);
      expect(await move(toId)).toMatchObject({ revision: 1 });

      // The author's spheres count, also when an admin changes the post.
      for (const client of [world.member, world.admin]) {
        const refused = { id, body: { sphereId: `sphere${foreign.id}` } };
        const { error } = await client.fails('updatePost', 'FORBIDDEN', refused);
        expect(error).toBe(reasonTexts.sphereNotJoined);
      }
      const missing = { id, body: { sphereId: 'sphere2147483647' } };
      const { error } = await world.member.fails('updatePost', 'NOT_FOUND', missing);
      expect(error).toBe(reasonTexts.sphereNotFound);

      // An author who has left the sphere may still change the text, and take the post out of it.
      await world.member.ok('leaveSphere', { id: toId });
      await world.admin.ok('updatePost', { id, body: { title: '다른 제목', sphereId: toId } });
      expect(await move(null)).toMatchObject({ sphereId: null, sphereName: null });
      expect(await found({ sphereId: toId })).toBe(false);
      expect(await found({ q: '뜨개모임' })).toBe(true);
      await world.member.ok('joinSphere', { id: toId });
    });

    it('move a post into its new category', async () => {
      const known = fixtures.posts.find(
        ({ timing, isConfirmed }) => isConfirmed && timing === 'commute',
      );
      const id = `post${known?.id ?? ''}`;
      const ids = async (timing: string) =>
        (await world.guest.ok('getFeed', { query: { timing, limit: 50 } })).data.posts.map(
          (one) => one.postId,
        );
      await world.admin.ok('updatePost', { id, body: { categories: { timing: 'break' } } });
      expect(await ids('commute')).not.toContain(id);
      expect(await ids('break')).toContain(id);
    });
  });
}
