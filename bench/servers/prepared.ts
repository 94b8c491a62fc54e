import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import sqlite3 from 'sqlite3';
import { BEST_LIKES, BEST_MOST } from '@contract/rules/posts/comment-order';
import { presentComment, presentPost, type Row } from './present';
import { sql } from './sql';

// The reference server: no framework, no validation, no session, no log; only prepared statements
// and JSON. For each call it stores the same data as the app, equally durable and with at most as
// many statements: see docs/performance. Anyone who sends a cookie is member 2.
type Name = keyof typeof sql;
const PRAGMAS =
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000';

type Statements = Record<Name, (...values: unknown[]) => Promise<Row[]>>;

function open(): Promise<Statements> {
  return new Promise((resolve, reject) => {
    const db = new sqlite3.Database(process.env.DATABASE_FILE ?? '', (failure) => {
      if (failure) {
        reject(failure);
        return;
      }
      db.exec(PRAGMAS, () => {
        const entries = Object.entries(sql).map(([name, text]) => {
          const statement = db.prepare(text);
          const run = (...values: unknown[]) =>
            new Promise<Row[]>((done, fail) => {
              statement.all(values, (error: Error | null, rows: unknown[]) =>
                error ? fail(error) : done(rows as Row[]),
              );
            });
          return [name, run] as const;
        });
        resolve(Object.fromEntries(entries) as Statements);
      });
    });
  });
}

const db = await open();

// There is only one connection, so transactions run one after another.
let turn: Promise<unknown> = Promise.resolve();
function transaction<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(async () => {
    await db.begin();
    try {
      const result = await work();
      await db.commit();
      return result;
    } catch (error) {
      await db.rollback();
      throw error;
    }
  });
  turn = next.catch(() => undefined);
  return next;
}

// Views are collected in memory, once per viewer and post, and written once a second.
const seen = new Set<string>();
const views = new Map<number, number>();

function view(viewer: number, id: number): number {
  const key = `${viewer}:${id}`;
  if (!seen.has(key)) {
    seen.add(key);
    views.set(id, (views.get(id) ?? 0) + 1);
  }
  return views.get(id) ?? 0;
}

setInterval(() => {
  const batch = [...views];
  if (batch.length === 0) return;
  void transaction(async () => {
    for (const [id, count] of batch) await db.addViews(count, id);
    for (const [id, count] of batch) {
      const left = (views.get(id) ?? 0) - count;
      if (left > 0) views.set(id, left);
      else views.delete(id);
    }
  });
}, 1_000);

async function feed(query: URLSearchParams, viewer: number): Promise<object> {
  const cursor = query.get('cursor')?.split('.').map(Number);
  const rows = await (cursor ? db.next(viewer, ...cursor) : db.first(viewer));
  const shown = rows.slice(0, 10);
  const last = shown.at(-1);
  const now = Date.now();
  const hasMore = rows.length > 10;
  const nextCursor = hasMore && last ? `${Number(last.published_at)}.${String(last.id)}` : null;
  return {
    success: true,
    data: {
      posts: shown.map((row) => presentPost(row, now)),
      pagination: { page: 1, limit: 10, hasMore, nextCursor },
    },
  };
}

async function detail(id: number, viewer: number): Promise<object> {
  const [[post], comments] = await Promise.all([db.post(viewer, id), db.comments(viewer, id)]);
  const now = Date.now();
  const shown = comments.slice(0, 30).map((row) => presentComment(row, now));
  return {
    success: true,
    post: post
      ? presentPost({ ...post, view_count: Number(post.view_count) + view(viewer, id) }, now)
      : null,
    comments: shown,
    bestComments: shown
      .filter(({ likeCount }) => likeCount >= BEST_LIKES)
      .sort((a, b) => b.likeCount - a.likeCount)
      .slice(0, BEST_MOST),
    commentsPagination: { page: 1, limit: 30, hasMore: comments.length > 30, nextCursor: null },
  };
}

async function takeLikeBack(id: number, viewer: number, isLast: boolean): Promise<void> {
  const entries = isLast ? [{ actor_id: null }] : await db.passOn(id, viewer);
  if (entries[0]?.actor_id === null) await db.forgetLike(id);
}

// The rewards for likes and comments, once each, with their daily limits.
const rewards = { like_give: { of: 1, limit: 50 }, comment_write: { of: 5, limit: 30 } };
const HOUR = 3_600_000;

async function earn(
  action: keyof typeof rewards,
  { id, viewer, now }: { id: number; viewer: number; now: number },
): Promise<void> {
  const { of, limit } = rewards[action];
  const day = now - ((now + 9 * HOUR) % (24 * HOUR));
  const occasion = action === 'like_give' ? '' : String(day);
  const [row] = await db.earn(viewer, action, id, occasion, of, now, day, limit);
  if (!row) return;
  await db.settleMember(of, viewer);
  await db.settleCompanion(of, viewer);
}

function like(id: number, viewer: number): Promise<object> {
  return transaction(async () => {
    const time = Date.now();
    const [now] = await db.toggle(id, viewer, time);
    const moved = Number(now?.kind === 1) - Number(now?.previous === 1);
    const [counts] = await db.count(moved, 0, id);
    const author = counts?.author_id;
    if (author !== viewer && moved === 1) {
      await db.notifyOfLike(author, id, viewer, time);
      await earn('like_give', { id, viewer, now: time });
    }
    if (author !== viewer && moved === -1) await takeLikeBack(id, viewer, counts?.like_count === 0);
    return {
      success: true,
      postId: `post${id}`,
      likes: counts?.like_count,
      dislikes: counts?.dislike_count,
      isLiked: now?.kind === 1,
      isDisliked: false,
    };
  });
}

function comment(id: number, viewer: number, content: string): Promise<object> {
  return transaction(async () => {
    const now = Date.now();
    const [row] = await db.write(id, viewer, content, now);
    const [post] = await db.counted(id);
    const author = post?.author_id;
    if (author !== viewer) await db.notifyOfComment(author, id, viewer, now, row?.id);
    await earn('comment_write', { id, viewer, now });
    return { success: true, comment: row ? presentComment(row, now) : null };
  });
}

async function bodyOf(request: IncomingMessage): Promise<{ content?: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString()) as { content?: string };
}

async function answer(request: IncomingMessage): Promise<object> {
  const [path = '', query] = (request.url ?? '').split('?');
  const viewer = request.headers.cookie ? 2 : 0;
  const [, , , target, action] = path.split('/');
  if (target === 'feed') return feed(new URLSearchParams(query), viewer);
  const id = Number(target?.replace('post', ''));
  if (action === 'detail') return detail(id, viewer);
  const body = await bodyOf(request);
  return action === 'like' ? like(id, viewer) : comment(id, viewer, body.content ?? '');
}

createServer((request, response) => {
  answer(request).then(
    (value) => {
      const text = JSON.stringify(value);
      response.writeHead(request.url?.endsWith('/comments') ? 201 : 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    () => response.writeHead(500).end(),
  );
}).listen(Number(process.env.PORT), process.env.HOST);
process.on('SIGTERM', () => process.exit(0));
