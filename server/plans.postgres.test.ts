import { feedPeriods } from '@contract/rules/posts/categories';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Runner } from './database/statement';
import { planFeed } from './feed/query';
import { listFeed, readMarks } from './tables/feed';
import { listByAuthor, listMarked } from './tables/member-posts';
import { findPostDetail } from './tables/post-detail';
import { countMany, rankingReads } from './testing/counted';
import { postgresPlanOf } from './testing/plans';
import { seedPostgres, type SeededPostgres } from './testing/postgres';
import { fillPosts, pagesAtTheEnd } from './testing/posts';
import { startPostgres } from './testing/subject';

let seeded: SeededPostgres;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
});
afterAll(() => seeded.drop());

describe("PostgreSQL's plans", () => {
  it('the entries of a ranking are found by their keys, whatever the planner estimates', async () => {
    const server = await startPostgres(seeded);
    await countMany(server);
    for (const ask of rankingReads) {
      const plan = await postgresPlanOf(server, ask);
      expect(plan).toMatch(/Index Scan using youtube_(video|channel)(_count)?_pkey/);
      expect(plan).not.toMatch(/Seq Scan|count_day/);
    }
    await server.close();
  });

  it('the most liked posts of a period are read from its index in their order', async () => {
    const server = await startPostgres(seeded);
    await server.db.knex.raw(`
      INSERT INTO post (author_id, blocks, is_confirmed, created_at, published_at, like_count)
      SELECT 1, '[]', 1, n, n, n % 50 FROM generate_series(60000000, 1800000000000, 60000000) AS n`);
    await server.db.knex.raw('ANALYZE post');
    for (const period of feedPeriods) {
      for (const cursor of [undefined, [3, 20]]) {
        const query = { page: 1, limit: 10, sort: 'popular' as const, period, cursor };
        const { shape, args } = planFeed('postgres', query, 0, Date.now());
        const plan = await postgresPlanOf(server, (runner) => listFeed(runner, shape, args));
        expect(plan).toMatch(new RegExp(`Index Scan Backward using post_popular_${period}`));
        // If anything is sorted, then only the ten posts of the page.
        expect(plan.slice(plan.indexOf('Limit'))).not.toMatch(/Sort|Seq Scan on post/);
      }
    }
    await server.close();
  });

  it('the newest posts of followed members come from the index of their author', async () => {
    const server = await startPostgres(seeded);
    await server.db.knex.raw(
      `INSERT INTO post (author_id, blocks, is_confirmed, created_at, published_at)
       SELECT 1 + n % 8, '[]', 1, n, n FROM generate_series(1, 20000) AS n`,
    );
    await server.db.knex.raw('ANALYZE post');
    const { shape, args } = planFeed(
      'postgres',
      { page: 1, limit: 10, following: true },
      1,
      Date.now(),
    );
    for (const paged of [{}, { cursor: true }, { offset: true }]) {
      const plan = await postgresPlanOf(server, (runner) =>
        listFeed(runner, { ...shape, ...paged }, args),
      );
      expect(plan).toMatch(
        /Limit[^]+Index Scan Backward using post_first_confirmed on post.+\n +Index Cond: \(+author_id = follow\.followed_id\)/,
      );
    }
    await server.close();
  });

  it('a page after a cursor is read from the index of its order, however few posts seem to follow', async () => {
    const server = await startPostgres(seeded);
    await fillPosts(server, 5_000);
    // Without a comment or a like, like most posts.
    const cursors = {
      latest: { cursor: [4_000, 4_000], index: 'post_latest' },
      popular: { cursor: [0, 4_000], index: 'post_popular' },
      comments: { cursor: [0, 4_000], index: 'post_discussed' },
    };
    for (const [sort, { cursor, index }] of Object.entries(cursors)) {
      const query = { page: 1, limit: 10, sort: sort as keyof typeof cursors, cursor };
      for (const timing of [undefined, 'break' as const]) {
        if (timing && sort === 'latest') continue;
        const { shape, args } = planFeed('postgres', { ...query, timing }, 0, Date.now());
        const ask = (runner: Runner) => listFeed(runner, shape, args);
        const plan = await postgresPlanOf(server, ask, true);
        expect(plan).toContain(`Index Scan Backward using ${index} on post`);
        expect(plan).not.toMatch(/Sort|Seq Scan on post/);
      }
    }
    await server.close();
  });

  it('the lists of a page are planned once, not at every run', async () => {
    const server = await startPostgres(seeded);
    await fillPosts(server, 20_000);
    const feeds = [
      ...[{}, { page: 2 }, { page: 900 }, { cursor: [9_000, 9_000] }, { limit: 50 }],
      ...[{ sphereId: 1 }, { sphereId: 1, cursor: [9_000, 9_000] }, { sphereId: 1, page: 2 }],
      ...[{ timing: 'break' }, { content: 'news', cursor: [9_000, 9_000] }, { following: true }],
      ...[
        { sort: 'popular' },
        { sort: 'popular', cursor: [3, 9_000] },
        { sort: 'popular', page: 2 },
      ],
      ...[
        { sort: 'popular', period: 'week' },
        { sort: 'comments', cursor: [0, 9_000] },
      ],
    ];
    const start = { at: Number.MAX_SAFE_INTEGER, id: 2 ** 31 - 1, limit: 21 };
    const shape = { pending: false, omitHidden: true };
    const asks = [
      ...feeds.flatMap((query) =>
        [0, 1].map((viewer) => () => {
          const given = { page: 1, limit: 10, ...query } as Parameters<typeof planFeed>[1];
          const plan = planFeed('postgres', given, viewer, Date.now());
          return listFeed(server.db, plan.shape, plan.args);
        }),
      ),
      () => findPostDetail(server.db, { postId: 1, viewerId: 1, limit: 31 }),
      () => readMarks(server.db, 1, [1, 2, 3]),
      () => listByAuthor(server.db, shape, { ...start, authorId: 1, viewerId: 2 }),
      () => listMarked(server.db, 'liked', { ...start, memberId: 1, seesAll: 0 }),
    ];
    // PostgreSQL compares the plans of five runs with one for any values.
    for (const ask of asks) for (let run = 0; run < 7; run += 1) await ask();
    const { rows } = await server.db.knex.raw<{ rows: { statement: string }[] }>(
      `SELECT statement FROM pg_prepared_statements
       WHERE generic_plans = 0 AND custom_plans > 5 AND statement LIKE 'select%'`,
    );
    expect(rows.map(({ statement }) => statement)).toEqual([]);
    await server.close();
  });

  it('a page by number skips posts on the index of its order alone', async () => {
    const server = await startPostgres(seeded);
    await fillPosts(server, 5_000);
    const lists = [
      [{}, 'post_latest'],
      [{ sort: 'popular' }, 'post_popular'],
      [{ sort: 'comments' }, 'post_discussed'],
      [{ sort: 'popular', sphereId: 1 }, 'post_sphere_popular'],
      [{ sort: 'comments', sphereId: 1 }, 'post_sphere_discussed'],
      [{ sphereId: 1, content: 'news' }, 'post_sphere'],
    ] as const;
    const asked = lists.flatMap(([list, index]) =>
      [0, 1].map((viewer) => ({ list, index, viewer })),
    );
    for (const { list, index, viewer } of asked) {
      for (const page of [2, 100, 1_000]) {
        const query = { page, limit: 10, ...list };
        const { shape, args } = planFeed('postgres', query, viewer, Date.now());
        const plan = await postgresPlanOf(server, (runner) => listFeed(runner, shape, args));
        // No row is read before the page is cut; the viewer's own row may be.
        const scan = `Limit .+\\n(?: +InitPlan 2\\n.+\\n.+\\n)? +->  Index Only Scan Backward using ${index} on`;
        expect(plan).toMatch(new RegExp(scan));
      }
    }
    await server.close();
  });
});

it('the last page by number leads on by its cursor, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  const { last, again, behind } = await pagesAtTheEnd(server);
  expect(again).toEqual({ ...last, page: 1 });
  const [first = 0] = last.ids;
  expect([...last.ids, ...behind.ids]).toEqual(Array.from({ length: 20 }, (_, at) => first - at));
  await server.close();
});
