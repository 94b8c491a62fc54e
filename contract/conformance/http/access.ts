import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../../endpoints';
import { errorsOf, type Endpoint } from '../../endpoints/define';
import { errorTexts, reasonTexts } from '../../texts';
import { createClient, type Client, type Given } from '../support/client';
import { samples } from '../support/samples';
import { SUBJECT_ADMIN_KEY, type StartSubject } from '../support/subject';
import { ADMIN_ID, signUp, useWorld } from '../support/world';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const named = (keep: (endpoint: Endpoint) => boolean) =>
  all.filter(([, endpoint]) => keep(endpoint)).map(([name]) => name);

const closed = named(({ access }) => access !== 'public');
const forAdmins = named(({ access }) => access === 'adminOrKey');
/** Calls that can be repeated: a deleted post is gone. */
const repeatable = forAdmins.filter((name) => name !== 'removePosts');
const forAdminsOnly = named(({ access }) => access === 'admin');
const withUser = named((endpoint) => errorsOf(endpoint).includes('USER_MISMATCH'));

// Calls that write or spend a third party's daily quota.
const spending = [
  'importVideos',
  'collectChannels',
  'callYoutube',
  'searchYoutube',
  'getEmbedInfo',
  'callNews',
  'searchPortalNews',
  'findRealEstate',
  'listStockNews',
];

const isGet = (name: EndpointName) => endpoints[name].method === 'GET';
// The key goes into the body, or into the query of a GET.
const withKey = (name: EndpointName, adminKey: string): Given => {
  const { body, ...rest } = samples[name];
  return isGet(name)
    ? { ...rest, query: { ...rest.query, adminKey } }
    : { ...rest, body: { ...(body as object), adminKey } };
};

