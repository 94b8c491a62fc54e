import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
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

function line(name: string, by: string, views: FirstView[]): string {
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

/** A folder where only the built client lies: a server that is started there cannot render. */
function folderWithoutRenderer(): string {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-client-'));
  mkdirSync(join(dir, 'dist'));
  symlinkSync(resolve('dist/client'), join(dir, 'dist/client'));
  return dir;
}

/**
 * The first view on a phone, of the site as it is and of the same site rendered in the browser
 * alone, in turn; then a long feed. Prints tables.
 */
export async function measureFirstViews(world: World, { rounds, calls }: Options): Promise<void> {
  const dir = folderWithoutRenderer();
  const [server, client] = [await world.startApp(), await world.startApp(dir)];
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const cookie = await cookieOf(server);
    process.stdout.write(`\nPhone 412x823, CPU 4x slower, Slow 4G, empty cache\n\n${header}\n`);
    const isWanted = ({ name }: { name: string }) =>
      calls.length === 0 || calls.some((call) => name.startsWith(call));
    for (const { name, path, isMember } of pages.filter(isWanted)) {
      const views = { server: [] as FirstView[], client: [] as FirstView[] };
      const who = isMember ? cookie : null;
      // The first warms the servers up.
      for (let round = -1; round < rounds; round += 1) {
        const bySite = await measureFirstView(browser, server.url, path, who);
        const byBrowser = await measureFirstView(browser, client.url, path, who);
        if (round < 0) continue;
        views.server.push(bySite);
        views.client.push(byBrowser);
      }
      process.stdout.write(`${line(name, 'server', views.server)}\n`);
      process.stdout.write(`${line(name, 'browser', views.client)}\n`);
    }
    const { posts, nodes } = await scrollLongFeed(browser, server.url);
    process.stdout.write(`\n${posts} posts scrolled through: at most ${nodes} elements\n\n`);
  } finally {
    await browser.close();
    await Promise.all([server.stop(), client.stop()]);
    rmSync(dir, { recursive: true, force: true });
  }
}
