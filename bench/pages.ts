import process from 'node:process';
import { cookieOf } from './cases';
import { median, shoot, type Request } from './load';
import type { Options } from './options';
import type { World } from './world';

/** A list with numbered pages. */
interface List {
  name: string;
  query: string;
  /** The SQL condition for its posts. */
  where: string;
  isMember?: boolean;
}

const lists: List[] = [
  { name: 'newest, guest', query: '', where: '1 = 1' },
  { name: 'newest, member', query: '', where: '1 = 1', isMember: true },
  { name: 'most liked', query: '&sort=popular', where: '1 = 1' },
  { name: 'most discussed', query: '&sort=comments', where: '1 = 1' },
  { name: 'a sphere', query: '&sphereId=sphere1', where: 'sphere_id = 1' },
  {
    name: 'a sphere and a category',
    query: '&sphereId=sphere1&timing=break',
    where: "sphere_id = 1 AND timing = 'break'",
  },
  {
    name: 'most liked of a sphere',
    query: '&sphereId=sphere1&sort=popular',
    where: 'sphere_id = 1',
  },
  {
    name: 'most liked of a category',
    query: '&timing=break&sort=popular',
    where: "timing = 'break'",
  },
];

/** The requested pages: page 2 is the first that is not cached, page 1,000 the last by number. */
const numbers = [2, 100, 1_000] as const;
const CONNECTIONS = 8;
const SPREAD = 40;

const names = numbers.map((number) => `page ${number}`).join(' | ');

export const pagesHeader = `| engine | posts | list | posts in it | page 1, CPU µs | ${names} | last ÷ page 2 | failures |
|---|---|---|---|---|${numbers.map(() => '---|').join('')}---|---|`;

/** The pages up to a number, so that two requests in a row never want the same page. */
function pagesUpTo(number: number, posts: number): number[] {
  const last = Math.max(2, Math.min(number, Math.floor(posts / 10)));
  return Array.from({ length: Math.min(SPREAD, last - 1) }, (_, at) => last - at);
}

async function measureList(
  world: World,
  list: List,
  { rounds, seconds }: Options,
): Promise<string> {
  const db = world.connect();
  const counted = await db('post')
    .whereRaw(`${list.where} AND is_confirmed = 1 AND deleted_at IS NULL`)
    .count<{ n: number | string }[]>('* as n');
  await db.destroy();
  const posts = Number(counted[0]?.n);
  const app = await world.startApp();
  try {
    const cookie = list.isMember ? await cookieOf(app) : undefined;
    const ask = (page: number): Request => ({
      path: `/api/posts/feed?limit=10${list.query}&page=${page}`,
      ...(cookie ? { cookie } : {}),
    });
    const cases = [[ask(1)], ...numbers.map((number) => pagesUpTo(number, posts).map(ask))];
    const cpu: number[][] = cases.map(() => []);
    let failures = 0;
    for (let round = -1; round < rounds; round += 1) {
      const order = [...cases.keys()];
      for (const at of round % 2 === 0 ? order : order.reverse()) {
        const shot = await shoot(app, cases[at] ?? [], CONNECTIONS, round < 0 ? 0.5 : seconds);
        if (round >= 0) cpu[at]?.push(shot.cpu);
        failures += shot.failures;
      }
    }
    const medians = cpu.map(median);
    const ratio = (medians.at(-1) ?? 0) / (medians[1] ?? 1);
    const cells = medians.map((value) => value.toFixed(0));
    return `| ${[world.engine, world.posts, list.name, posts, ...cells, ratio.toFixed(2), failures].join(' | ')} |`;
  } finally {
    await app.stop();
  }
}

/**
 * Requests near and last pages of long lists in turn, and prints the cost of each next to page 1
 * (which is cached) and page 2 (which is read).
 */
export async function measurePages(world: World, options: Options): Promise<void> {
  const { calls } = options;
  const isWanted = ({ name }: List) =>
    calls.length === 0 || calls.some((call) => name.startsWith(call));
  for (const list of lists.filter(isWanted)) {
    process.stdout.write(`${await measureList(world, list, options)}\n`);
  }
}
