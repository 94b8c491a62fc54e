import { contents, timings } from '@contract/rules/categories';
import { feedOrderFields, type FeedOrder } from '@contract/rules/feed-order';
import { sampleIds } from '@contract/fixtures/members';
import {
  blockMember,
  hidePost,
  report,
  unblockMember,
  unhidePost,
} from '../commands/hide-and-block';
import { keepFeedMarks } from '../commands/keep-feed-marks';
import type { Database } from '../database';
import { statement } from '../database/statement';
import { planFeed } from '../feed/query';
import { nearestMark } from '../tables/feed-mark';
import { listFeed, type FeedArguments, type FeedShape } from '../tables/feed';
import type { TestServer } from './subject';

/** Numbers that look random and are the same at every run. */
function seeded(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return { next, oneOf: <T>(list: readonly T[]): T => list[next(list.length)] as T };
}
type Random = ReturnType<typeof seeded>;

const orders = Object.keys(feedOrderFields) as FeedOrder[];
const viewers = [0, sampleIds.operator, sampleIds.jihoon];
const spheres = [1, 2, 3];
const START = Date.UTC(2026, 0, 1);

function randomPost({ next, oneOf }: Random) {
  const at = START + next(5_000) * 60_000 + next(60_000);
  return {
    author_id: 1 + next(6),
    sphere_id: oneOf([null, ...spheres]),
    timing: oneOf([null, ...timings]),
    content_category: oneOf([null, ...contents.slice(0, 2)]),
    title: '글',
    blocks: '[]',
    is_pinned: Number(next(40) === 0),
    is_confirmed: Number(next(10) > 0),
    like_count: next(4) === 0 ? next(50) : 0,
    comment_count: next(3),
    created_at: at,
    published_at: at,
  };
}

/** Changes of a published post, each as a call of the site or an admin's script would leave it. */
const changesOf = ({ next, oneOf }: Random) => [
  { like_count: next(20) },
  { comment_count: next(20), like_count: next(3) },
  { sphere_id: oneOf([null, ...spheres]) },
  { timing: oneOf([null, ...timings]), content_category: oneOf([null, ...contents.slice(0, 2)]) },
  { is_confirmed: next(2) },
  { deleted_at: oneOf([null, START]) },
  { is_pinned: Number(next(10) === 0) },
  { published_at: START + next(5_000) * 60_000, like_count: next(9), is_confirmed: next(2) },
  { view_count: next(99) },
];

const reportOf = (memberId: number, postId: number) => ({
  ...{ memberId, targetType: 'post', targetId: postId, postId, authorId: 1 },
  ...{ reason: 'spam', note: '', excerpt: '글', now: START },
});

async function changeSome({ db }: TestServer, random: Random, top: number): Promise<void> {
  const { next, oneOf } = random;
  for (let change = 0; change < 12; change += 1) {
    const id = 1 + next(top);
    await db
      .knex('post')
      .where({ id })
      .whereNotNull('published_at')
      .update(oneOf(changesOf(random)));
  }
  const rows = Array.from({ length: next(6) }, () => randomPost(random));
  if (rows.length > 0) await db.knex.batchInsert('post', rows, 50);
  const memberId = oneOf(viewers.slice(1));
  const post = { memberId, postId: 1 + next(top) };
  const block = { memberId, blockedId: oneOf([3, 4, 5].filter((id) => id !== memberId)) };
  await oneOf([
    () => hidePost(db, post, START).then(() => undefined),
    () => unhidePost(db, post).then(() => undefined),
    () => blockMember(db, block, START).then(() => undefined),
    () => unblockMember(db, block).then(() => undefined),
    () => report(db, reportOf(memberId, post.postId)),
  ])().catch(() => undefined);
}

/** The ids of a page, by a mark or by passing over all posts before it. */
const idsOf = async ({ db }: TestServer, shape: FeedShape, args: FeedArguments, marks: boolean) =>
  (await listFeed(db, { ...shape, marks }, args)).map(({ id }) => id);

