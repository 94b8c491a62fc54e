import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { mustAgree } from './agree';
import { besideCrowds, besideQueries, measureBeside } from './beside';
import { casesFor, cookieOf, type Case } from './cases';
import { measureFirstViews } from './first-view';
import { measureInteractions } from './interactions';
import { median, shoot, type Request, type Shot } from './load';
import { measurePages, pagesHeader } from './pages';
import { measureProcesses } from './processes';
import { measureRankings } from './ranking';
import { readOptions, type Options } from './options';
import { start, type Running } from './process';
import { header, line, type Figures } from './table';
import { makeWorld, type World } from './world';

type Rival = World['engine'] | 'constant' | 'prepared';

async function startConstant(dir: string, body: string): Promise<Running> {
  const file = join(dir, 'body.json');
  writeFileSync(file, body);
  return start('bench/servers/constant.ts', { BODY_FILE: file }, '/');
}

function figuresOf(shots: Shot[]): Figures {
  return {
    perSecond: median(shots.map((shot) => shot.perSecond)),
    p50: median(shots.map((shot) => shot.p50)),
    p99: median(shots.map((shot) => shot.p99)),
    cpu: median(shots.map((shot) => shot.cpu)),
    failures: shots.reduce((sum, shot) => sum + shot.failures, 0),
  };
}

/** A server in one case. */
interface Runner {
  server: Running;
  requests: Request[];
}

// Short alternating runs in reversed order each round, so that a slow minute affects all servers.
async function race(
  rivals: Map<Rival, Runner>,
  connections: number,
  { rounds, seconds }: Options,
): Promise<Map<Rival, Figures>> {
  const shots = new Map<Rival, Shot[]>([...rivals.keys()].map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? shots.keys() : [...shots.keys()].reverse()) {
      const { server, requests } = rivals.get(name) as Runner;
      const shot = await shoot(server, requests, connections, round < 0 ? 0.5 : seconds);
      // The first round is a warm-up.
      if (round >= 0) shots.get(name)?.push(shot);
    }
  }
  return new Map([...shots].map(([name, list]) => [name, figuresOf(list)]));
}

async function open(world: World) {
  const app = await world.startApp();
  return { world, app, cases: await casesFor(app, world.posts, await cookieOf(app)) };
}

async function measure(worlds: World[], options: Options): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-'));
  const apps = await Promise.all(worlds.map(open));
  const [main] = apps;
  const file = worlds.find((world) => world.file)?.file;
  const prepared = file
    ? await start('bench/servers/prepared.ts', { DATABASE_FILE: file }, '/api/posts/feed')
    : null;
  try {
    const isWanted = ({ name }: Case) =>
      options.calls.length === 0 || options.calls.some((call) => name.startsWith(call));
    for (const [at, test] of main?.cases.entries() ?? []) {
      const [first] = test.requests;
      if (!main || !first || !isWanted(test)) continue;
      const rivals = new Map<Rival, Runner>();
      for (const { world, app, cases } of apps) {
        rivals.set(world.engine, { server: app, requests: cases[at]?.requests ?? [] });
      }
      if (test.constant) {
        const body = await (await fetch(main.app.url + first.path)).text();
        rivals.set('constant', { server: await startConstant(dir, body), requests: test.requests });
      }
      if (prepared && test.prepared) {
        if (!first.method) await mustAgree(main.app, prepared, first.path, first.cookie);
        rivals.set('prepared', { server: prepared, requests: test.requests });
      }
      const figures = await race(rivals, test.connections, options);
      await rivals.get('constant')?.server.stop();
      for (const world of worlds) process.stdout.write(`${line(world, test.name, figures)}\n`);
    }
    for (const world of worlds) {
      const wrong = await world.wrongCounts();
      process.stdout.write(
        `\n${world.engine}, ${world.posts} posts: ${wrong} wrong counts after all writes\n`,
      );
    }
  } finally {
    await Promise.all(apps.map(({ app }) => app.stop()));
    await prepared?.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const options = readOptions(process.argv.slice(2));
process.stdout.write(
  `Node ${process.version}, ${options.rounds} rounds of ${options.seconds} s; (a) constant body, (c) prepared statements\n`,
);

/** Fills a database and deletes it afterwards. */
async function withWorld(
  engine: World['engine'],
  posts: number,
  use: (world: World) => Promise<void>,
  isSearched = true,
): Promise<void> {
  const world = await makeWorld(engine, posts, isSearched);
  try {
    await use(world);
  } finally {
    await world.close();
  }
}

if (options.parts.includes('first-view')) {
  await withWorld('sqlite', 1_000, (world) => measureFirstViews(world, options));
}
if (options.parts.includes('interactions')) await measureInteractions(options);
if (options.parts.includes('beside')) {
  await withWorld('sqlite', 1_000, (world) => measureBeside(world, options.rounds, besideCrowds));
}
if (options.parts.includes('query')) {
  await withWorld('sqlite', 1_000, (world) => measureBeside(world, options.rounds, besideQueries));
}
if (options.parts.includes('ranking')) await measureRankings(options);
if (options.parts.includes('processes')) {
  await withWorld('postgres', 1_000, (world) => measureProcesses(world, options), false);
}
if (options.parts.includes('calls')) {
  for (const posts of options.posts) {
    const isSearched =
      options.calls.length === 0 || options.calls.some((call) => call.startsWith('search'));
    const worlds: World[] = [];
    try {
      for (const engine of options.engines) worlds.push(await makeWorld(engine, posts, isSearched));
      process.stdout.write(`\n${header}\n`);
      await measure(worlds, options);
    } finally {
      for (const world of worlds) await world.close();
    }
  }
}
if (options.parts.includes('pages')) {
  process.stdout.write(`\n${pagesHeader}\n`);
  for (const posts of options.posts) {
    for (const engine of options.engines) {
      await withWorld(engine, posts, (world) => measurePages(world, options), false);
    }
  }
}
