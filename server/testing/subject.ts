import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  roomyLimits,
  SUBJECT_ADMIN_KEY,
  type Subject,
} from '@contract/conformance/support/subject';
import type { Mail } from '@contract/mails';
import { createSimulation } from '@mocks/upstream';
import { createApp, type App, type Parts } from '../app';
import { openDatabase, type Database } from '../database';
import { sqliteIn } from './sqlite';
import { createLimits } from '../limits/limits';
import { openChannel, type Channel } from '../events/channel';
import { createEvents, type Events } from '../events/events';
import { listen } from '../http/listen';
import { createLog } from '../lib/log';
import { describeProcess } from '../lib/process-facts';
import type { MailParts } from '../mail/transport';
import { cheapPasswords } from './cheap-passwords';
import { fetchFixturePage } from './pages';
import type { SeededPostgres } from './postgres';
import { openProviders } from '../providers/providers';
import { createPushService, makePushKeys } from '../pushes/service';
import { startRoundRobin } from './round-robin';
import { seededSqlite } from './seeded-sqlite';

/** A server under test, with its parts. */
export interface TestServer extends Subject {
  app: App;
  db: Database;
  /** The folder of uploaded pictures. */
  uploadDir: string;
  /** The query tool's own role; null on SQLite. */
  queryUrl: string | null;
}

// On a slow machine the last of two hundred concurrent changes waits longer for a connection and its
// answer than a member would, ms: no test measures speed.
const PATIENCE = 60_000;

/** The address of the site in the mails of tests; nothing listens there. */
const MAIL_ORIGIN = 'https://mulbit.test';

const mailsInto = (mails: Mail[]): MailParts => ({
  send: (mail) => Promise.resolve(void mails.push(mail)),
  origin: () => MAIL_ORIGIN,
  contact: null,
});

/** Serves a database on a free port. @param dispose runs after `close` */
export async function serve(
  db: Database,
  parts: Partial<Parts> = {},
  dispose: () => Promise<void> = () => Promise.resolve(),
): Promise<TestServer> {
  const { uploadDir = mkdtempSync(join(tmpdir(), 'mulbit-uploads-')) } = parts;
  const mails: Mail[] = [];
  const simulation = createSimulation(() => Date.now());
  const app = createApp({
    db,
    log: createLog({ write: () => undefined }),
    adminKey: { value: SUBJECT_ADMIN_KEY, opensAlone: true },
    uploadDir,
    limits: createLimits(roomyLimits),
    passwords: cheapPasswords(),
    fetchPage: fetchFixturePage,
    leadsOutside: () => Promise.resolve(true),
    providers: openProviders({}, true),
    mail: mailsInto(mails),
    upstreamParts: { simulation: () => Promise.resolve(simulation.send) },
    ...parts,
  });
  const listening = await listen(app.koa, { port: 0, host: '127.0.0.1' }, PATIENCE);
  const origin = `http://127.0.0.1:${listening.address.port}`;
  return {
    name: db.engine,
    origin,
    app,
    db,
    uploadDir,
    queryUrl: parts.queryUrl ?? null,
    send: (path, init) => fetch(origin + path, { redirect: 'manual', ...init }),
    trouble: simulation.trouble,
    mails: async (to) => {
      await app.sendMails();
      // A mail that the job took a moment before is still being sent.
      while ((await db.knex('mail_outbox').select('id')).length > 0) await sleep(5);
      return mails.filter((mail) => mail.to === to);
    },
    close: async () => {
      const closed = listening.close();
      app.hangUp();
      await closed;
      await app.stop();
      await db.close();
      rmSync(uploadDir, { recursive: true, force: true });
      await dispose();
    },
  };
}

/** A server on its own SQLite database, deleted after `close`. */
export async function startSqlite(parts: Partial<Parts> = {}): Promise<TestServer> {
  const dir = mkdtempSync(join(tmpdir(), 'mulbit-test-'));
  writeFileSync(join(dir, 'test.sqlite3'), await seededSqlite());
  const db = openDatabase(sqliteIn(dir), PATIENCE);
  return serve(db, parts, () => {
    rmSync(dir, { recursive: true, force: true });
    return Promise.resolve();
  });
}

