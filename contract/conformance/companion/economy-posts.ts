import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rewardActions } from '../../rules/companion/rewards';
import { expectBalanced, history, holdings, tally } from '../support/balances';
import { signUp, type World } from '../support/world';
import { letTimePass, publish, textPost } from '../support/writing';

const decide = ({ admin }: World, postIds: string[], is_confirmed: boolean) =>
  admin.ok('confirmPosts', { body: { postIds, is_confirmed } });

/** Rewards of posts and their results; nothing that a client sends decides the amounts. */
export function economyPostsTests(world: World): void {
  it('pays a post once, when it is first confirmed', async () => {
    const stranger = await signUp(world.subject);
    const answer = await stranger.ok('createPost', { body: textPost('기다리는 글') });
    expect(answer.rewards).toEqual({ points: 10, plantExperience: 15 });
    const { postId } = answer;
    const drops = async () => (await holdings(stranger)).waterDrops;
    expect([await drops(), await history(stranger)]).toEqual([0, []]);
    for (const is_confirmed of [true, true, false, true, false]) {
      await decide(world, [postId], is_confirmed);
      expect(await drops()).toBe(10);
    }
    await Promise.all(Array.from({ length: 6 }, () => decide(world, [postId], true)));
    await stranger.ok('updatePost', { id: postId, body: { title: '고친 글' } });
    await decide(world, [postId], true);
    await stranger.ok('deletePost', { id: postId });
    expect(tally(await history(stranger))).toEqual({ post_create: 1 });

    // A post that is deleted before its confirmation earns nothing.
    const waiting = await stranger.ok('createPost', { body: textPost('지울 글') });
    await stranger.ok('deletePost', { id: waiting.postId });
    await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
    const open = await stranger.ok('createPost', { body: textPost('바로 나가는 글') });
    expect(await drops()).toBe(20);
    await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    await decide(world, [open.postId], false);
    await decide(world, [open.postId], true);
    expect(await drops()).toBe(20);
    const { companion } = await holdings(stranger);
    expect(companion).toMatchObject({ creativity: 2, experience: 40 });
    const [plant] = (await stranger.ok('getGarden')).plants;
    expect(plant?.experience).toBe(30);
    await expectBalanced(stranger);
  });

  it('turns 55 posts into levels, gems and a plant in bloom', async () => {
    const stranger = await signUp(world.subject);
    const ids: string[] = [];
    for (let at = 0; at < 55; at += 1) {
      const { postId } = await stranger.ok('createPost', { body: textPost(`물 주는 글 ${at}`) });
      ids.push(postId);
    }
    for (let at = 0; at < 55; at += 20) await decide(world, ids.slice(at, at + 20), true);
    // 1100: the companion's 100, 250 and 400; the member's first 1000, after which it restarts at
    // 0.
    const { companion, ...member } = await holdings(stranger);
    expect(companion).toMatchObject({ level: 4, experience: 350, creativity: 55 });
    expect(member).toEqual({
      waterDrops: 550,
      gems: 60,
      level: 2,
      experience: 100,
      watered: 55 * 15,
    });
    const { plants } = await stranger.ok('getGarden');
    expect(plants).toMatchObject([{ level: 5 }]);
    const entries = await history(stranger);
    expect(tally(entries)).toEqual({ post_create: 55, level_up: 3, plant_bloom: 1 });
    const due = entries.filter(({ kind }) => kind !== 'post_create').toReversed();
    const levelUp = { kind: 'level_up', gems: 10, species: null, postId: null };
    expect(due).toMatchObject([
      { ...levelUp, level: 2 },
      { ...levelUp, level: 3 },
      { ...levelUp, level: 4 },
      { kind: 'plant_bloom', gems: 30, species: 'lotus', level: null },
    ]);

    // From now on no plant grows, and the history shows that.
    await letTimePass();
    await publish({ ...world, member: stranger }, textPost('꽃이 핀 뒤의 글'));
    const late = { kind: 'post_create', waterDrops: 10, experience: 20, plantExperience: 0 };
    expect((await history(stranger))[0]).toMatchObject(late);
    await expectBalanced(stranger);
  });

  it('ignores every amount, name and number that a client sends', async () => {
    const stranger = await signUp(world.subject);
    const postId = await publish({ ...world, member: stranger }, textPost('세어 볼 글'));
    const junk = fc.oneof(
      ...[fc.integer(), fc.double(), fc.string(), fc.boolean(), fc.constant(null)],
      fc.object({ maxDepth: 1 }),
    );
    const extras = fc.record(
      { experienceAmount: junk, waterDrops: junk, gems: junk, points: junk, now: junk, day: junk },
      { requiredKeys: [] },
    );
    const sent = fc.record({
      actionType: fc.constantFrom<string>(...rewardActions, 'level_up', 'opening', ''),
      userId: fc.constantFrom<unknown>(undefined, stranger.id, 'user1', 1, 'x', null),
      extras,
    });
    await stranger.ok('claimExperience', { body: { actionType: 'daily_login' } });
    const before = await holdings(stranger);
    const bodies = fc.sample(sent, { numRuns: 900, seed: 11 });
    for (let at = 0; at < bodies.length; at += 30) {
      const claims = bodies.slice(at, at + 30).map(async ({ extras: more, ...asked }) => {
        const { body } = await stranger.call('claimExperience', { body: { ...more, ...asked } });
        if (body.success) expect(body.granted).toBe(false);
      });
      await Promise.all(claims);
    }
    for (const more of fc.sample(extras, { numRuns: 100, seed: 12 })) {
      const body = { ...more, type: 'like', content: '말', is_confirmed: true };
      await stranger.call('reactToPost', { id: postId, body });
    }
    expect(await holdings(stranger)).toEqual(before);
    expect(tally(await history(stranger))).toEqual({ post_create: 1, daily_login: 1 });
    await expectBalanced(stranger);
  });
}

/** Posts that are paid without a review have a daily limit, even if they are deleted. */
export function unreviewedPostsTest(world: World): void {
  it('pays for ten posts per day', async () => {
    const stranger = await signUp(world.subject);
    const drops = async () => (await holdings(stranger)).waterDrops;
    await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
    const points: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { postId, rewards } = await stranger.ok('createPost', { body: textPost(`글 ${at}`) });
      points.push(rewards.points);
      await stranger.ok('deletePost', { id: postId });
    }
    expect(points).toEqual([...Array.from({ length: 10 }, () => 10), 0, 0]);
    expect(await drops()).toBe(100);
    // A later review does not pay for it either.
    const { postId, post } = await stranger.ok('createPost', { body: textPost('열한 번째 글') });
    expect(post).toMatchObject({ isConfirmed: true, isRewardDue: false });
    await decide(world, [postId], false);
    const { post: back } = await stranger.ok('getPostDetail', { id: postId });
    expect(back.isRewardDue).toBe(false);
    await decide(world, [postId], true);
    expect(await drops()).toBe(100);
    // Reviewed posts have no limit.
    await world.admin.ok('updateAdminSettings', { body: { review_required: true } });
    await publish({ ...world, member: stranger }, textPost('검토를 거친 글'));
    expect(await drops()).toBe(110);
    await expectBalanced(stranger);
  });
}
