import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Status } from '@contract/models/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from './database';
import { CONNECTION_NAME } from './events/processes';
import { countFlaws, levelCounts, noneOf, readNumber, readNumbers } from './testing/flaws';
import { ask, openStream, serverAt, signIn, signUp, type Asking } from './testing/http';
import { startOwnPostgres } from './testing/postgres';
import { ended, killProcesses, startProcess, type ServerProcess } from './testing/process';
import { freePort, startOwnProxy } from './testing/proxies';

// The connections for events have a role of their own, which can be locked out.
const LISTENER = 'listener';
const LISTENERS = `FROM pg_stat_activity WHERE application_name LIKE '${CONNECTION_NAME} %'`;
const POSTS = [1, 2, 3, 8];
/** How many acknowledged posts and comments there are between two attacks. */
const MORE = 8;

let [postgres, db, proxy] = [] as unknown as [
  Awaited<ReturnType<typeof startOwnPostgres>>,
  Database,
  Awaited<ReturnType<typeof startOwnProxy>>,
];
let dir = '';
const processes: { port: number; running: ServerProcess }[] = [];
let [member, admin] = ['', ''];
let writers: string[] = [];

async function startAt(port: number): Promise<ServerProcess> {
  const direct = new URL(postgres.url);
  [direct.username, direct.password] = [LISTENER, LISTENER];
  return startProcess({
    ...{ DATABASE_URL: postgres.url, DATABASE_DIRECT_URL: direct.href, SEED: 'none' },
    ...{ DATA_DIR: join(dir, String(port)), PORT: String(port), RATE_LIMITS: 'off' },
  });
}

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mulbit-attacks-'));
  postgres = await startOwnPostgres();
  db = openDatabase({ engine: 'postgres', url: postgres.url });
  await db.knex.raw(`CREATE ROLE ${LISTENER} LOGIN PASSWORD '${LISTENER}'`);
  await levelCounts(db);
});
beforeAll(async () => {
  for (const port of [await freePort(), await freePort()]) {
    processes.push({ port, running: await startAt(port) });
  }
  proxy = await startOwnProxy(processes.map(({ port }) => port));
  const site = serverAt(proxy.url);
  [member, admin] = [await signIn(site, 'member'), await signIn(site, 'admin')];
  writers = [await signUp(site), await signUp(site), await signUp(site)];
});
afterAll(async () => {
  killProcesses();
  await proxy.stop();
  await db.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const at = (index: 0 | 1): Asking => serverAt(`http://127.0.0.1:${processes[index]?.port ?? 0}`);
const post = (site: Asking, cookie: string, path: string, body: object) =>
  ask(site, path, { method: 'POST', cookie, body });

/**
 * Lets members write posts, comments and likes through the proxy without a pause. What failed is sent
 * again with the same key or state, until it is acknowledged; comments have no key.
 */
function startWriting() {
  const run = randomUUID();
  const site = serverAt(proxy.url);
  const told = {
    run,
    posts: new Map<string, string>(),
    comments: [] as string[],
    /** Comments without an acknowledgement: each is stored once, or not. */
    unclear: [] as string[],
    /** By writer and post, whether it is liked. */
    likes: new Map<string, boolean>(),
    /** Of requests that failed. */
    failures: new Set<string>(),
  };
  let isOver = false;

  const tryOnce = async (cookie: string, path: string, body: object) => {
    const answer = await post(site, cookie, path, body).catch(() => null);
    const read = (await answer?.json().catch(() => null)) as Record<string, string> | null;
    if (answer?.ok) return { read };
    told.failures.add(answer ? `${answer.status} ${read?.code ?? ''}` : 'no answer');
    await sleep(10);
    return null;
  };
  const insist = async (cookie: string, path: string, body: object) => {
    for (;;) {
      const read = (await tryOnce(cookie, path, body))?.read;
      if (read) return read;
    }
  };
  const repeat = async (write: (count: number) => Promise<void>) => {
    for (let count = 0; !isOver; count += 1) await write(count);
  };
  const loops = writers.flatMap((cookie, writer) => [
    repeat(async (count) => {
      const writingId = `${run}-${writer}-${count}`;
      const body = { writingId, blocks: [{ type: 'text', content: `공격받는 글 ${writingId}` }] };
      const { postId } = await insist(cookie, '/api/posts/feed', body);
      told.posts.set(writingId, postId ?? '');
    }),
    repeat(async (count) => {
      const content = `공격받는 댓글 ${run} ${writer} ${count}`;
      const path = `/api/posts/${POSTS[count % POSTS.length] ?? 1}/comments`;
      const list = (await tryOnce(cookie, path, { content })) ? told.comments : told.unclear;
      list.push(content);
    }),
    repeat(async (count) => {
      const id = POSTS[count % POSTS.length] ?? 1;
      const on = count % 3 > 0;
      await insist(cookie, `/api/posts/${id}/like`, { type: 'like', on });
      told.likes.set(`${writer} ${id}`, on);
    }),
  ]);
  return {
    told,
    /** Waits until more of everything is acknowledged, and returns at that moment. */
    goOn: async () => {
      const sizes = () => [told.posts.size, told.comments.length];
      const before = sizes();
      const isMore = () => sizes().every((size, kind) => size >= (before[kind] ?? 0) + MORE);
      await expect.poll(isMore, { interval: 5 }).toBe(true);
    },
    end: async () => {
      isOver = true;
      await Promise.all(loops);
      return told;
    },
  };
}

type Told = Awaited<ReturnType<ReturnType<typeof startWriting>['end']>>;

/** Compares what was acknowledged with the database. */
async function expectKept({ run, posts, comments, unclear, likes }: Told): Promise<void> {
  const kept = await db
    .knex('post')
    .whereLike('writing_id', `${run}-%`)
    .select<{ writing_id: string; id: number }[]>('writing_id', 'id');
  expect(kept.map(({ writing_id: key, id }) => `${key} post${id}`).sort()).toEqual(
    [...posts].map(([key, id]) => `${key} ${id}`).sort(),
  );

  const rows: { content: string }[] = await db
    .knex('comment')
    .whereLike('content', `공격받는 댓글 ${run} %`)
    .select('content');
  const unsure = new Set(unclear);
  const sure = rows.map(({ content }) => content).filter((content) => !unsure.delete(content));
  expect(sure.sort()).toEqual([...comments].sort());

  for (const [key, isLiked] of likes) {
    const [writer, id] = key.split(' ').map(Number);
    for (const site of [at(0), at(1)]) {
      const answer = await ask(site, `/api/posts/post${id ?? 0}/detail`, {
        cookie: writers[writer ?? 0] ?? '',
      });
      expect(await answer.json()).toMatchObject({ post: { isLiked } });
    }
  }
  expect(await readNumbers(db, countFlaws)).toEqual(noneOf(countFlaws));
}

/** Both processes answer, know each other, and hear what happens in the other. */
async function expectTogether(): Promise<void> {
  // Connected, and past their first statement, `LISTEN`.
  const isHearing = `${LISTENERS} AND state = 'idle' AND query <> ''`;
  await expect.poll(() => readNumber(db, `SELECT count(*) AS n ${isHearing}`)).toBe(2);
  const pids = processes.map(({ running }) => running.child.pid).sort();
  for (const [here, there] of [
    [at(0), at(1)],
    [at(1), at(0)],
  ] as const) {
    const answer = await ask(here, '/api/admin/status', { cookie: admin });
    const { status } = (await answer.json()) as { status: Status };
    expect(status.processes.map(({ pid }) => pid).sort()).toEqual(pids);
    const readUntil = await openStream(there, member);
    const content = `들리나요 ${randomUUID()}`;
    expect((await post(here, admin, '/api/posts/55/comments', { content })).status).toBe(201);
    await readUntil(content);
  }
}

describe('two processes under load lose nothing that they acknowledged', () => {
  it('when one is killed and starts again', async () => {
    const writing = startWriting();
    await writing.goOn();
    const [one] = processes as [(typeof processes)[number]];
    const end = ended(one.running.child);
    one.running.child.kill('SIGKILL');
    await end;
    await writing.goOn();
    const next = await startAt(one.port);
    one.running = next;
    await expect.poll(() => next.said()).toContain('"path":"/api/posts/feed"');
    const told = await writing.end();
    expect(['502 ', 'no answer']).toEqual(expect.arrayContaining([...told.failures]));
    await expectKept(told);
    await expectTogether();
  });

  it('when the database restarts, in order and after a crash', async () => {
    const writing = startWriting();
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      await writing.goOn();
      await postgres.restart(signal);
    }
    await writing.goOn();
    const told = await writing.end();
    expect(['503 UNAVAILABLE', '502 ']).toEqual(expect.arrayContaining([...told.failures]));
    await expectKept(told);
    await expectTogether();
  });

  it('when they cannot hear each other, and catch up afterwards', async () => {
    const writing = startWriting();
    const leaver = await signIn(at(1), 'member');
    const streams = [await openStream(at(0), member), await openStream(at(1), member)];
    const leaving = await openStream(at(1), leaver);

    await db.knex.raw(`ALTER ROLE ${LISTENER} NOLOGIN`);
    await db.knex.raw(`SELECT pg_terminate_backend(pid) ${LISTENERS}`);
    const siteSlogan = '못 들은 소개';
    expect((await post(at(0), admin, '/api/admin/settings', { siteSlogan })).status).toBe(200);
    await post(at(0), admin, '/api/posts/55/comments', { content: '못 들은 댓글' });
    await post(at(0), leaver, '/api/auth/logout', {});
    const late = await post(at(1), leaver, '/api/posts/1/comments', { content: '늦은 댓글' });
    expect(late.status).toBe(401);
    const bell = await ask(at(0), '/api/notifications', { cookie: member });
    const { unreadCount } = (await bell.json()) as { unreadCount: number };
    await db.knex.raw(`ALTER ROLE ${LISTENER} LOGIN`);

    for (const readUntil of streams) {
      await readUntil(siteSlogan);
      await readUntil(`"unreadCount":${unreadCount},`);
    }
    await expect(leaving('the end')).rejects.toThrow('The stream ended');
    await writing.goOn();
    const told = await writing.end();
    expect([...told.failures]).toEqual([]);
    await expectKept(told);
    await expectTogether();
  });
});
