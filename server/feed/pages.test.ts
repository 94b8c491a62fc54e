import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@contract/endpoints';
import { sampleIds } from '@contract/fixtures/members';
import { parseInput } from '@contract/validate';
import { blockMember, hidePost, unblockMember, unhidePost } from '../commands/hide-and-block';
import { pinPost, unpinPost } from '../commands/pin-post';
import { presentPost } from '../presenters/post';
import { markPost } from '../tables/post-mark';
import { listPinned } from '../tables/pin';
import { LIKE, writeReaction } from '../tables/reaction';
import { pagesAtTheEnd } from '../testing/posts';
import { startSqlite, type TestServer } from '../testing/subject';
import { listFeed, listOwnPending } from '../tables/feed';
import { createFeedPages } from './pages';
import { planFeed } from './query';

const now = Date.now();
/** A member who initially hides nothing. */
const OTHER = sampleIds.operator;
const queryOf = (query: object) => parseInput(endpoints.getFeed, { query }).query;

describe('feed pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  /** The page without any cache: one statement with the viewer's flags joined. */
  async function anew(query: object, viewerId: number): Promise<string> {
    const plan = planFeed('sqlite', queryOf(query), viewerId, now);
    const { shape, args, limit, isEmpty, isLed } = plan;
    const rows = isEmpty ? [] : await listFeed(server.db, shape, args);
    const isPlain = !('q' in query || 'sphereId' in query || 'page' in query || 'sort' in query);
    const own = viewerId > 0 && isPlain ? await listOwnPending(server.db, { viewerId }) : [];
    const { pins: scope, viewer } = shape;
    const pinned = isLed && scope ? await listPinned(server.db, { scope, viewer }, args) : [];
    const posts = [...own, ...pinned, ...rows.slice(0, limit)].map((row) => presentPost(row, now));
    return JSON.stringify(posts);
  }

  const keepsSome = async (id: number) => {
    const members = server.db.knex<{ id: number; has_exclusions: number }>('member');
    return (await members.where({ id }).first('has_exclusions'))?.has_exclusions === 1;
  };

  const read = async (pages: ReturnType<typeof createFeedPages>, query: object, viewer: number) => {
    const body = (await pages.read(queryOf(query), viewer, now)).toString();
    return body.slice('{"success":true,"data":{"posts":'.length, body.indexOf(',"pagination":'));
  };

  const queries = [
    {},
    { limit: 50 },
    { q: '물' },
    { sphereId: 1 },
    { sort: 'popular' },
    { sort: 'popular', period: 'week' },
    { q: '!' },
  ];

  it.each(queries)('are the same bytes from the cache as from the database: %j', async (query) => {
    const pages = createFeedPages(server.db);
    // Member 1 has reactions and pending posts, member 2 is the admin, 0 a guest.
    for (const viewer of [0, 1, 2, 1, 0]) {
      expect(await read(pages, query, viewer)).toBe(await anew(query, viewer));
    }
  });

  it('are the same bytes for a member who saved some of the posts', async () => {
    const pages = createFeedPages(server.db);
    const before = await read(pages, {}, 4);
    await server.db.transaction((tx) =>
      markPost(tx, 'saved_post', { memberId: 4, postId: 2, now }),
    );
    const after = await read(pages, {}, 4);
    expect(after).not.toBe(before);
    for (const query of queries) expect(await read(pages, query, 4)).toBe(await anew(query, 4));
  });

  it('are made again for a member who hides something, and only then', async () => {
    const pages = createFeedPages(server.db);
    const whole = await read(pages, {}, OTHER);
    await hidePost(server.db, { memberId: OTHER, postId: 3 }, now);
    for (const query of [...queries, { page: 2 }, { sort: 'comments', page: 3, limit: 5 }]) {
      const shown = await read(pages, query, OTHER);
      expect(shown).toBe(await anew(query, OTHER));
      expect(shown).not.toContain('"postId":"post3"');
    }
    expect(await keepsSome(OTHER)).toBe(true);
    await blockMember(server.db, { memberId: OTHER, blockedId: 4 }, now);
    await unhidePost(server.db, { memberId: OTHER, postId: 3 });
    expect(await keepsSome(OTHER)).toBe(true);
    await unblockMember(server.db, { memberId: OTHER, blockedId: 4 });
    expect(await keepsSome(OTHER)).toBe(false);
    expect(await read(pages, {}, OTHER)).toBe(whole);
  });

  it('report whether they are cached, first pages only', async () => {
    const pages = createFeedPages(server.db);
    const query = queryOf({ q: '물' });
    expect(pages.isKept(query, now)).toBe(false);
    await pages.read(query, 0, now);
    expect(pages.isKept(query, now)).toBe(true);
    expect(pages.isKept(queryOf({ q: '빛' }), now)).toBe(false);
    expect(pages.isKept(queryOf({ q: '물', page: 2 }), now)).toBe(false);
    expect(pages.isKept(query, now + 1_000)).toBe(false);
  });

  it('show a post in its usual place when its pin has ended', async () => {
    const { db } = server;
    const pages = createFeedPages(db);
    const pin = { scope: 'site', until: now + 1_000, position: 1 } as const;
    await db.transaction((tx) => pinPost(tx, { id: 3, ...pin }, 2, now));
    type Page = { data: { posts: { postId: string; isPinned: boolean }[] } };
    const readAt = async (moment: number) => {
      const body = (await pages.read(queryOf({ limit: 50 }), 0, moment)).toString();
      return (JSON.parse(body) as Page).data.posts;
    };
    expect((await readAt(now + 999))[0]).toMatchObject({ postId: 'post3', isPinned: true });
    // A page is cached for a second.
    const after = await readAt(now + 2_000);
    const at = after.findIndex(({ postId }) => postId === 'post3');
    expect(at).toBeGreaterThan(1);
    expect(after[at]).toMatchObject({ isPinned: false });
    await unpinPost(db, 3, 2, now);
  });

  it('show a change of a post at once', async () => {
    const pages = createFeedPages(server.db);
    const before = await read(pages, {}, 4);
    const pinned = await server.db.knex<{ id: number }>('post').where('is_pinned', 1).first('id');
    const id = Number(pinned?.id);
    await server.db.transaction((tx) =>
      writeReaction(tx, { postId: id, memberId: 4, kind: LIKE, on: undefined, now }),
    );
    const after = await read(pages, {}, 4);
    expect(after).not.toBe(before);
    expect(after).toBe(await anew({}, 4));
  });
});

it('the last page by number leads on by its cursor, on SQLite', async () => {
  const server = await startSqlite();
  const { last, again, behind } = await pagesAtTheEnd(server);
  expect(again).toEqual({ ...last, page: 1 });
  const [first = 0] = last.ids;
  expect([...last.ids, ...behind.ids]).toEqual(Array.from({ length: 20 }, (_, at) => first - at));
  await server.close();
});
