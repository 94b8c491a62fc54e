import { describe, expect, it } from 'vitest';
import { fixtures } from '../../fixtures';
import { createClient, type Client } from '../support/client';
import type { StartSubject } from '../support/subject';
import { useWorld } from '../support/world';
import { publish, textPost } from '../support/writing';

/** Views and shares count once per session and post, for members and guests alike. */
export function viewsSuite(start: StartSubject): void {
  describe('views and shares', () => {
    const world = useWorld(start);
    const view = (client: Client, id: string) => client.ok('getPostDetail', { id });
    const share = async (client: Client, id: string) =>
      (await client.ok('sharePost', { id })).shareCount;

    // Views may be saved together, a little later.
    async function expectViews(id: string, views: number): Promise<void> {
      const count = async () => (await world.admin.ok('getReviewDetail', { id })).post.viewCount;
      await expect.poll(count, { interval: 100 }).toBe(views);
    }

    it('count a member’s page view once per session', async () => {
      const id = await publish(world, textPost('보는 글'));
      await expectViews(id, 0);
      for (let time = 0; time < 3; time += 1) await view(world.member, id);
      await expectViews(id, 1);
      await Promise.all([1, 2, 3].map(() => view(world.admin, id)));
      await expectViews(id, 2);
    });

    it('count a guest’s page view once per visit', async () => {
      const id = await publish(world, textPost('손님이 보는 글'));
      const guest = createClient(world.subject);
      for (let time = 0; time < 3; time += 1) await view(guest, id);
      await Promise.all([1, 2, 3].map(() => view(guest, id)));
      await expectViews(id, 1);
      await view(createClient(world.subject), id);
      await expectViews(id, 2);
      // A visit that viewed one post still counts its view of another.
      const other = await publish(world, textPost('또 다른 글'));
      await view(guest, other);
      await expectViews(other, 1);
      await expectViews(id, 2);
    });

    it('tell guests apart by a cookie that is not a login', async () => {
      const guest = createClient(world.subject);
      const answer = await guest.call('getPostDetail', { id: 'post1' });
      const [line = '', ...others] = answer.headers.getSetCookie();
      expect(others).toEqual([]);
      expect(line).toMatch(/^mulbit_visit=[\w.-]{20,}; /);
      expect(line).toMatch(/; HttpOnly(?:;|$)/i);
      expect(line).toMatch(/; SameSite=Lax(?:;|$)/i);
      expect(line).toMatch(/; Path=\/(?:;|$)/i);
      // The cookie ends with the browser.
      expect(line).not.toMatch(/max-age|expires/i);
      const again = await guest.call('getPostDetail', { id: 'post1' });
      expect(again.headers.getSetCookie()).toEqual([]);
      expect((await guest.ok('me')).user).toBeNull();
      await guest.fails('createComment', 'LOGIN_REQUIRED', {
        id: 'post1',
        body: { content: '글' },
      });
    });

    it('set no unneeded cookie', async () => {
      const cookies = async (name: 'getFeed' | 'listSpheres' | 'listComments', client: Client) =>
        (await client.call(name, name === 'listComments' ? { id: 'post1' } : {})).headers;
      for (const name of ['getFeed', 'listSpheres', 'listComments'] as const) {
        const headers = await cookies(name, createClient(world.subject));
        expect(headers.getSetCookie(), name).toEqual([]);
      }
      const member = await world.member.call('getPostDetail', { id: 'post1' });
      expect(member.headers.getSetCookie()).toEqual([]);
      const pending = fixtures.posts.find(({ isConfirmed }) => !isConfirmed);
      const guest = createClient(world.subject);
      const missing = await guest.call('getPostDetail', { id: `post${pending?.id ?? ''}` });
      expect([missing.status, missing.headers.getSetCookie()]).toEqual([404, []]);
    });

    it('count a share once per session, a guest’s once per visit', async () => {
      const id = await publish(world, textPost('나누는 글'));
      const guest = createClient(world.subject);
      expect(await guest.ok('sharePost', { id })).toEqual({ success: true, shareCount: 1 });
      expect(await share(guest, id)).toBe(1);
      expect(await share(world.member, id)).toBe(2);
      expect(await share(world.member, id)).toBe(2);
      const counts = await Promise.all([1, 2, 3, 4].map(() => share(world.admin, id)));
      expect(Math.max(...counts)).toBe(3);
      expect(await share(createClient(world.subject), id)).toBe(4);
      const { post } = await view(world.member, id);
      expect(post.shareCount).toBe(4);
      // A view is counted separately from a share.
      await expectViews(id, 1);
      const other = await publish(world, textPost('또 나누는 글'));
      expect(await share(world.member, other)).toBe(1);
      expect(await share(guest, other)).toBe(2);
    });

    it('lose no view of many simultaneous ones', async () => {
      const id = await publish(world, textPost('여럿이 보는 글'));
      const guests = Array.from({ length: 12 }, () => createClient(world.subject));
      await Promise.all(guests.flatMap((guest) => [view(guest, id)]));
      await Promise.all(guests.flatMap((guest) => [view(guest, id), view(guest, id)]));
      await expectViews(id, 12);
      await Promise.all(guests.map((guest) => share(guest, id)));
      expect(await share(guests[0] ?? world.guest, id)).toBe(12);
    });
  });
}
