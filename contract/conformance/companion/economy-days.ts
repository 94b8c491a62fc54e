import { afterEach, expect, it } from 'vitest';
import { seoulDayBounds } from '../../rules/site/time';
import { expectBalanced, history, holdings, realTime, setClock, tally } from '../support/balances';
import type { Client } from '../support/client';
import { signUp, type World } from '../support/world';
import { textPost } from '../support/writing';

const DAY = 86_400_000;

/** Daily limits in Seoul, and when the day ends. */
export function economyDaysTests(world: World): void {
  afterEach(() => {
    realTime();
  });
  const react = (client: Client, id: string) =>
    client.ok('reactToPost', { id, body: { type: 'like' } });
  const say = (client: Client, id: string) =>
    client.ok('createComment', { id, body: { content: '하루 한마디' } });
  const claim = async (client: Client) => {
    const body = { actionType: 'daily_login', experienceAmount: 9999 };
    const { granted, streak } = await client.ok('claimExperience', { body });
    return [granted, streak.days];
  };
  // The last second of today in Seoul; the next request is tomorrow's.
  const lastSecond = () => seoulDayBounds(Date.now()).last - 999;

  it('starts a new day at midnight in Seoul, for visits and comments but not for likes', async () => {
    const stranger = await signUp(world.subject);
    const late = lastSecond();
    expect(new Date(late).toISOString()).toMatch(/T14:59:59\.000Z$/);
    setClock(late);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await claim(stranger)).toEqual([twice === 0, 1]);
      await say(stranger, 'post2');
      await react(stranger, 'post2');
    }
    expect(tally(await history(stranger))).toEqual({
      daily_login: 1,
      comment_write: 1,
      like_give: 1,
    });
    setClock(late + 1000);
    for (let twice = 0; twice < 2; twice += 1) {
      expect(await claim(stranger)).toEqual([twice === 0, 2]);
      await say(stranger, 'post2');
      await react(stranger, 'post2');
    }
    expect(tally(await history(stranger))).toEqual({
      daily_login: 2,
      comment_write: 2,
      like_give: 1,
    });
    // One missed day does not end the streak; a longer absence restarts it.
    setClock(late + 1000 + DAY);
    expect(await claim(stranger)).toEqual([true, 3]);
    setClock(late + 1000 + 6 * DAY);
    expect(await claim(stranger)).toEqual([true, 1]);
    expect((await holdings(stranger)).companion.consistency).toBe(4);
    await expectBalanced(stranger);
  });

  it('pays for 50 likes and 30 comments per day', async () => {
    const stranger = await signUp(world.subject);
    await world.admin.ok('updateAdminSettings', { body: { review_required: false } });
    const ids: string[] = [];
    for (let at = 0; at < 54; at += 1) {
      const { postId } = await world.member.ok('createPost', { body: textPost(`좋은 글 ${at}`) });
      ids.push(postId);
    }
    const late = lastSecond();
    setClock(late);
    // Nearly all come at once: two more likes and comments than the day rewards.
    await Promise.all(ids.slice(0, 52).map((id) => react(stranger, id)));
    await Promise.all(ids.slice(0, 32).map((id) => say(stranger, id)));
    expect(tally(await history(stranger))).toMatchObject({ like_give: 50, comment_write: 30 });
    const before = await holdings(stranger);
    expect(before.experience).toBe(50 + 30 * 5);
    expect(before.companion).toMatchObject({ influence: 50, sociability: 30 });
    setClock(late + 1000);
    await react(stranger, ids[52] ?? '');
    await say(stranger, ids[0] ?? '');
    expect(tally(await history(stranger))).toMatchObject({ like_give: 51, comment_write: 31 });
    await expectBalanced(stranger);
  });

  it('grants a daily visit once to many simultaneous requests', async () => {
    const stranger = await signUp(world.subject);
    const granted = await Promise.all(Array.from({ length: 20 }, () => claim(stranger)));
    expect(granted.filter(([isNew]) => isNew)).toHaveLength(1);
    expect(tally(await history(stranger))).toEqual({ daily_login: 1 });
    await expectBalanced(stranger);
  });
}
