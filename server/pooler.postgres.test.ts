import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from './database';
import { findPooler } from './database/pooler';
import { statement, type NoArguments } from './database/statement';
import { killPoolers, pgbouncerVersion, startPgbouncer } from './testing/pgbouncer';
import { createEmpty, seedPostgres, type SeededPostgres } from './testing/postgres';
import { ended, killProcesses, startProcess } from './testing/process';

const version = pgbouncerVersion();
const isOld = version !== null && Number(version.split('.')[1]) < 21;
const old = `an old PgBouncer (here: ${version ?? 'none'})`;
const usable = `a PgBouncer from 1.21 (here: ${version ?? 'none'})`;

let seeded: SeededPostgres;
let dir: string;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
  dir = mkdtempSync(join(tmpdir(), 'mulbit-pooler-'));
});
afterAll(async () => {
  killProcesses();
  killPoolers();
  await seeded.drop();
  rmSync(dir, { recursive: true, force: true });
});

const timeout = statement.one<NoArguments, { timeout: string }>((knex) =>
  knex.raw(`SELECT current_setting('statement_timeout') AS timeout`),
);

it('limits the time of statements on a direct connection', async () => {
  const url = inject('postgresUrl');
  expect(await findPooler({ engine: 'postgres', url })).toBe('direct');
  const db = openDatabase({ engine: 'postgres', url });
  expect(await timeout(db)).toEqual({ timeout: '10s' });
  await db.close();
});

it.runIf(isOld)(`refuses ${old}`, async () => {
  const { url, drop } = await createEmpty(inject('postgresUrl'));
  const pooler = await startPgbouncer(url, (ini) => ini.replace(/^max_prepared.*$/m, ''));
  const settings = { DATABASE_URL: pooler.url, DATA_DIR: dir };
  const said = await startProcess(settings).catch(String);
  expect(said).toMatch(/^Error: PostgreSQL 앞의 커넥션 풀러가 .*1\.21 이상.*적어주세요\.\n$/);
  await pooler.stop();
  await drop();
});

it.runIf(version !== null && !isOld)(
  `serves through ${usable}, whose processes share its connections`,
  async () => {
    const { url, drop } = await seeded.copy();
    const pooler = await startPgbouncer(url);
    const settings = { DATABASE_URL: pooler.url, SEED: 'none', RATE_LIMITS: 'off' };
    const servers = await Promise.all([
      startProcess({ ...settings, DATA_DIR: join(dir, 'a'), DATABASE_DIRECT_URL: url }),
      startProcess({ ...settings, DATA_DIR: join(dir, 'b') }),
    ]);
    const advised = servers.map(
      ({ said }) => / (DATABASE_DIRECT_URL|statement_timeout)/.exec(said())?.[1],
    );
    expect(advised).toEqual([undefined, 'DATABASE_DIRECT_URL']);
    const paths = ['spheres', 'posts/feed', 'users/user1', 'posts/post1/comments', 'settings'];
    const ask = (path: string, at: number) =>
      fetch(`${servers[at % 2]?.url}/api/${path}`).then((answer) => answer.text());
    const right = await Promise.all(paths.map((path) => ask(path, 0)));
    expect(right.filter((answer) => answer.includes('"success":false'))).toEqual([]);
    const asked = Array.from({ length: 200 }, (_, at) => paths[at % paths.length] ?? '');
    const answers = await Promise.all(asked.map(ask));
    for (const [at, answer] of answers.entries()) expect(answer).toBe(right[at % paths.length]);
    for (const { child } of servers) child.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ child }) => ended(child)))).toEqual([0, 0]);
    await pooler.stop();
    await drop();
  },
);

it.runIf(version !== null && !isOld)(
  `reports ${usable} that limits no statement or keeps none apart`,
  async () => {
    const { url, drop } = await createEmpty(inject('postgresUrl'));
    const wayWith = async (change: (ini: string) => string) => {
      const pooler = await startPgbouncer(url, change);
      const way = await findPooler({ engine: 'postgres', url: pooler.url }).catch(String);
      await pooler.stop();
      return way;
    };
    expect(await wayWith((ini) => ini)).toBe('pooled');
    expect(await wayWith((ini) => ini.replace(/connect_query.*/, ''))).toBe('unlimited');
    expect(await wayWith((ini) => ini.replace(/(max_prepared_\w+) = .*/, '$1 = 0'))).toContain(
      'max_prepared_statements',
    );
    await drop();
  },
);
