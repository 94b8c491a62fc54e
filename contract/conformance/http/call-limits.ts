import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import type { Endpoint } from '../../endpoints/define';
import { limits, limitsOf, type LimitName } from '../../endpoints/limits';
import { createClient, type Client, type Given } from '../support/client';
import { expectLimited } from './limits';
import { imageForm } from '../support/pictures';
import { samples } from '../support/samples';
import type { StartSubject } from '../support/subject';
import { accountOf, signUp, useWorld } from '../support/world';

// A call with invalid input counts too, and is the cheapest to make.
const wrong: [LimitName, number, EndpointName, Given][] = [
  ['createPost', 30, 'createPost', { body: {} }],
  ['createComment', 60, 'createComment', { id: 'none', body: {} }],
  ['react', 300, 'reactToPost', { id: 'none', body: {} }],
  ['share', 100, 'sharePost', { id: 'none' }],
  ['report', 30, 'createReport', { body: {} }],
  ['profile', 10, 'updateUser', { id: 'user2', body: { bio: 1 } }],
  ['upload', 30, 'uploadImage', { form: imageForm('x') }],
  ['previewBurst', 20, 'previewLink', { body: {} }],
  ['change', 600, 'readNotifications', { body: { ids: 'all' } }],
];

// The widest limits, lowered so that a few calls prove that they count.
const narrowed = {
  ...limits,
  react: { ...limits.react, points: 40 },
  change: { ...limits.change, points: 60 },
};

const changing = (Object.entries(endpoints) as [EndpointName, Endpoint][])
  .filter(([, { method }]) => method !== 'GET')
  .map(([name]) => name);

async function spend(client: Client, times: number, name: EndpointName, given: Given) {
  for (let at = 0; at < times; at += 1) await client.fails(name, 'VALIDATION', given);
}

/** Rate limits: every call that changes something, and every expensive one. */
export function callLimitsSuites(start: StartSubject): void {
  describe('the rate limits of calls', () => {
    const world = useWorld(start, narrowed);

    it.each(wrong)(
      'calls as %s are stopped at their limit of %i',
      async (limit, most, name, given) => {
        expect(limits[limit].points).toBe(most);
        await spend(world.admin, narrowed[limit].points, name, given);
        for (const one of changing.filter((other) => limitsOf(other).own.includes(limit))) {
          expectLimited(await world.admin.call(one, samples[one]));
        }
        if (limit === 'change') {
          await world.admin.ok('endOtherSessions');
          await world.admin.ok('logout');
          await world.admin.ok('login', { body: accountOf(2) });
        }
        // Other members are not refused.
        await world.member.fails(name, 'VALIDATION', given);
        await world.admin.ok('me');
      },
    );

    it('count guests by their address', async () => {
      const given = { id: 'none' };
      await spend(world.guest, 100, 'sharePost', given);
      expectLimited(await createClient(world.subject).call('sharePost', samples.sharePost));
      await world.member.ok('sharePost', samples.sharePost);
    });

    it('count a limited number of page views by programs that store no cookie', async () => {
      const id = 'post1';
      const viewsOf = async () => (await world.admin.ok('getPostDetail', { id })).post.viewCount;
      const before = await viewsOf();
      const begun: boolean[] = [];
      for (let at = 0; at < limits.visit.points + 5; at += 1) {
        const { headers } = await createClient(world.subject).call('getPostDetail', { id });
        begun.push(headers.getSetCookie().length > 0);
      }
      expect(begun.filter(Boolean)).toHaveLength(limits.visit.points);
      expect(begun.slice(-5)).toEqual([false, false, false, false, false]);
      expect(await viewsOf()).toBe(before + limits.visit.points);
    });
  });

  describe('the rate limit of searches', () => {
    const world = useWorld(start, { ...limits, search: { points: 3, duration: 600 } });
    const search = (q: string): Given => ({ query: { q } });

    it('stops a caller who keeps searching for new words', async () => {
      await world.guest.ok('getFeed', search('물'));
      await world.guest.ok('getFeed', { query: { q: '물', page: 2 } });
      await world.guest.ok('getFeed', search('빛'));
      expectLimited(await world.guest.call('getFeed', search('밤')));
      expectLimited(await createClient(world.subject).call('getFeed', search('낮')));
      // The feed itself stays open, and each member is counted separately.
      await world.guest.ok('getFeed', { query: {} });
      await world.guest.ok('getFeed', search(''));
      await world.member.ok('getFeed', search('밤'));
    });
  });

  describe('the rate limit of suggestions', () => {
    const world = useWorld(start, { ...limits, suggest: { points: 3, duration: 600 } });

    it('stops a caller who continues asking, and leaves the search open', async () => {
      for (let at = 0; at < 3; at += 1) {
        await world.guest.ok('suggestSearches', samples.suggestSearches);
      }
      expectLimited(await world.guest.call('suggestSearches', samples.suggestSearches));
      await world.guest.ok('getFeed', { query: { q: 'ㄱㅊ' } });
      await world.member.ok('suggestSearches', samples.suggestSearches);
      for (let at = 0; at < 2; at += 1) {
        await world.member.ok('suggestMembers', samples.suggestMembers);
      }
      expectLimited(await world.member.call('suggestMembers', samples.suggestMembers));
    });
  });

  describe('the rate limit of previews', () => {
    const world = useWorld(start, { ...limits, previewBurst: limits.change });

    it('stops the thirty-first in ten minutes', async () => {
      await spend(world.member, 30, 'previewLink', { body: {} });
      expectLimited(await world.member.call('previewLink', samples.previewLink));
      await world.admin.fails('previewLink', 'VALIDATION', { body: {} });
    });
  });

  describe('the rate limits of an address', () => {
    const few = { points: 3, duration: 600 };
    const many = { points: 5, duration: 600 };
    const world = useWorld(start, {
      ...limits,
      upload: few,
      uploadByAddress: many,
      preview: few,
      previewByAddress: many,
    });

    it.each<[EndpointName, Given]>([
      ['uploadImage', { form: imageForm('x') }],
      ['previewLink', { body: {} }],
    ])('stop %s of all its members together', async (name, given) => {
      await spend(world.member, 3, name, given);
      // Refusals of one member do not count against others.
      for (let at = 0; at < 3; at += 1) expectLimited(await world.member.call(name, given));
      await spend(world.admin, 2, name, given);
      expectLimited(await world.admin.call(name, given));
      const stranger = await signUp(world.subject);
      expectLimited(await stranger.call(name, samples[name]));
    });
  });
}
