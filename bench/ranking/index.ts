import {
  channelCategories,
  channelSorts,
  rankingCategories,
  rankingPeriods,
  rankingRegions,
  videoSorts,
} from '@contract/rules/rankings/ranking-tables';
import type { Knex } from 'knex';
import { cookieOf } from '../cases';
import { median, shoot, type Request, type Shot } from '../load';
import type { Options } from '../options';
import type { Running } from '../process';
import { makeWorld, type World } from '../world';
import { fillRankings } from './fill';

interface Call {
  name: string;
  requests: Request[];
  connections: number;
}

const POSTS = 1_000;
const SMALL = 10_000;
const LARGE = 100_000;
const CONNECTIONS = 32;
const FEED: Request[] = [{ path: '/api/posts/feed?limit=10' }];

const pathsOf = (paths: string[]): Request[] => paths.map((path) => ({ path }));
const VIDEOS = '/api/youtube/videos/ranking';
const CHANNELS = '/api/youtube/channels/ranking';

// More requests than the app caches, so that the database answers each of them.
const videoPaths = rankingPeriods.flatMap((period) =>
  rankingRegions.flatMap((region) =>
    ['all', ...rankingCategories].flatMap((category) =>
      videoSorts.flatMap((sort) =>
        [50, 49, 48].map(
          (limit) =>
            `${VIDEOS}?period=${period}&region=${region}&categoryId=${category}&sortBy=${sort}&limit=${limit}`,
        ),
      ),
    ),
  ),
);
const channelPaths = rankingRegions.flatMap((country) =>
  channelCategories.flatMap((category) =>
    channelSorts.flatMap((sort) =>
      [50, 49, 48, 47, 46, 45].map(
        (limit) =>
          `${CHANNELS}?country=${country}&category=${category}&sortBy=${sort}&limit=${limit}`,
      ),
    ),
  ),
);

// Mixes the list so that neighbours differ in more than the number of places.
const mixed = (paths: string[]) =>
  paths.map((_, at) => paths[(at * 367) % paths.length] ?? paths[0] ?? '');

const kept = (name: string, path: string): Call => ({
  name,
  requests: [{ path }],
  connections: CONNECTIONS,
});
// A single connection, so that no other has just sent the same request.
const uncached = (name: string, paths: string[]): Call => ({
  name: `${name} (uncached)`,
  requests: pathsOf(mixed(paths)),
  connections: 1,
});

const calls: Call[] = [
  kept('videos of the week', `${VIDEOS}?period=week`),
  kept('videos of a category', `${VIDEOS}?period=month&categoryId=10`),
  kept('channels', CHANNELS),
  kept('new channels', '/api/youtube/channels/new'),
  kept('insights', '/api/youtube/videos/insights'),
  kept('trending', '/api/youtube/trending'),
  uncached('videos, any filter', videoPaths),
  uncached('channels, any filter', channelPaths),
];

/** The newest finished build of the lists; 0 if there is no build. */
async function newestBuild(db: Knex): Promise<number> {
  const [row] = await db('ranking_build')
    .whereNotNull('made_at')
    .max<{ newest: number | null }[]>('id as newest');
  return row?.newest ?? 0;
}

/** Imports one video, which builds all lists, and waits for them. @returns the duration, ms */
async function buildLists(app: Running, world: World): Promise<number> {
  const db = world.connect();
  const before = await newestBuild(db);
  const cookie = await cookieOf(app);
  const begun = performance.now();
  const answer = await fetch(`${app.url}/api/youtube/import`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url, cookie },
    body: JSON.stringify({ region: 'KR', date: '2026-11-01', maxResults: 1 }),
  });
  if (!answer.ok) throw new Error(`The import answered ${answer.status}`);
  // The answer to the import waits at most two seconds for the lists.
  while ((await newestBuild(db)) === before) await new Promise((next) => setTimeout(next, 50));
  const took = performance.now() - begun;
  await db.destroy();
  // A server checks for newer lists once a second.
  await new Promise((next) => setTimeout(next, 1_500));
  return took;
}

interface Side {
  app: Running;
  world: World;
}

async function open(engine: World['engine'], videos: number): Promise<Side> {
  const world = await makeWorld(engine, POSTS);
  await fillRankings(world, videos);
  const app = await world.startApp();
  const ms = await buildLists(app, world);
  process.stdout.write(`${engine}, ${videos} videos: all lists made in ${ms.toFixed(0)} ms\n`);
  return { app, world };
}

const of = (shots: Shot[], field: keyof Shot) => median(shots.map((shot) => shot[field]));

/** The distance between the first requests of two rounds: more than a run sends. */
const STEP = 1_499;

// The server has cached the requests of the previous round.
function startingAt(requests: Request[], round: number): Request[] {
  const first = ((round + 1) * STEP) % requests.length;
  return [...requests.slice(first), ...requests.slice(0, first)];
}

// Small, large and the feed alternate, the order reversed each round.
async function race(call: Call, small: Side, large: Side, { rounds, seconds }: Options) {
  const rivals: [Side, Request[], Shot[]][] = [
    [small, call.requests, []],
    [large, call.requests, []],
    [large, FEED, []],
  ];
  for (let round = -1; round < rounds; round += 1) {
    for (const [{ app }, requests, shots] of round % 2 === 0 ? rivals : [...rivals].reverse()) {
      const wanted = startingAt(requests, round);
      const shot = await shoot(app, wanted, call.connections, round < 0 ? 0.5 : seconds);
      if (round >= 0) shots.push(shot);
    }
  }
  return rivals.map(([, , shots]) => shots);
}

const header = `| engine | call | CPU µs, ${SMALL} videos | CPU µs, ${LARGE} videos | ÷ | p50 ms | p50 ms | CPU µs of feed page 1 | CPU ÷ feed | failures |
|---|---|---|---|---|---|---|---|---|---|`;

/** Measures the rankings at two sizes, next to a guest's first page of the feed. */
export async function measureRankings(options: Options): Promise<void> {
  for (const engine of options.engines) {
    const small = await open(engine, SMALL);
    const large = await open(engine, LARGE);
    try {
      process.stdout.write(`\n${header}\n`);
      for (const call of calls) {
        const [few = [], many = [], feed = []] = await race(call, small, large, options);
        const [less, more, page] = [few, many, feed].map((shots) => of(shots, 'cpu'));
        const failures = [...few, ...many, ...feed].reduce((sum, shot) => sum + shot.failures, 0);
        const cells = [
          ...[engine, call.name, less?.toFixed(0), more?.toFixed(0)],
          ((more ?? 0) / (less ?? 1)).toFixed(2),
          ...[of(few, 'p50').toFixed(1), of(many, 'p50').toFixed(1), page?.toFixed(0)],
          ...[((more ?? 0) / (page ?? 1)).toFixed(2), String(failures)],
        ];
        process.stdout.write(`| ${cells.join(' | ')} |\n`);
      }
    } finally {
      for (const { app, world } of [small, large]) {
        await app.stop();
        await world.close();
      }
    }
  }
}
