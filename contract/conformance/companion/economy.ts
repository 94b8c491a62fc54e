import { describe, expect, it } from 'vitest';
import { expectBalanced, history, holdings, newcomer, tally } from '../support/balances';
import type { Client } from '../support/client';
import { economyAmidstTests } from './economy-amidst';
import { economyDaysTests } from './economy-days';
import { economyPostsTests, unreviewedPostsTest } from './economy-posts';
import type { StartSubject } from '../support/subject';
import { signUp, useWorld } from '../support/world';
import { textPost } from '../support/writing';

/** Each reward is given only once, even if the action is undone, sent again or repeated. */
export function economySuite(start: StartSubject): void {
  describe('the economy', () => {
    const world = useWorld(start);
    const react = (client: Client, id: string, type: 'like' | 'dislike') =>
      client.ok('reactToPost', { id, body: { type } });

    it('starts an account with empty balances, a companion and a lotus', async () => {
      const stranger = await signUp(world.subject);
      const { companion, ...member } = await holdings(stranger);
      expect({ ...member, companion }).toMatchObject(newcomer);
      expect(companion).toMatchObject({ characterName: '', base_part_id: 'part1' });
      const { plants } = await stranger.ok('getGarden');
      expect(plants).toMatchObject([
        { species: 'lotus', level: 1, experience: 0, maxExperience: 100 },
      ]);
      expect(await history(stranger)).toEqual([]);

      // Only a like of another member's post is rewarded, and only the first one.
      await react(stranger, 'post2', 'dislike');
      expect((await holdings(stranger)).experience).toBe(0);
      for (const type of ['like', 'like', 'like', 'dislike', 'like', 'like', 'like'] as const) {
        await react(stranger, 'post2', type);
      }
      await Promise.all(Array.from({ length: 9 }, () => react(stranger, 'post3', 'like')));
      expect(tally(await history(stranger))).toEqual({ like_give: 2 });
      const { experience, companion: liked } = await holdings(stranger);
      expect([experience, liked.experience, liked.influence]).toEqual([2, 2, 2]);

      const { postId } = await stranger.ok('createPost', { body: textPost('내 글') });
      await react(stranger, postId, 'like');
      await react(stranger, postId, 'like');
      await react(stranger, postId, 'like');
      expect(tally(await history(stranger))).toEqual({ like_give: 2 });
      await stranger.fails('reactToPost', 'NOT_FOUND', { id: 2147483647, body: { type: 'like' } });
      await expectBalanced(stranger);
    });

    it('pays for one comment per post and day, even if it is deleted', async () => {
      const stranger = await signUp(world.subject);
      const say = (id: string, more: object = {}) =>
        stranger.ok('createComment', { id, body: { content: '같은 자리의 말', ...more } });
      const { comment } = await say('post2');
      await say('post2', { parentCommentId: comment.commentId });
      await stranger.ok('deleteComment', { id: comment.commentId });
      await Promise.all(Array.from({ length: 9 }, () => say('post2')));
      expect(tally(await history(stranger))).toEqual({ comment_write: 1 });
      await say('post3');
      const { postId } = await stranger.ok('createPost', { body: textPost('내 글에도') });
      // Nobody else sees the post yet, so its author would be paid for talking to themselves.
      await say(postId);
      await world.admin.ok('reactToPost', { id: postId, body: { type: 'like' } });
      expect(tally(await history(stranger))).toEqual({ comment_write: 2 });
      await world.admin.ok('confirmPosts', { body: { postId } });
      await say(postId);
      expect(tally(await history(stranger))).toEqual({ comment_write: 3, post_create: 1 });
      const { experience, companion } = await holdings(stranger);
      expect([experience, companion.sociability]).toEqual([35, 3]);
      const refused = { id: 'post2', body: { content: '답글', parentCommentId: 2147483647 } };
      await stranger.fails('createComment', 'NOT_FOUND', refused);
      await expectBalanced(stranger);
    });

    economyPostsTests(world);
  });

  describe('the economy without review', () => {
    unreviewedPostsTest(useWorld(start));
  });

  describe('the economy of a day', () => {
    economyDaysTests(useWorld(start));
  });

  describe('the economy under concurrency', () => {
    economyAmidstTests(useWorld(start));
  });
}
