import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeMembers } from './beside/crowds';
import { casesFor, cookieOf, type Case } from './cases';
import { median, shoot, type Shot } from './load';
import type { Options } from './options';
import { start, type Running } from './process';
import type { World } from './world';

/** The calls that are measured, by the beginnings of their names. */
const CALLS = ['feed page 1, member', 'feed, following pages', 'post detail', 'like', 'comment'];
const MEMBERS = 8;
const EVENTS = 40;
/** A post of the demo's member; its comments notify them. */
const OWN_POST = '/api/posts/post55/comments';

const header = `| call | req/s, 1 → 2 | 2 ÷ 1 | CPU ms, 1 → 2 | p99 ms, 1 → 2 | failures, 1 → 2 |
|---|---|---|---|---|---|`;

/** Servers behind a proxy; the CPU of the proxy does not count. */
async function behindProxy(servers: Running[]): Promise<Running> {
  const SERVERS = servers.map(({ url }) => url).join(' ');
  const proxy = await start('bench/servers/proxy.ts', { SERVERS }, '/readyz');
  return { ...proxy, pids: () => [...new Set(servers.flatMap(({ pids }) => pids()))] };
}

/** One member's writes would wait for their own balance. */
const byMembers = (test: Case, cookies: string[]): Case => ({
  ...test,
  requests: test.requests.map((request, at) =>
    request.method ? { ...request, cookie: cookies[at % cookies.length] ?? '' } : request,
  ),
});

function line(name: string, shots: readonly [Shot[], Shot[]]): string {
  const medians = (of: (shot: Shot) => number, digits: number) =>
    shots.map((all) => median(all.map(of)).toFixed(digits)).join(' → ');
  const [one, two] = shots.map((all) => median(all.map(({ perSecond }) => perSecond)));
  const failures = shots.map((all) => all.reduce((sum, shot) => sum + shot.failures, 0));
  const cells = [
    name,
    medians(({ perSecond }) => perSecond, 0),
    ((two ?? 0) / (one ?? 1)).toFixed(2),
    medians(({ cpu }) => cpu / 1_000, 2),
    medians(({ p99 }) => p99, 0),
    failures.join(' → '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The times from sending a comment to one process until an open page of another shows it, ms. */
async function delays(at: Running, to: Running, cookies: { author: string; member: string }) {
  const headers = { cookie: cookies.member };
  const { body } = await fetch(to.url + NOTIFICATION_STREAM, { headers });
  if (!body) throw new Error('The stream is empty');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const seen = async (wanted: string) => {
    while (!text.includes(wanted)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream ended');
      text += value;
    }
  };
  await seen('event: settings');
  const times: number[] = [];
  for (let count = 0; count < EVENTS; count += 1) {
    text = '';
    const content = `event ${count} ${Date.now()}`;
    const begun = performance.now();
    const answer = fetch(at.url + OWN_POST, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: at.url, cookie: cookies.author },
      body: JSON.stringify({ content }),
    });
    await seen(content);
    times.push(performance.now() - begun);
    await (await answer).arrayBuffer();
    await sleep(25);
  }
  await reader.cancel();
  return times.sort((a, b) => a - b);
}

const share = (sorted: number[], part: number) =>
  (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);

/**
 * Compares one process with two on one PostgreSQL, each behind a proxy, in alternating rounds; while
 * one is measured, the other is idle. Prints a table, and how soon a page hears of a comment.
 */
export async function measureProcesses(world: World, options: Options): Promise<void> {
  const [first, second] = [await world.startApp(), await world.startApp()];
  const proxies = [await behindProxy([first]), await behindProxy([first, second])] as const;
  try {
    const author = await cookieOf(first);
    const members = await makeMembers(first.url, 5 * MEMBERS);
    process.stdout.write(`\n${world.engine}, ${world.posts} posts\n\n${header}\n`);
    for (const test of await casesFor(first, world.posts, author)) {
      if (!CALLS.some((call) => test.name.startsWith(call))) continue;
      if (options.calls.length > 0 && !options.calls.some((it) => test.name.startsWith(it)))
        continue;
      const { requests, connections } = byMembers(test, members);
      const shots = [[], []] as [Shot[], Shot[]];
      for (let round = -1; round < options.rounds; round += 1) {
        for (const at of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const seconds = round < 0 ? 1 : options.seconds;
          const shot = await shoot(proxies[at], requests, connections, seconds);
          // The first round is a warm-up.
          if (round >= 0) shots[at].push(shot);
        }
      }
      process.stdout.write(`${line(test.name, shots)}\n`);
    }
    const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
    const signedIn = await fetch(`${first.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: first.url },
      body: JSON.stringify(account),
    });
    const cookies = { author, member: signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    for (const [name, to] of [
      ['same', first],
      ['other', second],
    ] as const) {
      const times = await delays(first, to, cookies);
      process.stdout.write(
        `\na comment until an open page of the ${name} process shows it: p50 ${share(times, 0.5)}, p95 ${share(times, 0.95)} ms\n`,
      );
    }
    process.stdout.write(`\n${await world.wrongCounts()} wrong counts after all writes\n`);
  } finally {
    for (const running of [...proxies, first, second]) await running.stop();
  }
}
