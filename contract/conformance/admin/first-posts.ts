import { describe, expect, it } from 'vitest';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

/** The first posts of a member, which can always wait for review. */
export function firstPostsSuite(start: StartSubject): void {
  describe('the first posts of a member', () => {
    const world = useWorld(start);
    const set = (reviewFirst: number) =>
      world.admin.ok('updateModeration', { body: { reviewFirst } });

    it('wait for review even if the settings require none', async () => {
      await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
      await set(2);
      const author = await signUp(world.subject);
      const write = async (text: string) =>
        (await author.ok('createPost', { body: textPost(text) })).post;
      const [first, second, third] = [
        await write('첫 글'),
        await write('둘째'),
        await write('셋째'),
      ];
      for (const { isConfirmed, isRewardDue } of [first, second, third]) {
        expect({ isConfirmed, isRewardDue }).toEqual({ isConfirmed: false, isRewardDue: true });
      }
      const postIds = [first.postId, second.postId];
      await world.admin.ok('confirmPosts', { body: { postIds } });
      expect((await write('넷째')).isConfirmed).toBe(true);
      // A member with enough posts is not concerned.
      const { post } = await world.member.ok('createPost', { body: textPost('오래된 멤버의 글') });
      expect(post.isConfirmed).toBe(true);
    });

    it('wait again when their author changes them', async () => {
      await set(1);
      const author = await signUp(world.subject);
      const { postId } = await author.ok('createPost', { body: textPost('첫 글') });
      await world.admin.ok('confirmPosts', { body: { postId } });
      const edit = async (title: string) =>
        (await author.ok('updatePost', { id: postId, body: { title } })).post.isConfirmed;
      expect(await edit('고친 첫 글')).toBe(false);
      await world.admin.ok('confirmPosts', { body: { postId } });
      await author.ok('createPost', { body: textPost('둘째 글') });
      expect(await edit('또 고친 글')).toBe(true);
    });

    it('are like others while the number is 0', async () => {
      await set(0);
      const author = await signUp(world.subject);
      const { post } = await author.ok('createPost', { body: textPost('첫 글') });
      expect(post.isConfirmed).toBe(true);
      await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    });
  });
}
