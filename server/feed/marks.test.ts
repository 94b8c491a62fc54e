import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFeedMarks } from '../commands/keep-feed-marks';
import { openDatabase } from '../database';
import { down, up } from '../migrations/0042_feed_marks';
import { up as keepByList } from '../migrations/0045_feed_marks_by_list';
import {
  compareBesideUncounted,
  compareMarks,
  costOfPage,
  fillMarked,
  raceMarks,
  wrongMarks,
} from '../testing/feed-marks';
import { plansOfKeeping } from '../testing/mark-plans';
import { mendMarks } from '../testing/mend-marks';
import { sqliteIn } from '../testing/sqlite';
import { startSqlite, type TestServer } from '../testing/subject';

describe('the marks of the feed, on SQLite', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startSqlite();
  });
  afterAll(() => server.close());

  it('find the pages that counting all posts before them finds, whatever changes', async () => {
    const { wrong, filled } = await compareMarks(server, 30, 7);
    expect(wrong).toEqual([]);
    expect(filled).toBeGreaterThan(120);
    await keepFeedMarks(server.db, false, 8);
    expect(await wrongMarks(server)).toEqual([]);
  });

  it('find the pages of posts that no mark has counted yet', async () => {
    expect(await compareBesideUncounted(server)).toEqual([]);
  });

  it('count every change of two processes once', async () => {
    const other = openDatabase(sqliteIn(dirname(server.db.file ?? '')));
    expect(await raceMarks(server, other)).toEqual([]);
    await other.close();
  });

  it('are put right one by one when something changed them', async () => {
    const { left, mended } = await mendMarks(server);
    expect(left).toEqual([]);
    for (const counts of mended) expect(counts).toBeGreaterThan(10);
  });

  it('count the posts of a database that had none of them', async () => {
    const { knex } = server.db;
    await knex.transaction(async (tx) => {
      await down(tx);
      await up(tx);
      await keepByList(tx);
    });
    expect(await wrongMarks(server)).toEqual([]);
    while (!(await keepFeedMarks(server.db, false, 8))) continue;
    expect(await wrongMarks(server)).toEqual([]);
  });

  it.each([1, 2, 3, 4])(
    'are divided and looked through by reading the posts of one of them, in order %i',
    async (sort) => {
      const steps = await plansOfKeeping(server, sort);
      expect(steps).toHaveLength(3);
      for (const step of steps) expect(step).toMatch(/^SEARCH post USING .+>.+ AND .+</);
    },
  );

  it('let a page be found by few marks and few posts, however far down it lies', async () => {
    await fillMarked(server, 5_000, 50);
    for (const order of ['pinnedLatest', 'latest', 'popular', 'comments'] as const) {
      for (const offset of [150, 1_000, 2_505, 4_990, 5_300]) {
        const { passed, marks } = await costOfPage(server, order, offset);
        expect(passed, `${order} at ${offset}`).toBeLessThanOrEqual(100);
        expect(marks).toBeLessThanOrEqual(220);
      }
    }
  });
});
