import { describe, expect, it } from 'vitest';
import type { Post } from '../../models/post';
import { noPostRewards, postRewards } from '../../rules/companion/rewards';
import { expectBalanced, history, tally } from '../support/balances';
import type { Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

const video = {
  title: '같이 볼 영상',
  blocks: [
    { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
    { type: 'text', content: '한 번만 올린 영상' },
  ],
  categories: { timing: 'break' },
};

const steady = ({ timeAgo: _age, ...post }: Post) => post;

/** A post with an idempotency key is saved and rewarded once, even if it is sent many times. */
export function idempotencySuite(start: StartSubject): void {
  describe('a post that is sent twice', () => {
    const world = useWorld(start);
    const pendingOf = async (author: Client, content: string) =>
      (await author.ok('getFeed', { query: { limit: 50 } })).data.posts.filter(
        (post) => post.content === content,
      );

    it.each([
      ['a post', textPost('한 번만 쓴 글')],
      ['a video', video],
    ])('is one: %s', async (kind, written) => {
      const stranger = await signUp(world.subject);
      const body = { ...written, writingId: `again-${kind.replace(' ', '-')}` };
      const first = await stranger.ok('createPost', { body });
      const again = await stranger.ok('createPost', { body });
      expect({ ...again, post: steady(again.post) }).toEqual({
        ...first,
        post: steady(first.post),
      });
      expect(await pendingOf(stranger, first.post.content)).toHaveLength(1);
      await world.admin.ok('confirmPosts', { body: { postId: first.postId } });
      const late = await stranger.ok('createPost', { body: { ...body, title: '늦게 온 제목' } });
      expect(late).toMatchObject({ postId: first.postId, rewards: postRewards });
      expect(late.post).toMatchObject({ isConfirmed: true, title: first.post.title, revision: 0 });
      expect(tally(await history(stranger))).toEqual({ post_create: 1 });
      await expectBalanced(stranger);
    });

    it('becomes one post when it is sent many times simultaneously without review', async () => {
      const stranger = await signUp(world.subject);
      await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
      const body = { ...textPost('한꺼번에 온 글'), writingId: 'at-once-1' };
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => stranger.ok('createPost', { body })),
      );
      expect(new Set(answers.map(({ postId }) => postId)).size).toBe(1);
      for (const { rewards } of answers) expect(rewards).toEqual(postRewards);
      expect(tally(await history(stranger))).toEqual({ post_create: 1 });
      await expectBalanced(stranger);

      // Beyond the rewarded posts of a day, each answer says that nothing was earned.
      for (let at = 0; at < 9; at += 1) {
        await stranger.ok('createPost', { body: textPost(`보상을 받는 글 ${at}`) });
      }
      const last = { ...textPost('보상이 없는 글'), writingId: 'unpaid-01' };
      const unpaid = await stranger.ok('createPost', { body: last });
      const again = await stranger.ok('createPost', { body: last });
      expect([unpaid.rewards, again.rewards]).toEqual([noPostRewards, noPostRewards]);
      await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    });

    it('becomes another member’s separate post under the same key', async () => {
      const body = { ...textPost('같은 이름의 글'), writingId: 'same-name' };
      const { postId } = await world.member.ok('createPost', { body });
      const other = await world.admin.ok('createPost', { body });
      expect(other.postId).not.toBe(postId);
      const next = { ...body, writingId: 'other-name' };
      expect((await world.member.ok('createPost', { body: next })).postId).not.toBe(postId);
    });

    it('is created again if the first was deleted', async () => {
      const body = { ...textPost('지웠다가 다시 쓴 글'), writingId: 'deleted-1' };
      const { postId } = await world.member.ok('createPost', { body });
      await world.member.ok('deletePost', { id: postId });
      const again = await world.member.ok('createPost', { body });
      expect(again.postId).not.toBe(postId);
      expect((await world.member.ok('createPost', { body })).postId).toBe(again.postId);
    });
  });
}
