import type { QueryRecord, SentQuery } from '@contract/models/query';
import { ApiError, fieldError } from '@contract/errors';
import { savedQueryEntry } from '@contract/rules/admin/audit';
import { formatId } from '@contract/rules/site/ids';
import { queryError } from '@contract/rules/admin/query-errors';
import { ownValue, queryResult } from '@contract/rules/admin/query-result';
import { QUERY_HISTORY, queryTables } from '@contract/rules/admin/query-tables';
import { readSql } from '@contract/rules/admin/sql-text';
import { errorTexts, queryTexts, reasonTexts } from '@contract/texts';
import { audit } from '../db/audit';
import { queryRuns, savedQueries } from '../db/queries';
import { confirmAdminKey } from '../http/guard';
import type { Context } from '../http/handle';
import { memberOf } from '../http/viewer';
import { tableRows } from '../sql/rows';
import { runMockQuery } from '../sql/run';
import type { SomeHandlers } from './types';

async function answerTo({ query, params, explain }: SentQuery) {
  const read = readSql(query, 'sqlite');
  if ('refusal' in read) throw queryError(read.refusal, read.name);
  const values = read.params.map((name) => {
    const value = ownValue(params, name);
    if (value === undefined) throw fieldError(`params.${name}`, queryTexts.value);
    return value;
  });
  const sql = read.render((at) => `?${at + 1}`);
  const answer = await runMockQuery({ sql, values, explain, rows: tableRows() });
  if ('refusal' in answer) throw queryError(answer.refusal, answer.detail);
  return { ...queryResult(answer.names, answer.rows), truncated: answer.truncated };
}

function checkKey(key: string, sent: SentQuery, memberId: number, now: number): void {
  if (key === '') throw fieldError('adminKey', queryTexts.key);
  if (confirmAdminKey(key, `member ${memberId}`, now)) return;
  const note = { outcome: errorTexts.ADMIN_KEY, rows: null, durationMs: 0 };
  queryRuns.add(memberId, { ...sent, ...note }, now);
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}

export const query = {
  async runQuery({ body }, { viewer, now, keyHeader }) {
    const { id } = memberOf(viewer);
    const { adminKey, ...sent } = body;
    checkKey(adminKey || keyHeader, sent, id, now);
    const begun = Date.now();
    const durationMs = () => Date.now() - begun;
    const note = (outcome: string, rows: number | null) =>
      queryRuns.add(id, { ...sent, outcome, rows, durationMs: durationMs() }, now);
    try {
      const answer = await answerTo(sent);
      note('ok', answer.count);
      return { success: true, ...answer, durationMs: durationMs() };
    } catch (error) {
      note(error instanceof ApiError ? error.message : errorTexts.INTERNAL, null);
      throw error;
    }
  },

  getQuerySchema() {
    const rows = tableRows();
    const tables = queryTables.map(({ name, columns }) => ({
      name,
      rows: rows[name]?.length ?? 0,
      columns: [...columns],
    }));
    return { success: true, engine: 'sqlite', tables };
  },

  listQueryHistory(_, { viewer }) {
    const runs = queryRuns.listOf(memberOf(viewer).id).slice(0, QUERY_HISTORY);
    const entries = runs.map(({ id, detail, createdAt }) => ({
      entryId: formatId('audit', id),
      ...(JSON.parse(detail) as QueryRecord),
      createdAt: new Date(createdAt).toISOString(),
    }));
    return { success: true, entries };
  },

  listSavedQueries: () => ({ success: true, queries: allSaved() }),

  saveQuery({ body }, { viewer, now }) {
    if (savedQueries.has(body.name)) throw new ApiError('CONFLICT', reasonTexts.savedQueryTaken);
    const row = savedQueries.add(body, now);
    audit.write(savedQueryEntry('query.save', row, { actorId: memberOf(viewer).id, now }));
    return { success: true, query: presentSaved(row), queries: allSaved() };
  },

  removeSavedQuery: ({ params }, context) => remove(params.queryId, context),
  removeSavedQueryByBody: ({ body }, context) => remove(body.queryId, context),
} satisfies SomeHandlers;

const allSaved = () => savedQueries.list().map(presentSaved);

function remove(queryId: number, { viewer, now }: Context) {
  const row = savedQueries.remove(queryId);
  if (!row) throw new ApiError('NOT_FOUND', reasonTexts.savedQueryNotFound);
  audit.write(savedQueryEntry('query.remove', row, { actorId: memberOf(viewer).id, now }));
  return { success: true as const, queryId: formatId('query', queryId), queries: allSaved() };
}

const presentSaved = ({
  id,
  name,
  query: sql,
  createdAt,
}: ReturnType<typeof savedQueries.add>) => ({
  queryId: formatId('query', id),
  name,
  query: sql,
  createdAt: new Date(createdAt).toISOString(),
});
