import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { mustAgree } from './agree';
import { besideCrowds, besideQueries, measureBeside } from './beside';
import { casesFor, cookieOf, type Case } from './cases';
import { measureFirstViews } from './first-view';
import { measureInteractions } from './interactions';
import { median, shoot, type Shot } from './load';
import { measurePages, pagesHeader } from './pages';
import { measureProcesses } from './processes';
import { measureRankings } from './ranking';
import { readOptions, type Options } from './options';
import { start, type Running } from './process';
import { header, line, type Figures } from './table';
import { makeWorld, type World } from './world';

type Rival = 'app' | 'constant' | 'prepared';

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

// Short alternating runs in reversed order each round, so that a slow minute affects all servers.
async function race(
  rivals: Partial<Record<Rival, Running>>,
  { requests, connections }: Case,
  { rounds, seconds }: Options,
): Promise<Partial<Record<Rival, Figures>>> {
  const names = Object.keys(rivals) as Rival[];
  const shots: Record<Rival, Shot[]> = { app: [], constant: [], prepared: [] };
  for (let round = -1; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : [...names].reverse()) {
      const server = rivals[name];
      if (!server) continue;
      const shot = await shoot(server, requests, connections, round < 0 ? 0.5 : seconds);
      // The first round is a warm-up.
      if (round >= 0) shots[name].push(shot);
    }
  }
  return Object.fromEntries(names.map((name) => [name, figuresOf(shots[name])]));
}

async function measure(world: World, options: Options): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-bench-'));
  const app = await world.startApp();
  const cookie = await cookieOf(app);
  const prepared = world.file
    ? await start('bench/servers/prepared.ts', { DATABASE_FILE: world.file }, '/api/posts/feed')
    : null;
  try {
    const isWanted = ({ name }: Case) =>
      options.calls.length === 0 || options.calls.some((call) => name.startsWith(call));
    for (const test of (await casesFor(app, world.posts, cookie)).filter(isWanted)) {
      const [first] = test.requests;
      if (prepared && test.prepared && first && !first.method) {
        await mustAgree(app, prepared, first.path, first.cookie);
      }
      const body = await (await fetch(app.url + (first?.path ?? '/healthz'))).text();
      const constant = test.constant ? await startConstant(dir, body) : null;
      const figures = await race(
        {
          app,
          ...(constant ? { constant } : {}),
          ...(prepared && test.prepared ? { prepared } : {}),
        },
        test,
        options,
      );
      await constant?.stop();
      process.stdout.write(`${line(world, test.name, figures)}\n`);
    }
    const wrong = await world.wrongCounts();
    process.stdout.write(
      `\n${world.engine}, ${world.posts} posts: ${wrong} wrong counts after all writes\n\n`,
    );
  } finally {
    await app.stop();
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
async function measureAll(world: World): Promise<void> {
  if (options.parts.includes('calls')) {
    process.stdout.write(`\n${header}\n`);
    await measure(world, options);
  }
  if (options.parts.includes('pages')) {
    process.stdout.write(`\n${pagesHeader}\n`);
    await measurePages(world, options);
  }
}

if (options.parts.includes('calls') || options.parts.includes('pages')) {
  const isSearched =
    options.parts.includes('calls') &&
    (options.calls.length === 0 || options.calls.some((call) => call.startsWith('search')));
  for (const posts of options.posts) {
    for (const engine of options.engines) await withWorld(engine, posts, measureAll, isSearched);
  }
}
