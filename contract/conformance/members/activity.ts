import { expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { activityKinds } from '../../models/activity';
import { headline } from '../../rules/posts/headline';
import { history } from '../support/balances';
import { signUp, type World } from '../support/world';
import { letTimePass, publish, textPost } from '../support/writing';

/** The history of changes of a member's balances. */
export function activityTests(world: World): void {
  it('the member’s activity holds each reward once, the latest first', async () => {
    const entries = await history(world.admin, 7);
    expect(new Set(entries.map(({ activityId }) => activityId)).size).toBe(entries.length);
    const moments = entries.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    const ids = (await history(world.admin)).map(({ activityId }) => activityId);
    expect(ids).toEqual(entries.map(({ activityId }) => activityId));

    const rows = fixtures.ledger.filter(({ memberId }) => memberId === 2);
    for (const kind of activityKinds) {
      const listed = entries.filter((entry) => entry.kind === kind);
      const kept = rows.filter(({ action }) => action === kind);
      expect(listed, kind).toHaveLength(kept.length);
    }
    for (const { kind, postId, subject } of entries) {
      const post = fixtures.posts.find(({ id }) => `post${id}` === postId);
      expect(subject, kind).toBe(post ? headline(post.title, post.blocks) : null);
    }
  });

  it('each row of the member’s activity names the reason and the amount of each reward', async () => {
    const stranger = await signUp(world.subject);
    expect(await history(stranger)).toEqual([]);
    const first = textPost('제목 없이 쓴 글의 첫 줄\n둘째 줄');
    const postId = await publish({ ...world, member: stranger }, first);
    await letTimePass();
    await stranger.ok('reactToPost', { id: 1, body: { type: 'like' } });
    await letTimePass();
    await stranger.ok('createComment', { id: postId, body: { content: '첫 댓글' } });
    const nothing = { waterDrops: 0, gems: 0, plantExperience: 0, species: null, level: null };
    const own = { subject: '제목 없이 쓴 글의 첫 줄', postId };
    const entries = await history(stranger);
    expect(entries).toMatchObject([
      { ...nothing, ...own, kind: 'comment_write', experience: 5 },
      { ...nothing, kind: 'like_give', postId: 'post1', experience: 1 },
      {
        ...nothing,
        ...own,
        kind: 'post_create',
        waterDrops: 10,
        experience: 20,
        plantExperience: 15,
      },
    ]);
    const [liked] = fixtures.posts.filter(({ id }) => id === 1);
    expect(entries[1]?.subject).toBe(headline(liked?.title ?? null, liked?.blocks ?? []));

    // A deleted post, or one that the member may no longer read, is not named; its reward stays.
    await world.admin.ok('confirmPosts', { body: { postId: 1, is_confirmed: false } });
    await stranger.ok('deletePost', { id: postId });
    const later = await history(stranger);
    expect(later).toEqual(
      entries.map((entry, at) => ({
        ...entry,
        subject: null,
        postId: null,
        timeAgo: later[at]?.timeAgo,
      })),
    );
    await world.admin.ok('confirmPosts', { body: { postId: 1 } });
  });
}
