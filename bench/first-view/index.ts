import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../../tools/browser';
import { cookieOf } from '../cases';
import { median } from '../load';
import type { Options } from '../options';
import type { World } from '../world';
import { scrollLongFeed } from './long-feed';
import { measureFirstView, type FirstView } from './phone';

const header = `| page | rendered by | LCP ms | TBT ms | longest task ms | CLS | kB | requests | elements |
|---|---|---|---|---|---|---|---|---|`;

const pages = [
  { name: 'home, guest', path: '/', isMember: false },
  { name: 'home, member', path: '/', isMember: true },
  { name: 'a sphere, guest', path: '/?sphere=1', isMember: false },
  { name: 'a post, guest', path: '/post/2', isMember: false },
  { name: 'a post, member', path: '/post/2', isMember: true },
  { name: 'a member, guest', path: '/member/3', isMember: false },
  { name: 'a member, member', path: '/member/3', isMember: true },
];

/** A page to measure, and where it is rendered. */
interface View {
  name: string;
  by: string;
  origin: string;
  path: string;
  cookie: string | null;
}

function line({ name, by }: View, views: FirstView[]): string {
  const of = (field: keyof FirstView) => median(views.map((view) => view[field]));
  const cells = [
    name,
    by,
    of('lcp').toFixed(0),
    of('tbt').toFixed(0),
    of('longest').toFixed(0),
    of('cls').toFixed(3),
    (of('bytes') / 1000).toFixed(1),
    of('requests').toFixed(0),
    of('nodes').toFixed(0),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** A folder with only the built client: a server started there cannot render. */
function folderWithoutRenderer(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-client-'));
  mkdirSync(join(dir, 'dist'));
  symlinkSync(resolve('dist/client'), join(dir, 'dist/client'));
  return dir;
}

// Alternates, so that a slow minute of the machine affects all.
async function compare(browser: Browser, views: readonly View[], rounds: number): Promise<void> {
  const measured = views.map((): FirstView[] => []);
  // The first round warms up the servers.
  for (let round = -1; round < rounds; round += 1) {
    for (const [at, { origin, path, cookie }] of views.entries()) {
      const seen = await measureFirstView(browser, origin, path, cookie);
      if (round >= 0) measured[at]?.push(seen);
    }
  }
  for (const [at, view] of views.entries()) {
    process.stdout.write(`${line(view, measured[at] ?? [])}\n`);
  }
}

/**
 * Compares first views on a phone: the site as it is, the same site rendered only in the browser,
 * and other sites, in turn; then a long feed. Prints tables.
 */
export async function measureFirstViews(world: World, options: Options): Promise<void> {
  const { rounds, calls } = options;
  const others = options.others.map(({ name, url }): View => {
    const { origin, pathname, search } = new URL(url);
    return { name, by: 'another site', origin, path: pathname + search, cookie: null };
  });
  const dir = folderWithoutRenderer();
  const [server, client] = [await world.startApp(), await world.startApp(dir)];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const cookie = await cookieOf(server);
    process.stdout.write(`\nPhone 412x823, CPU 4x slower, Slow 4G, empty cache\n\n${header}\n`);
    const isWanted = ({ name }: { name: string }) =>
      calls.length === 0 || calls.some((call) => name.startsWith(call));
    for (const { name, path, isMember } of pages.filter(isWanted)) {
      const own = { name, path, cookie: isMember ? cookie : null };
      const views = [
        { ...own, by: 'server', origin: server.url },
        { ...own, by: 'browser', origin: client.url },
      ];
      await compare(browser, isMember ? views : [...views, ...others], rounds);
    }
    const { posts, nodes } = await scrollLongFeed(browser, server.url);
    process.stdout.write(`\n${posts} posts scrolled through: at most ${nodes} elements\n\n`);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), client.stop()]);
    rmSync(dir, { recursive: true, force: true });
  }
}
