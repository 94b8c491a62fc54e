import { fullConsent } from '@contract/legal/consents';
import { get, type ClientRequest } from 'node:http';
import { NOTIFICATION_STREAM } from '@contract/endpoints/routes';

/** People who load the server while the readers are measured. */
export interface Crowd {
  /** Ends the crowd; returns how many actions it completed. */
  leave: () => Promise<number>;
}

async function post(url: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  await response.arrayBuffer();
  return response;
}

/** A crowd without people. */
export function nobody(): Promise<Crowd> {
  return Promise.resolve({ leave: () => Promise.resolve(0) });
}

/** This many people sign in, again and again. */
export function signingIn(url: string, people: number): Promise<Crowd> {
  const account = { email: 'member@mulbit.test', password: 'mulbit-member-1' };
  let isOver = false;
  let count = 0;
  const each = Array.from({ length: people }, async () => {
    while (!isOver) {
      const { status } = await post(url, '/api/auth/login', account);
      if (status !== 200) throw new Error(`Login answered ${status}`);
      count += 1;
    }
  });
  return Promise.resolve({
    leave: async () => {
      isOver = true;
      await Promise.all(each);
      return count;
    },
  });
}

/** How many streams one member may open. */
const STREAMS_EACH = 5;

/** Creates the accounts for this many streams; returns their cookies. */
export async function makeMembers(url: string, streams: number): Promise<string[]> {
  const cookies: string[] = [];
  for (let at = 0; at < streams / STREAMS_EACH; at += 1) {
    const name = `bench${Date.now()}x${at}`;
    const answer = await post(url, '/api/auth/signup', {
      email: `${name}@bench.test`,
      password: `${name}-words`,
      user_name: name.slice(-20),
      ...fullConsent,
    });
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
    if (cookie === undefined) throw new Error(`Sign-up answered ${answer.status}`);
    cookies.push(cookie);
  }
  return cookies;
}

/** Opens a stream; resolves on its first event. */
function openStream(url: string, cookie: string, requests: ClientRequest[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const address = url + NOTIFICATION_STREAM;
    const request = get(address, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream: ${response.statusCode ?? 0}`));
      response.on('error', () => undefined);
      response.once('data', () => resolve());
      response.resume();
    });
    request.on('error', reject);
    requests.push(request);
  });
}

/** Opens all streams of these members at once and keeps them open. */
export async function listening(url: string, _people: number, cookies: string[]): Promise<Crowd> {
  const requests: ClientRequest[] = [];
  const all = cookies.flatMap((cookie) => Array.from({ length: STREAMS_EACH }, () => cookie));
  await Promise.all(all.map((cookie) => openStream(url, cookie, requests)));
  return {
    leave: () => {
      for (const request of requests) request.destroy();
      return Promise.resolve(all.length);
    },
  };
}
