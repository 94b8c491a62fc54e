import { sampleIds } from '@contract/fixtures/members';
import { REPORTS_LISTED } from '@contract/rules/admin/report-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReports } from './tables/report';
import { startSqlite, type TestServer } from './testing/subject';

// A post with many reports.
describe('the list of reports', () => {
  let server: TestServer;
  const crowd = REPORTS_LISTED + 7;
  const [first, target] = [10_000, 3];

  beforeAll(async () => {
    server = await startSqlite();
    const { knex } = server.db;
    const ids = Array.from({ length: crowd }, (_, at) => first + at);
    const member = (id: number) => ({ id, user_name: `무리 ${id}`, created_at: 1 });
    await knex.batchInsert('member', ids.map(member), 50);
    const about = { target_type: 'post', target_id: target, post_id: target };
    const report = (id: number) => ({
      ...{ ...about, member_id: id, author_id: sampleIds.minji, created_at: Date.now() + id },
      ...{ reason: 'spam', note: '', excerpt: '신고된 글' },
    });
    await knex.batchInsert('report', ids.map(report), 50);
  });
  afterAll(() => server.close());

  it('has the latest fifty reports of one post, and their number', async () => {
    const args = { createdAt: 0, id: 0, limit: 1, offset: 0 };
    const rows = await listReports(server.db, { state: 'open', cursor: false }, args);
    expect(rows).toHaveLength(REPORTS_LISTED);
    expect(new Set(rows.map(({ reportCount: report_count }) => report_count))).toEqual(
      new Set([crowd]),
    );
    expect(rows[0]?.memberId).toBe(first + crowd - 1);
    expect(rows.at(-1)?.memberId).toBe(first + crowd - REPORTS_LISTED);
  });
});
