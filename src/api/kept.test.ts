import { storageKeys } from '@/config/storage';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { addressOf, forgetOthers, keepServed, withKept } from './kept';

/** The part of a browser's caches that the code uses. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const cache = all.get(name) ?? new Map<string, Response>();
    all.set(name, cache);
    return Promise.resolve({
      delete: (key: string) => Promise.resolve(cache.delete(key)),
      put: (key: string, answer: Response) => Promise.resolve(void cache.set(key, answer)),
      keys: () => Promise.resolve([...cache.keys()]),
    });
  };
  return {
    all,
    open,
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    match: (key: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(all.get(cacheName)?.get(key)?.clone()),
  };
}

let caches: ReturnType<typeof fakeCaches>;
const stored = new Map<string, string>();

const signIn = (id: string | null) =>
  id ? stored.set(storageKeys.session, JSON.stringify({ user_id: id })) : stored.clear();

// The files of a worker share their globals.
afterAll(() => void vi.unstubAllGlobals());

beforeEach(() => {
  caches = fakeCaches();
  stored.clear();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null });
  const worker = { scriptURL: 'https://mulbit.test/sw.js' };
  const serviceWorker = { controller: worker, ready: Promise.resolve({ active: worker }) };
  vi.stubGlobal('navigator', { serviceWorker });
});

const post = addressOf('getPostDetail', { params: { postId: 'post1' } });
const answered = (body: unknown) => Promise.resolve(Response.json(body));
const lost = () => Promise.reject(new TypeError('no network'));
const read = async (address: string, answer: Promise<Response>) =>
  (await withKept('getPostDetail', address, answer)).json() as Promise<unknown>;

it('stored answers replace missing ones, and other calls fail', async () => {
  await read(post, answered({ at: 1 }));
  await vi.waitFor(() => expect(caches.all.get('read-guest')?.size).toBe(1));
  expect(await read(post, lost())).toEqual({ at: 1 });
  await expect(read('/api/posts/2/detail', lost())).rejects.toThrow('no network');
});

it('stored answers include those of a server-rendered page, by the address of the call', async () => {
  const key = 'getPostDetail?postId=post1';
  await keepServed({ answers: { [key]: { status: 200, body: { at: 2 } } } });
  await keepServed({ answers: { 'me?': { status: 200, body: {} } } });
  expect(await read(post, lost())).toEqual({ at: 2 });
  expect([...(caches.all.get('read-guest')?.keys() ?? [])]).toEqual([post]);
});

it('stored answers of one person are never given to another, and are deleted', async () => {
  signIn('user3');
  await read(post, answered({ at: 3 }));
  await vi.waitFor(() => expect(caches.all.get('read-user3')?.size).toBe(1));
  signIn(null);
  await expect(read(post, lost())).rejects.toThrow();
  await forgetOthers();
  expect(caches.all.has('read-user3')).toBe(false);
});

it('no answer is stored that arrives after its member has logged out', async () => {
  signIn('user3');
  let arrive: (answer: Response) => void = () => undefined;
  const reading = read(post, new Promise((resolve) => (arrive = resolve)));
  signIn(null);
  arrive(Response.json({}));
  await reading;
  expect(caches.all.size).toBe(0);
});

it('only the latest hundred answers are stored', async () => {
  const answers = Object.fromEntries(
    Array.from({ length: 103 }, (_, at) => [
      `getPostDetail?postId=post${at}`,
      { status: 200, body: {} },
    ]),
  );
  await keepServed({ answers });
  const kept = [...(caches.all.get('read-guest')?.keys() ?? [])];
  expect(kept).toHaveLength(100);
  expect(kept.at(-1)).toBe('/api/posts/post102/detail');
});
