import { createServer, type IncomingMessage } from 'node:http';
import process from 'node:process';
import sqlite3 from 'sqlite3';
import { presentComment, presentPost, type Row } from './present';
import { sql } from './sql';

// The measure: no framework, no validation, no session, no log; prepared statements and JSON.
// Whoever sends a cookie is member 2.
type Name = keyof typeof sql;
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000';

function open(): Promise<Record<Name, (...values: unknown[]) => Promise<Row[]>>> {
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
        const exec = (text: string) =>
          new Promise<Row[]>((done, fail) => {
            db.exec(text, (error) => (error ? fail(error) : done([])));
          });
        Object.assign(control, { exec });
        resolve(Object.fromEntries(entries) as never);
      });
    });
  });
}

const control = { exec: (_text: string): Promise<Row[]> => Promise.resolve([]) };
const db = await open();

// One connection, so transactions take turns.
let turn: Promise<unknown> = Promise.resolve();
function transaction<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.then(async () => {
    await control.exec('BEGIN IMMEDIATE');
    const result = await work();
    await control.exec('COMMIT');
    return result;
  });
  turn = next.catch(() => undefined);
  return next;
}

async function feed(query: URLSearchParams, viewer: number): Promise<object> {
  const cursor = query.get('cursor')?.split('.').map(Number);
  const rows = await (cursor ? db.next(viewer, ...cursor) : db.first(viewer));
  const shown = rows.slice(0, 10);
  const last = shown.at(-1);
  const now = Date.now();
  const hasMore = rows.length > 10;
  const nextCursor =
    hasMore && last
      ? `${Number(last.is_pinned)}.${Number(last.published_at)}.${String(last.id)}`
      : null;
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
  return {
    success: true,
    post: post ? presentPost(post, now) : null,
    comments: comments.slice(0, 30).map((row) => presentComment(row, now)),
    commentsPagination: { page: 1, limit: 30, hasMore: comments.length > 30, nextCursor: null },
  };
}

function like(id: number, viewer: number): Promise<object> {
  return transaction(async () => {
    const [now] = await db.toggle(id, viewer);
    const moved = Number(now?.kind === 1) - Number(now?.previous === 1);
    const [counts] = await db.count(moved, 0, id);
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
    const [made] = await db.write(id, viewer, content, now);
    await db.counted(id);
    const [row] = await db.comment(viewer, made?.id);
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