function randomPage(engine: 'sqlite' | 'postgres', { next, oneOf }: Random) {
  const limit = 1 + next(12);
  const plan = planFeed(engine, { page: 2 + next(30), limit }, oneOf(viewers), Date.now());
  const order = oneOf(orders);
  const isNarrowed = order !== 'pinnedLatest';
  const filter = () => isNarrowed && next(3) === 0;
  const shape = { ...plan.shape, order, sphere: filter(), timing: filter(), content: filter() };
  const args = {
    ...plan.args,
    sphereId: oneOf(spheres),
    timing: oneOf(timings),
    content: oneOf(contents.slice(0, 2)),
  };
  return { shape, args };
}

/** Two readings of one page that differ. */
export interface Disagreement {
  shape: FeedShape;
  args: FeedArguments;
  byMark: number[];
  byCount: number[];
}

/**
 * Changes posts at random, and reads pages of random lists by marks and without them, between
 * changes that no mark has counted yet and after they were counted.
 * @returns the pages that differ, and how many were compared that had posts
 */
export async function compareMarks(server: TestServer, rounds: number, seed: number) {
  const random = seeded(seed);
  const { db } = server;
  await db.knex.batchInsert(
    'post',
    Array.from({ length: 400 }, () => randomPost(random)),
    50,
  );
  const wrong: Disagreement[] = [];
  let filled = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [{ top } = { top: 0 }] = await db.knex('post').max<{ top: number }[]>('id as top');
    await changeSome(server, random, top);
    if (random.next(3) > 0) await keepFeedMarks(db, false, 8);
    for (let page = 0; page < 12; page += 1) {
      const { shape, args } = randomPage(db.engine, random);
      const byMark = await idsOf(server, shape, args, true);
      const byCount = await idsOf(server, shape, args, false);
      if (byCount.length > 0) filled += 1;
      if (byMark.join() !== byCount.join()) wrong.push({ shape, args, byMark, byCount });
    }
  }
  return { wrong, filled };
}

/**
 * Publishes posts in a sphere that had none among the newest, and reads each page of its list while
 * no mark has counted them.
 * @returns the pages that differ when they are read by marks
 */
export async function compareBesideUncounted(server: TestServer): Promise<Disagreement[]> {
  const { db } = server;
  const [sphereId, other] = [2, 1];
  const at = START + 5 * 365 * 24 * 3_600_000;
  const posts = (count: number, sphere_id: number, since: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ author_id: 1, sphere_id, title: '글', blocks: '[]', is_pinned: 0, is_confirmed: 1 },
      ...{ like_count: 9_000, comment_count: 0, created_at: since + n, published_at: since + n },
    }));
  // The marks at the top have no post of that sphere, so its list has none of them.
  await db.knex.batchInsert('post', posts(40, other, at), 50);
  while (!(await keepFeedMarks(db, false, 8))) continue;
  await db.knex.batchInsert('post', posts(30, sphereId, at + 60_000), 50);
  const wrong: Disagreement[] = [];
  for (const order of ['latest', 'popular'] as const) {
    for (let page = 2; page <= 60; page += 1) {
      const plan = planFeed(db.engine, { page, limit: 1 }, 0, Date.now());
      const shape = { ...plan.shape, order, sphere: true };
      const args = { ...plan.args, sphereId };
      const byMark = await idsOf(server, shape, args, true);
      const byCount = await idsOf(server, shape, args, false);
      if (byMark.join() !== byCount.join()) wrong.push({ shape, args, byMark, byCount });
    }
  }
  return wrong;
}

