import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { request } from './http';

const asked: Request[] = [];
vi.stubGlobal('fetch', (given: Request) => {
  asked.push(given);
  return Promise.resolve(Response.json({ success: true }));
});

// Browsers resolve an address against the page's address.
const { Request: Plain } = globalThis;
vi.stubGlobal(
  'Request',
  class extends Plain {
    constructor(input: string | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'http://mulbit.test') : input, init);
    }
  },
);

afterEach(() => void asked.splice(0));
// The files of a worker share their globals.
afterAll(() => void vi.unstubAllGlobals());

const params = { id: 'post1' };

it('a mutation is sent with keepalive', async () => {
  await request('savePost', { params });
  await request('reactToPost', { params, body: { type: 'like' } });
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([true, true]);
});

it('a large body and a read are sent without keepalive', async () => {
  await request('createComment', { params, body: { content: '가'.repeat(5_000) } });
  await request('getPostDetail', { params });
  expect(asked.map(({ keepalive }) => keepalive)).toEqual([false, false]);
});
