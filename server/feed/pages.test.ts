import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@contract/endpoints';
import { parseInput } from '@contract/validate';
import { presentPost } from '../presenters/post';
import { LIKE, toggleReaction } from '../tables/reaction';
import { startSqlite, type TestServer } from '../testing/subject';
import { listFeed, listOwnPending } from '../tables/feed';
import { createFeedPages } from './pages';
import { planFeed } from './query';

const now = Date.now();
const queryOf = (query: object) => parseInput(endpoints.getFeed, { query }).query;

describe('feed pages', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  /** What the page is without any cache: one statement with the viewer's flags joined. */
  async function anew(query: object, viewerId: number): Promise<string> {
    const { shape, args, limit, isEmpty } = planFeed('sqlite', queryOf(query), viewerId);
    const rows = isEmpty ? [] : await listFeed(server.db, shape, args);
    const isPlain = !('q' in query || 'sphereId' in query);
    const own = viewerId > 0 && isPlain ? await listOwnPending(server.db, viewerId) : [];
    const posts = [...own, ...rows.slice(0, limit)].map((row) => presentPost(row, now));
    return JSON.stringify(posts);
  }

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
    { q: '!' },
  ];

  it.each(queries)('are the same bytes from the cache as anew: %j', async (query) => {
    const pages = createFeedPages(server.db);
    // Member 1 has reactions and posts that wait, member 2 is the admin, 0 a guest.
    for (const viewer of [0, 1, 2, 1, 0]) {
      expect(await read(pages, query, viewer)).toBe(await anew(query, viewer));
    }
  });

  it('show a change at once', async () => {
    const pages = createFeedPages(server.db);
    const before = await read(pages, {}, 4);
    const pinned = await server.db.knex<{ id: number }>('post').where('is_pinned', 1).first('id');
    const id = Number(pinned?.id);
    await server.db.transaction((tx) =>
      toggleReaction(tx, { postId: id, memberId: 4, kind: LIKE }),
    );
    const after = await read(pages, {}, 4);
    expect(after).not.toBe(before);
    expect(after).toBe(await anew({}, 4));
  });
});