/** Who may call what: guest, member, other member, admin, ended session, and the admin key. */
export function accessSuite(start: StartSubject): void {
  describe('access', () => {
    const world = useWorld(start);

    it('is refused to a guest if the call needs a member', async () => {
      for (const name of closed) {
        const error = await world.guest.fails(name, 'LOGIN_REQUIRED', samples[name]);
        expect(error.error).toBe(errorTexts.LOGIN_REQUIRED);
      }
    });

    it('is refused to a guest before the input is checked', async () => {
      await world.guest.fails('createComment', 'LOGIN_REQUIRED', { id: 'post0', body: {} });
      await world.guest.fails('createPost', 'LOGIN_REQUIRED', { body: { userId: ADMIN_ID } });
      await world.guest.fails('deletePost', 'LOGIN_REQUIRED', { id: 'post2147483647' });
      await world.guest.fails('listAllPosts', 'LOGIN_REQUIRED', { query: { page: 'x' } });
      await world.member.fails('listAllPosts', 'FORBIDDEN', { query: { page: 'x' } });
    });

    it('ends with the session, and a made-up cookie opens nothing', async () => {
      const stranger = await signUp(world.subject);
      const ended = createClient(world.subject, stranger.cookie);
      const [name = ''] = stranger.cookie?.split('=') ?? [];
      await stranger.ok('logout');
      const invented = createClient(world.subject, `${name}=${'A'.repeat(43)}`);
      for (const client of [ended, invented]) {
        const { cookie } = client;
        for (const call of closed) {
          await client.fails(call, 'LOGIN_REQUIRED', samples[call]);
          client.cookie = cookie;
        }
      }
    });

    it('is refused to a member if the call needs an admin', async () => {
      for (const name of forAdmins) {
        const error = await world.member.fails(name, 'FORBIDDEN', samples[name]);
        expect(error.error).toBe(errorTexts.FORBIDDEN);
        // A member's session decides, even if a key comes with it.
        await world.member.fails(name, 'FORBIDDEN', withKey(name, SUBJECT_ADMIN_KEY));
      }
    });

    it('is refused to a script with the admin key if the call needs an admin', async () => {
      const headers = { origin: null, 'sec-fetch-site': null, 'x-admin-key': SUBJECT_ADMIN_KEY };
      for (const name of forAdminsOnly) {
        await world.member.fails(name, 'FORBIDDEN', samples[name]);
        await world.guest.fails(name, 'LOGIN_REQUIRED', { ...samples[name], headers });
      }
    });

    it('is open to an admin, even with a wrong key', async () => {
      for (const name of repeatable) {
        await world.admin.ok(name, samples[name]);
        await world.admin.ok(name, withKey(name, 'wrong-key'));
        await world.admin.ok(name, { ...samples[name], headers: { 'x-admin-key': 'wrong-key' } });
      }
    });

    it('is open to a script with the admin key, in the field or the header', async () => {
      // A script is not a browser: it sends no header about its origin.
      const script = { origin: null, 'sec-fetch-site': null };
      for (const name of repeatable) {
        await world.guest.ok(name, { ...withKey(name, SUBJECT_ADMIN_KEY), headers: script });
        const headers = { ...script, 'X-Admin-Key': SUBJECT_ADMIN_KEY };
        await world.guest.ok(name, { ...samples[name], headers });
      }
    });

    it('does not treat a script with the admin key as a member', async () => {
      const headers = { 'x-admin-key': SUBJECT_ADMIN_KEY };
      await world.guest.fails('createPost', 'LOGIN_REQUIRED', { ...samples.createPost, headers });
      await world.guest.fails('deletePost', 'LOGIN_REQUIRED', { ...samples.deletePost, headers });
      const { user } = await world.guest.ok('getUser', { id: 1, headers });
      expect(user.email).toBeNull();
    });

    it('is refused to a member who names another member', async () => {
      for (const name of withUser) {
        const sample = samples[name];
        const isInAddress = name === 'updateUser' || name === 'listFollowing';
        const given: Given = isInAddress
          ? { ...sample, id: ADMIN_ID }
          : { ...sample, body: { ...(sample.body as object), userId: ADMIN_ID } };
        const error = await world.member.fails(name, 'USER_MISMATCH', given);
        expect(error.error).toBe(errorTexts.USER_MISMATCH);
        if (isInAddress) continue;
      }
    });

    it('is refused to a page of another site, even for a signed-in member', async () => {
      const foreign: Record<string, string | null>[] = [
        { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
        { 'sec-fetch-site': null, origin: 'https://evil.example' },
        { 'sec-fetch-site': null, origin: 'null' },
        { 'sec-fetch-site': 'same-site', origin: `${world.subject.origin}.evil.example` },
        { 'sec-fetch-site': 'cross-site', origin: null },
        { 'sec-fetch-site': 'none', origin: null },
      ];
      const writes = named(({ method, sameOrigin }) => method !== 'GET' || sameOrigin === true);
      const before = await world.admin.ok('getPostDetail', { id: samples.getPostDetail.id ?? 1 });
      for (const headers of foreign) {
        for (const name of writes) {
          await world.admin.fails(name, 'FORBIDDEN', { ...samples[name], headers });
        }
      }
      const after = await world.admin.ok('getPostDetail', { id: samples.getPostDetail.id ?? 1 });
      const still = { timeAgo: '', viewCount: 0 };
      expect({ ...after.post, ...still }).toEqual({ ...before.post, ...still });
      expect((await world.admin.ok('me')).user?.user_id).toBe(ADMIN_ID);
    });

    it('is refused to a link or a picture on our own pages if a GET writes or spends a quota', async () => {
      const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const picture = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
      // An old browser sends only `Accept`, and so does every browser over plain HTTP.
      const nothing = { 'sec-fetch-site': null, origin: null };
      const embedded: Record<string, string | null>[] = [
        { ...nothing, accept: page },
        { ...nothing, accept: picture },
        { origin: null, 'sec-fetch-dest': 'document', accept: page },
        { origin: null, 'sec-fetch-dest': 'image', accept: '*/*' },
        { origin: null, 'sec-fetch-dest': 'video', accept: '*/*' },
      ];
      const writing = named(({ method, sameOrigin }) => method === 'GET' && sameOrigin === true);
      expect([...writing].sort()).toEqual([...spending].sort());
      for (const headers of embedded) {
        for (const name of writing) {
          const given = { ...samples[name], headers };
          const { error } = await world.admin.fails(name, 'FORBIDDEN', given);
          expect(error).toBe(reasonTexts.crossOrigin);
        }
      }
    });

    it('is refused to a HEAD, which must have no effect, if the GET writes or spends a quota', async () => {
      for (const name of spending as EndpointName[]) {
        const path = endpoints[name].path.replace(/:\w+/, 'aqz-KE-bpKQ');
        expect((await world.admin.raw('HEAD', path)).status, name).toBe(405);
      }
    });

    it('depends on the cookie alone for a client that is not a browser', async () => {
      // Such a client sends neither header; a browser sends at least one with every change.
      const headers = { 'sec-fetch-site': null, origin: null };
      const stranger = await signUp(world.subject);
      const id = stranger.id;
      const { user } = await stranger.ok('updateUser', { id, body: { bio: '밖에서' }, headers });
      expect(user.bio).toBe('밖에서');
      await stranger.ok('createPost', { ...samples.createPost, headers });
      await stranger.fails('updateUser', 'USER_MISMATCH', { ...samples.updateUser, headers });
      await world.guest.fails('updateUser', 'LOGIN_REQUIRED', { ...samples.updateUser, headers });
      await stranger.ok('logout', { headers });
      expect(stranger.cookie).toBeNull();
    });

    it('allows reading calls that follow a link on another site', async () => {
      const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
      const answer = await world.guest.call('getFeed', { headers });
      expect(answer.status).toBe(200);
      // Another site's script cannot read the answer: no CORS header allows it.
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    });

    it('gives no other site a CORS permission', async () => {
      const headers = {
        'sec-fetch-site': 'cross-site',
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      };
      const response = await world.guest.raw('OPTIONS', '/api/posts/feed', { headers });
      expect(response.status).toBeLessThan(500);
      expect(
        [...response.headers.keys()].filter((name) => name.startsWith('access-control-')),
      ).toEqual([]);
    });

    it('is open to everybody if the call is public', async () => {
      const clients: Client[] = [world.guest, world.member, world.admin];
      for (const name of named(({ access, method }) => access === 'public' && method === 'GET')) {
        for (const client of clients) await client.ok(name, samples[name]);
      }
    });
  });
}
