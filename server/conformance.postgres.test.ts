import { withSetup } from './testing/setup';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conformance } from '@contract/conformance';
import { guideQueries } from '@contract/conformance/sql/guide';
import { judge, judgedQueries } from '@contract/conformance/sql/judging';
import { dayText } from '@contract/rules/rankings/ranking';
import { readSql } from '@contract/rules/admin/sql-text';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { nameAdmin } from './commands/name-admin';
import type { Database } from './database';
import { createLimits, noLimits, type Limits } from './limits/limits';
import { FAIR, raceAdmins } from './testing/admin-races';
import { AUDIT_KEPT, rewriteAudit } from './testing/audit-kept';
import { CAPS, raceCaps } from './testing/concurrency-caps';
import { concurrencyCases } from './testing/concurrency';
import { FIRST_STARTS, startAtOnce } from './testing/first-starts';
import { LOSSES, loseParts } from './testing/lost-parts';
import { deleteAccountsUnderLoad, NO_FLAWS } from './testing/concurrency-leaving';
import { deadlocks, resolveReportsUnderLoad } from './testing/concurrency-reports';
import { createEmpty, seedPostgres, type SeededPostgres } from './testing/postgres';
import { raceSnapshots } from './testing/snapshots';
import { startPostgres, startTwo } from './testing/subject';
import { racePushes } from './testing/push-race';
import { racePasswords } from './testing/password-race';
import { killProcesses } from './testing/process';
import { COUNTED_ONCE, raceQuota } from './testing/quota-race';
import { turnBack } from './testing/turn-back';
import { postgresEngine } from './sql/postgres';
import { leftOpen, runAsOwner } from './testing/query-role';
import { hostileTexts, never, tryHostile } from './testing/hostile-queries';
import { plantSecrets, rowsOf } from './testing/secrets';
import { sweepWhilePosting, usesLeft } from './testing/sweep';

let seeded: SeededPostgres;
beforeAll(async () => {
  seeded = await seedPostgres(inject('postgresUrl'));
});
afterAll(() => seeded.drop());

conformance(async (limits, options) => {
  // Limits that each process counts alone would allow twice as much.
  let shared: Limits | null = null;
  const limitsOf = (db: Database) => (shared ??= createLimits(limits, db));
  const cluster = await startTwo(seeded, (db) => ({ limits: limitsOf(db), ...options }), true);
  return withSetup(cluster, options);
}, 'two processes on PostgreSQL');

const unlimited = () => startTwo(seeded, () => ({ limits: noLimits }));

describe('two hundred changes at once, in two processes on PostgreSQL', () => {
  it('let members delete their accounts concurrently without a trace', async () => {
    const server = await unlimited();
    const { statuses, ended, flaws } = await deleteAccountsUnderLoad(server);
    expect(flaws).toEqual(NO_FLAWS);
    expect(ended).toBe(3);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    await server.close();
  });

  it('let admins settle reports without a deadlock while authors and reporters leave', async () => {
    const server = await unlimited();
    const before = await deadlocks(server);
    const { statuses, ended, flaws } = await resolveReportsUnderLoad(server);
    expect(Object.entries(flaws).filter(([, count]) => count > 0)).toEqual([]);
    expect(ended).toBe(3);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await deadlocks(server)).toBe(before);
    await server.close();
  });

  it('succeed without a deadlock and leave every count equal to its rows', async () => {
    const server = await startTwo(seeded);
    for (const { what, statuses, counted, rows } of await concurrencyCases(server)) {
      expect(
        statuses.every((status) => status < 300),
        what,
      ).toBe(true);
      expect(counted, what).toBe(rows);
    }
    // A retry would mean that a lock order is violated.
    expect(await deadlocks(server)).toBe(0);
    await server.close();
  });
});

it('two concurrent admins pay once, settle once, undo once and leave one of them in charge, in two processes on PostgreSQL', async () => {
  const server = await startTwo(seeded);
  expect(await raceAdmins(server)).toEqual(FAIR);
  await server.close();
});

it("forty concurrent requests stay within a member's limits, in two processes on PostgreSQL", async () => {
  const server = await unlimited();
  expect(await raceCaps(server)).toEqual(CAPS);
  await server.close();
});

it('removed parts of the migrations are named, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  expect(await loseParts(server)).toEqual(LOSSES);
  await server.close();
});

it('three concurrent first starts wait for each other, on PostgreSQL', async () => {
  const { url, drop } = await createEmpty(inject('postgresUrl'));
  expect(await startAtOnce(url)).toEqual(FIRST_STARTS);
  await drop();
}, 120_000);

it('a login gets no session by a password that changed during the check, on PostgreSQL', async () => {
  const race = await racePasswords((parts) => startPostgres(seeded, parts));
  expect(race).toEqual({ change: 200, overtaken: 401, survivors: 0 });
});

it('four processes send a push once and retry it once, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  expect(await racePushes(server)).toEqual({ sent: [1, 1], left: 0 });
  await server.close();
});