/** A server on its own PostgreSQL database, deleted after `close`. */
export async function startPostgres(
  seeded: SeededPostgres,
  parts: Partial<Parts> = {},
): Promise<TestServer> {
  const { url, queryUrl, drop } = await seeded.copy();
  const db = openDatabase({ engine: 'postgres', url }, PATIENCE);
  return serve(db, { queryUrl, ...parts }, drop);
}

interface Process {
  server: TestServer;
  events: Events;
  channel: Channel;
}

/**
 * Makes a wait until each process has written what waits in its memory, and has received the events
 * that the others emitted so far.
 */
function keepInStep(processes: readonly Process[]): () => Promise<void> {
  const behind = new Set<Process>();
  const marks = new Map<string, () => void>();
  for (const one of processes) {
    one.events.onEmit(() => behind.add(one));
    one.events.on('viewed', (key, from) => {
      if (from !== one.events.own) marks.get(key)?.();
    });
  }
  const catchUp = async (one: Process) => {
    const mark = `mark ${marks.size}`;
    const heard = new Promise<void>((resolve) => marks.set(mark, resolve));
    // It comes after all earlier events.
    one.events.emit('viewed', mark);
    behind.delete(one);
    await one.channel.flush();
    await heard;
  };
  const step = async () => {
    await Promise.all(processes.map(({ server }) => server.app.flush()));
    await Promise.all([...behind].map(catchUp));
  };
  let last = Promise.resolve();
  return () => (last = last.then(step));
}

/** Several servers on one database, behind a proxy that sends each request to the next one. */
export interface TestCluster extends TestServer {
  /** The servers themselves. */
  servers: TestServer[];
}

/**
 * Starts two servers on their own PostgreSQL database, connected as two processes of a site are;
 * the database is deleted after `close`.
 * @param isInStep whether a request waits until both know of all earlier ones
 */
export async function startTwo(
  seeded: SeededPostgres,
  partsOf: (db: Database) => Partial<Parts> = () => ({}),
  isInStep = false,
): Promise<TestCluster> {
  const { url, queryUrl, drop } = await seeded.copy();
  const log = createLog({ write: () => undefined });
  const simulation = createSimulation(() => Date.now());
  const mails: Mail[] = [];
  const shared = {
    queryUrl,
    uploadDir: mkdtempSync(join(tmpdir(), 'mulbit-uploads-')),
    upstreamParts: { simulation: () => Promise.resolve(simulation.send) },
    mail: mailsInto(mails),
    visitorKey: randomBytes(32),
    push: createPushService({ keys: makePushKeys(), origin: null, contact: null }),
  };
  const startOne = async (pid: number): Promise<Process> => {
    const ownProcess = { ...describeProcess('1.0.0'), pid };
    const db = openDatabase({ engine: 'postgres', url }, PATIENCE);
    const events = createEvents();
    const channel = await openChannel({ events, db, log, ownProcess }, url);
    const parts = { ...shared, events, ownProcess, ...partsOf(db) };
    return { server: await serve(db, parts, () => channel.close()), events, channel };
  };
  const processes = await Promise.all([startOne(1), startOne(2)]);
  const [first, second] = processes.map(({ server }) => server) as [TestServer, TestServer];
  const proxy = await startRoundRobin(
    [first.origin, second.origin],
    isInStep ? keepInStep(processes) : undefined,
  );
  return {
    ...first,
    name: 'two processes on PostgreSQL',
    servers: [first, second],
    processes: 2,
    trouble: simulation.trouble,
    origin: proxy.origin,
    send: (path, init) => fetch(proxy.origin + path, { redirect: 'manual', ...init }),
    mails: async (to) => {
      await first.mails(to);
      return mails.filter((mail) => mail.to === to);
    },
    close: async () => {
      await proxy.close();
      await Promise.all([first.close(), second.close()]);
      await drop();
    },
  };
}