/** Marks whose count is not that of the posts that lie between them. */
export async function wrongMarks({ db }: TestServer): Promise<unknown[]> {
  const shown = db.knex('post').where('is_confirmed', 1).whereNull('deleted_at');
  const posts = await shown.select<Record<string, number | string | null>[]>('*');
  const big = (value: unknown) => BigInt(value as number);
  const places: ((post: (typeof posts)[number]) => bigint)[] = [
    (post) => (big(post.is_pinned) << 50n) + big(post.published_at),
    (post) => big(post.published_at),
    (post) => (big(post.like_count) << 31n) + big(post.id),
    (post) => (big(post.comment_count) << 31n) + big(post.id),
  ];
  const marks = await db.knex('feed_mark').select<
    {
      sort: number;
      sphere_id: number;
      timing: string;
      content_category: string;
      place: string;
      posts: number;
    }[]
  >('sort', 'sphere_id', 'timing', 'content_category', 'posts', db.knex.raw('CAST(place AS text) AS place'));
  const isAll = (mark: (typeof marks)[number]) =>
    mark.sphere_id === 0 && mark.timing === '' && mark.content_category === '';
  const listed = (mark: (typeof marks)[number], post: (typeof posts)[number]) =>
    (mark.sphere_id === 0 || mark.sphere_id === post.sphere_id) &&
    (mark.timing === '' || mark.timing === post.timing) &&
    (mark.content_category === '' || mark.content_category === post.content_category);
  return marks.filter((mark) => {
    const below = marks
      .filter((other) => isAll(other) && other.sort === mark.sort)
      .map((other) => BigInt(other.place))
      .filter((place) => place < BigInt(mark.place));
    const next = below.reduce((most, place) => (place > most ? place : most), -1n);
    const between = posts.filter((post) => {
      const place = places[mark.sort - 1]?.(post) ?? 0n;
      return listed(mark, post) && place <= BigInt(mark.place) && place > next;
    });
    return between.length !== mark.posts;
  });
}

/** What it takes to find a page: the marks that are read, and the posts that are passed over. */
export async function costOfPage({ db }: TestServer, order: FeedOrder, offset: number) {
  const bound = { sphereId: 0, timing: '', content: '', offset, reach: offset + 11 };
  const list = { order, sphere: false, timing: false, content: false };
  const [mark] = await db.run(
    statement<typeof bound, { earlier: number }>((knex, args) =>
      knex.from(nearestMark(knex, list, args, null).wrap('(', ') AS mark')).select('earlier'),
    ),
    bound,
  );
  const [counted] = await db
    .knex('feed_mark')
    .where({ sphere_id: 0, timing: '', content_category: '' })
    .groupBy('sort')
    .count<{ marks: number | string }[]>('* as marks')
    .orderBy('marks', 'desc')
    .limit(1);
  return { passed: offset - (mark?.earlier ?? 0), marks: Number(counted?.marks) };
}

/**
 * Fills a database with posts, all at once, and counts them in marks of `size`. The server's jobs
 * end first: they would join these marks to others of the usual size.
 */
export async function fillMarked(
  { app, db }: TestServer,
  posts: number,
  size: number,
): Promise<void> {
  await app.stop();
  const series =
    db.engine === 'postgres'
      ? `generate_series(1, ${posts}) AS n`
      : `(WITH RECURSIVE s (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM s WHERE n < ${posts})
          SELECT n FROM s) AS series`;
  await db.knex.raw(
    `INSERT INTO post (author_id, sphere_id, blocks, is_confirmed, created_at, published_at, like_count)
     SELECT 1, 1 + n % 3, '[]', 1, n, n, n % 50 FROM ${series}`,
  );
  while (!(await keepFeedMarks(db, false, size))) continue;
  if (db.engine === 'postgres') await db.knex.raw('ANALYZE post');
}

/**
 * Changes posts over two connections to one database while both keep its marks.
 * @returns the marks that are wrong afterwards
 */
export async function raceMarks(server: TestServer, other: Database): Promise<unknown[]> {
  const { db } = server;
  const [{ top } = { top: 0 }] = await db.knex('post').max<{ top: number }[]>('id as top');
  const worker = async (own: Database, seed: number) => {
    const random = seeded(seed);
    for (let turn = 0; turn < 40; turn += 1) {
      const id = 1 + random.next(top);
      await own
        .knex('post')
        .where({ id })
        .whereNotNull('published_at')
        .update(random.oneOf(changesOf(random)));
    }
  };
  const keeper = async (own: Database) => {
    for (let turn = 0; turn < 15; turn += 1) await keepFeedMarks(own, false, 8 + (turn % 3) * 8);
  };
  await Promise.all([
    ...[1, 2, 3].map((seed) => worker(db, seed)),
    ...[4, 5, 6].map((seed) => worker(other, seed)),
    ...[keeper(db), keeper(other)],
  ]);
  while (!(await keepFeedMarks(db, false, 8))) continue;
  return wrongMarks(server);
}
