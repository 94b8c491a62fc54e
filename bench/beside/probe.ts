import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds between two requests that measure the wait of a reader. */
const EVERY = 10;

/** The waits of one interval, ms. */
export interface Waits {
  p50: number;
  p99: number;
  failures: number;
}

function ask(url: string, agent: Agent, cookie: string): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { cookie } }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started);
        else reject(new Error(`${url} answered ${response.statusCode ?? 0}`));
      });
    }).once('error', reject);
  });
}

/**
 * Requests pages at a steady rate, even if answers are late, as readers do, and returns the waits.
 */
export async function probe(urls: string[], cookie: string, seconds: number): Promise<Waits> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const asked: Promise<number | null>[] = [];
  const begun = performance.now();
  for (let at = 0; at < (seconds * 1_000) / EVERY; at += 1) {
    await sleep(Math.max(0, begun + at * EVERY - performance.now()));
    asked.push(ask(urls[at % urls.length] ?? '', agent, cookie).catch(() => null));
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  const waits = answers.filter((wait) => wait !== null).sort((a, b) => a - b);
  const at = (share: number) => waits[Math.floor((waits.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), failures: answers.length - waits.length };
}
