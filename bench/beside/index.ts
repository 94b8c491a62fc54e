import { setTimeout as sleep } from 'node:timers/promises';
import { cookieOf, nearPages } from '../cases';
import { median } from '../load';
import type { Running } from '../process';
import type { World } from '../world';
import { gather, type Wanted } from './crowd';
import { makeMembers } from './crowds';
import { probe, type Waits } from './probe';

const PEOPLE = 100;
const STREAMS = 500;
/** The length of a measured interval, s; it contains a heartbeat of a stream. */
const STRETCH = 20;
/** How long the readers read before the measurement, s: until the server runs compiled code. */
const WARM_UP = 10;

const header = `| beside the readers | p50 ms | p99 ms | p99 ÷ nothing | done | failures |
|---|---|---|---|---|---|`;

type Scenario = [name: string, wanted: Wanted];
/** Returns the activities that run next to the readers, one after another; the first is nothing. */
type Scenarios = (app: Running) => Promise<Scenario[]>;

const nothing: Scenario = ['nothing', { kind: 'nobody', people: 0, cookies: [] }];

const crowdsOf = (cookies: string[]): Scenario[] => [
  nothing,
  [`${PEOPLE} logins at once`, { kind: 'signing-in', people: PEOPLE, cookies: [] }],
  [`${STREAMS} streams that open at once`, { kind: 'listening', people: 0, cookies }],
];

/** The crowds: people who sign in, and people with an open stream. */
export const besideCrowds: Scenarios = async (app) => crowdsOf(await makeMembers(app.url, STREAMS));

/** Admins with endless queries: two run at any time. */
export const besideQueries: Scenarios = async (app) => [
  nothing,
  ['queries without an end', { kind: 'querying', people: 4, cookies: [await cookieOf(app)] }],
];

function line(name: string, waits: Waits[], alone: number, done: number): string {
  const p99 = median(waits.map((one) => one.p99));
  const cells = [
    name,
    median(waits.map((one) => one.p50)).toFixed(1),
    p99.toFixed(1),
    (p99 / alone).toFixed(2),
    String(done),
    String(waits.reduce((sum, one) => sum + one.failures, 0)),
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * Measures how long readers of the feed wait under load: a hundred requests a second, alternating
 * with an idle server. Prints a table.
 */
export async function measureBeside(
  world: World,
  rounds: number,
  beside: Scenarios,
): Promise<void> {
  const app = await world.startApp();
  try {
    const cookie = await cookieOf(app);
    const urls = (await nearPages(app)).map((path) => app.url + path);
    const scenarios = await beside(app);
    const waits = scenarios.map((): Waits[] => []);
    const done = scenarios.map(() => 0);
    await probe(urls, cookie, WARM_UP);
    for (let round = 0; round < rounds; round += 1) {
      for (const [at, [, wanted]] of scenarios.entries()) {
        // The crowd starts while the readers read.
        const [waited, crowd] = await Promise.all([
          probe(urls, cookie, STRETCH),
          gather(app, wanted),
        ]);
        waits[at]?.push(waited);
        done[at] = (done[at] ?? 0) + (await crowd.leave());
        await sleep(500);
      }
    }
    const alone = median((waits[0] ?? []).map(({ p99 }) => p99));
    process.stdout.write(`\n${world.engine}, ${world.posts} posts\n\n${header}\n`);
    for (const [at, [name]] of scenarios.entries()) {
      process.stdout.write(`${line(name, waits[at] ?? [], alone, done[at] ?? 0)}\n`);
    }
  } finally {
    await app.stop();
  }
}
