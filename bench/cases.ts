import type { Request } from './load';
import type { Running } from './process';

/** One measured case. */
export interface Case {
  name: string;
  requests: Request[];
  connections: number;
  /** Whether the prepared-statement server does the same. */
  prepared: boolean;
  /** Whether the constant server sends the same bytes. */
  constant: boolean;
}

interface Page {
  data: { pagination: { nextCursor: string | null } };
}

const READERS = 32;
const WRITERS = 8;
const FEED = '/api/posts/feed?limit=10';
const SPREAD = 200;

/** Signs in as the demo admin, member 2, who has no pending posts in the feed; returns a cookie. */
export async function cookieOf(app: Running): Promise<string> {
  const response = await fetch(`${app.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url },
    body: JSON.stringify({ email: 'admin@mulbit.test', password: 'mulbit-admin-1' }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`Login answered ${response.status}`);
  return cookie;
}

async function cursorsFromTop(app: Running, pages: number): Promise<string[]> {
  const cursors: string[] = [];
  let path = FEED;
  for (let page = 0; page < pages; page += 1) {
    const answer = (await (await fetch(app.url + path)).json()) as Page;
    const cursor = answer.data.pagination.nextCursor;
    if (!cursor) break;
    cursors.push(cursor);
    path = `${FEED}&cursor=${cursor}`;
  }
  return cursors;
}

/** The addresses of the feed's pages after the first one. */
export async function nearPages(app: Running): Promise<string[]> {
  return (await cursorsFromTop(app, 20)).map((cursor) => `${FEED}&cursor=${cursor}`);
}

async function cursorAt(app: Running, id: number): Promise<string> {
  const answer = await fetch(`${app.url}/api/posts/post${id}/detail`);
  const { post } = (await answer.json()) as { post: { createdAt: string } };
  return `${Date.parse(post.createdAt)}.${id}`;
}

/**
 * The requests that are measured on a filled database.
 * @param posts the number of posts, with ids 1 to `posts`; the demo's posts are among the first
 */
export async function casesFor(app: Running, posts: number, cookie: string): Promise<Case[]> {
  const near = await nearPages(app);
  const deep = await cursorAt(app, Math.floor(posts / 2));
  const ids = Array.from(
    { length: SPREAD },
    (_, at) => 100 + Math.floor((at * (posts - 200)) / SPREAD),
  );
  const read = (
    name: string,
    paths: string[],
    member: boolean,
    extra: Partial<Case> = {},
  ): Case => ({
    name,
    requests: paths.map((path) => ({ path, ...(member ? { cookie } : {}) })),
    connections: READERS,
    prepared: true,
    constant: false,
    ...extra,
  });
  const write = (name: string, requests: Request[]): Case => ({
    name,
    requests,
    connections: WRITERS,
    prepared: true,
    constant: false,
  });
  const only = { prepared: false };
  return [
    read('feed page 1, guest', [FEED], false, { constant: true }),
    read('feed page 1, member', [FEED], true, { constant: true }),
    read('feed, following pages (uncached), member', near, true),
    read('feed, half way down by cursor, member', [`${FEED}&cursor=${deep}`], true),
    read(
      'feed, page 1,000 or the last, guest',
      [`${FEED}&page=${Math.min(1_000, Math.floor(posts / 10))}`],
      false,
      only,
    ),
    read('search, a common word', [`${FEED}&q=${encodeURIComponent('영상')}&page=2`], false, only),
    read(
      'search, a rare word',
      [`${FEED}&q=${encodeURIComponent('희귀낱말')}&page=2`],
      false,
      only,
    ),
    read(
      'search, an absent word',
      [`${FEED}&q=${encodeURIComponent('없는낱말')}&page=2`],
      false,
      only,
    ),
    read(
      'post detail, member',
      ids.map((id) => `/api/posts/post${id}/detail`),
      true,
    ),
    write(
      'like',
      ids.map((id) => ({
        method: 'POST',
        path: `/api/posts/post${id}/like`,
        cookie,
        body: { type: 'like' },
      })),
    ),
    write(
      'comment',
      ids.map((id) => ({
        method: 'POST',
        path: `/api/posts/post${id}/comments`,
        cookie,
        body: { content: '측정하면서 남기는 댓글입니다.' },
      })),
    ),
  ];
}