it('two processes count each search once and stop at the last of the day, on PostgreSQL', async () => {
  const { url, drop } = await seeded.copy();
  const dataDir = mkdtempSync(join(tmpdir(), 'mulbit-quota-'));
  expect(await raceQuota({ DATABASE_URL: url, DATA_DIR: dataDir })).toEqual(COUNTED_ONCE);
  killProcesses();
  await drop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('the daily counting is done once among many processes, and keeps thirty days, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  const { day, ...facts } = await raceSnapshots(server);
  expect(facts).toMatchObject({
    ...{ winners: 1, again: null, counted: true, isPartial: false },
    ...{ keptDays: 30, longest: 30 },
    method: { day: dayText(day), previousDay: dayText(day - 1) },
  });
  await server.close();
});

it('the newest migrations run forward and back on a filled site, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  const [before, after] = await turnBack(server, 3);
  expect(after).toEqual(before);
  expect(before.published.length).toBeGreaterThan(10);
  expect([...before.found, before.suggested]).not.toContainEqual([]);
  await server.close();
});

it('nobody can rewrite the audit, and only the sweep forgets sign-ins, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  expect(await rewriteAudit(server)).toEqual(AUDIT_KEPT);
  await expect(server.db.knex('audit').truncate()).rejects.toThrow('the audit is not rewritten');
  await server.close();
});

it('the command makes the member of an email an admin, once, on PostgreSQL', async () => {
  const server = await startPostgres(seeded);
  const names = [1, 2].map(() => nameAdmin(server.db, ' MEMBER@mulbit.test ', 1));
  expect((await Promise.all(names)).every((said) => said.startsWith('이유나님'))).toBe(true);
  const [row] = await server.db
    .knex<{ id: number; admin_level: number }>('member')
    .where({ id: 1 })
    .select('admin_level');
  expect(row).toEqual({ admin_level: 1 });
  const entries = await server.db.knex('audit').where({ action: 'member.level' });
  expect(entries).toMatchObject([{ actor_id: null, subject: 'user1' }]);
  await server.close();
});

describe('the query tool, on PostgreSQL', () => {
  it('protects secrets and rows from every hostile text without a lexer', async () => {
    const server = await startPostgres(seeded);
    await plantSecrets(server.db);
    // Endless queries time out soon; one of them in the suite above has its two seconds.
    const engine = postgresEngine(server.queryUrl ?? '', 0.4);
    expect(await engine.tryOut()).toBeNull();
    const before = await rowsOf(server.db);
    const { all } = hostileTexts('postgres');
    expect(all.length).toBeGreaterThanOrEqual(150);
    const { leaks, answered } = await tryHostile(all, engine);
    expect(leaks).toEqual([]);
    // Everything that the role permits is harmless, and the lexer refuses it.
    expect(answered.filter((sql) => !('refusal' in readSql(sql, 'postgres')))).toEqual([]);
    expect(await rowsOf(server.db)).toEqual(before);
    await server.close();
  }, 240_000);

  it('answers every honest query, and refuses each hostile one for its reason', async () => {
    const server = await startPostgres(seeded);
    const { run } = postgresEngine(server.queryUrl ?? '');
    const wanted = judgedQueries('postgres', guideQueries());
    const given = await judge(wanted, 'postgres', async (read) => {
      const answer = await run({ read, values: [], explain: false }, never());
      return 'refusal' in answer ? answer.refusal : 'rows';
    });
    expect(given).toEqual(wanted);
    await server.close();
  });

  it('has a role that may read only its views', async () => {
    const server = await startPostgres(seeded);
    expect(await leftOpen(server)).toEqual([]);
    await server.close();
  });

  it('gets its role from an owner who may make roles, and one sentence from any other', async () => {
    const url = inject('postgresUrl');
    expect(await runAsOwner(url, { createsRoles: true })).toBeNull();
    expect(await runAsOwner(url, { createsRoles: false })).toMatch(
      /슈퍼유저로 실행하거나.*주세요\.$/,
    );
  });

  it('does not work with the role of the site', async () => {
    const server = await startPostgres(seeded);
    const own = new URL(server.queryUrl ?? '');
    const site = new URL(inject('postgresUrl'));
    site.pathname = own.pathname;
    expect(await postgresEngine(site.href).tryOut()).toMatch(/superuser|may /);
    await server.close();
  });
});

describe('the sweep of uploads, on PostgreSQL', () => {
  it('keeps used uploads, also of posts that begin to show them during the sweep', async () => {
    const server = await startPostgres(seeded, { limits: noLimits });
    expect(await usesLeft(server)).toEqual(['shown', 'worn', 'an icon', 'the mark', 'young']);
    const { statuses, lost } = await sweepWhilePosting(server);
    expect([201, 400]).toEqual(expect.arrayContaining(statuses));
    expect(lost).toBe(0);
    await server.close();
  });
});
