import { get, type ClientRequest } from 'node:http';
import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';
import type { Running } from '../process';

/** Something that happens beside the readers. */
export interface Crowd {
  /** How often it was done so far. */
  count: () => number;
  stop: () => Promise<void>;
}

const json = (app: Running) => ({ 'Content-Type': 'application/json', Origin: app.url });

async function post(app: Running, path: string, body: object): Promise<Response> {
  const init = { method: 'POST', headers: json(app), body: JSON.stringify(body) };
  const response = await fetch(app.url + path, init);
  await response.arrayBuffer();
  return response;
}

/** Nothing at all. */
export function nobody(): Promise<Crowd> {
  return Promise.resolve({ count: () => 0, stop: () => Promise.resolve() });
}

/** So many people who sign in, each again as soon as they have. */
export function signingIn(app: Running, people: number): Promise<Crowd> {
  const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
  let isOver = false;
  let count = 0;
  const each = Array.from({ length: people }, async () => {
    while (!isOver) {
      if ((await post(app, '/api/auth/login', account)).status !== 200) throw new Error('refused');
      count += 1;
    }
  });
  return Promise.resolve({
    count: () => count,
    stop: async () => {
      isOver = true;
      await Promise.all(each);
    },
  });
}

/** A stream of each member's notifications may be open five times. */
const STREAMS_EACH = 5;

/** Makes accounts; gives their cookies. */
export async function makeMembers(app: Running, streams: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = 0; at < streams / STREAMS_EACH; at += 1) {
    const name = `bench${Date.now()}x${at}`;
    const email = `${name}@bench.test`;
    const answer = await post(app, '/api/auth/signup', {
      email,
      password: `${name}-words`,
      user_name: name.slice(-20),
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie === undefined) throw new Error(`Sign-up answered ${answer.status}`);
    cookies.push(cookie);
  }
  return cookies;
}

/** Opens so many streams at once and keeps them. */
export async function listening(app: Running, cookies: string[]): Promise<Crowd> {
  const requests: ClientRequest[] = [];
  let count = 0;
  const all = cookies.flatMap((cookie) => Array.from({ length: STREAMS_EACH }, () => cookie));
  await Promise.all(
    all.map(
      (cookie) =>
        new Promise<void>((resolve, reject) => {
          const url = app.url + NOTIFICATION_STREAM;
          const request = get(url, { headers: { cookie }, agent: false }, (response) => {
            if (response.statusCode !== 200) reject(new Error(`${response.statusCode ?? 0}`));
            response.on('error', () => undefined);
            response.on('data', () => (count += 1));
            resolve();
          });
          request.once('error', reject);
          requests.push(request);
        }),
    ),
  );
  return {
    count: () => count,
    stop: () => {
      for (const request of requests) request.on('error', () => undefined).destroy();
      return Promise.resolve();
    },
  };
}
