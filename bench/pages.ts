import process from 'node:process';
import { cookieOf } from './cases';
import { median, shoot, type Request } from './load';
import type { Options } from './options';
import type { World } from './world';

/** A list whose pages are asked for by number. */
interface List {
  name: string;
  query: string;
  /** The posts in it, as a condition. */
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

/** How far down a page lies; 0 is page 2, the first that is not kept. */
const depths = [0, 0.1, 0.5, 0.9] as const;
const CONNECTIONS = 8;
const SPREAD = 40;

export const pagesHeader = `| engine | posts | list | posts in it | page 1, CPU µs | page 2 | ${depths
  .slice(1)
  .map((depth) => `${depth * 100} % down`)
  .join(' | ')} | deepest ÷ page 1 | deepest ÷ page 2 | failures |
|---|---|---|---|---|---|${depths
  .slice(1)
  .map(() => '---|')
  .join('')}---|---|---|`;

/** Pages around one depth, so that none is asked for twice in a row. */
function pagesAt(depth: number, posts: number): number[] {
  const pages = Math.floor(posts / 10);
  const first = Math.max(2, Math.floor(pages * depth));
  return Array.from({ length: depth === 0 ? 1 : SPREAD }, (_, at) =>
    Math.max(2, Math.min(pages, first + at * Math.ceil(pages / 1_000))),
  );
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
    const cases = [[ask(1)], ...depths.map((depth) => pagesAt(depth, posts).map(ask))];
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
    const [first = 1, second = 1, ...deep] = cpu.map(median);
    const deepest = Math.max(...deep);
    const cells = [first, second, ...deep].map((value) => value.toFixed(0));
    return `| ${[world.engine, world.posts, list.name, posts, ...cells, (deepest / first).toFixed(2), (deepest / second).toFixed(2), failures].join(' | ')} |`;
  } finally {
    await app.stop();
  }
}

/**
 * Asks for pages of long lists by number, near and far down in turn, and prints what each costs
 * beside page 1 (which is kept) and page 2 (which is read).
 */
export async function measurePages(world: World, options: Options): Promise<void> {
  const { calls } = options;
  const isWanted = ({ name }: List) =>
    calls.length === 0 || calls.some((call) => name.startsWith(call));
  for (const list of lists.filter(isWanted)) {
    process.stdout.write(`${await measureList(world, list, options)}\n`);
  }
}
