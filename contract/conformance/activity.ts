import { expect, it } from 'vitest';
import { fixtures } from '../fixtures';
import type { Activity } from '../models/activity';
import { activityKinds } from '../models/activity';
import { headline } from '../rules/headline';
import { postRewards } from '../rules/rewards';
import type { Client } from './client';
import { signUp, type World } from './world';
import { aMoment, publish, textPost } from './writing';

async function history(client: Client, limit = 7): Promise<Activity[]> {
  const entries: Activity[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, unknown> = cursor === null ? { limit } : { limit, cursor };
    const answer = await client.ok('listMyActivity', { query });
    entries.push(...answer.entries);
    cursor = answer.pagination.nextCursor;
  } while (cursor !== null);
  return entries;
}

/** What a member did, as a history. */
export function activityTests(world: World): void {
  it('of what one did tell each thing once, the latest first', async () => {
    const entries = await history(world.admin);
    expect(new Set(entries.map(({ activityId }) => activityId)).size).toBe(entries.length);
    const moments = entries.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(await history(world.admin, 50)).toEqual(entries);

    const own = fixtures.posts.filter(({ authorId }) => authorId === 2);
    const number: Record<Activity['kind'], number> = {
      post_create: own.length,
      post_confirm: own.filter(({ isConfirmed }) => isConfirmed).length,
      comment_write: fixtures.comments.filter(({ authorId }) => authorId === 2).length,
      like_give: fixtures.posts.filter(({ likedBy }) => likedBy.includes(2)).length,
      sphere_join: fixtures.spheres.filter(({ members }) =>
        members.some(({ memberId }) => memberId === 2),
      ).length,
    };
    for (const kind of activityKinds) {
      expect(
        entries.filter((entry) => entry.kind === kind),
        kind,
      ).toHaveLength(number[kind]);
    }
    for (const { kind, postId, subject } of entries) {
      const post = fixtures.posts.find(({ id }) => `post${id}` === postId);
      if (post) expect(subject, kind).toBe(headline(post.title, post.blocks));
    }
  });

  it('of what one did say what it earned', async () => {
    const stranger = await signUp(world.subject);
    const first = textPost('제목 없이 쓴 글의 첫 줄\n둘째 줄');
    const postId = await publish({ ...world, member: stranger }, first);
    await aMoment();
    await stranger.ok('joinSphere', { id: 4, body: {} });
    await aMoment();
    await stranger.ok('reactToPost', { id: 1, body: { type: 'like' } });
    await aMoment();
    await stranger.ok('createComment', { id: 1, body: { content: '첫 댓글' } });
    const entries = await history(stranger);
    const subject = '제목 없이 쓴 글의 첫 줄';
    expect(entries.map(({ kind }) => kind)).toEqual([
      ...['comment_write', 'like_give', 'sphere_join', 'post_confirm', 'post_create'],
    ]);
    expect(entries.slice(3)).toMatchObject([
      { subject, postId, sphereId: null, waterDrops: postRewards.points },
      { subject, postId, sphereId: null, waterDrops: 0 },
    ]);
    const [sphere] = fixtures.spheres.filter(({ id }) => id === 4);
    expect(entries[2]).toMatchObject({
      ...{ subject: sphere?.name, postId: null, sphereId: 'sphere4', waterDrops: 0 },
    });
    const { user } = await stranger.ok('me');
    expect(user?.water_drops).toBe(entries.reduce((sum, { waterDrops }) => sum + waterDrops, 0));
    // What was taken back was not done.
    await stranger.ok('reactToPost', { id: 1, body: { type: 'dislike' } });
    await stranger.ok('leaveSphere', { id: 4 });
    await stranger.ok('deletePost', { id: postId });
    expect((await history(stranger)).map(({ kind }) => kind)).toEqual(['comment_write']);
  });
}
