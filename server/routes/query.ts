import type { removeSavedQuery } from '@contract/endpoints/query';
import type { SentQuery } from '@contract/models/query';
import { ApiError, fieldError } from '@contract/errors';
import { formatId } from '@contract/rules/site/ids';
import { queryTables } from '@contract/rules/admin/query-tables';
import { errorTexts, queryTexts } from '@contract/texts';
import type { Context } from 'koa';
import { noteQuery, runQuery } from '../commands/run-query';
import { removeQuery, saveQuery } from '../commands/save-query';
import { requireMember } from '../guards';
import { confirmAdminKey } from '../http/access';
import type { Call, SomeHandlers } from '../http/call';
import { presentRun, presentSaved } from '../presenters/query';
import type { Services } from '../services';
import { countRows, listQueryRuns } from '../tables/query-run';
import { listSavedQueries } from '../tables/saved-query';

/** A signal for the moment when the caller leaves before the answer. */
function whenAway({ res }: Context): AbortSignal {
  const away = new AbortController();
  res.once('close', () => {
    if (!res.writableEnded) away.abort();
  });
  return away.signal;
}

/** The typed key of a query: the body's, else the header's. */
async function checkKey(
  ctx: Context,
  adminKey: string | undefined,
  sent: SentQuery,
  memberId: number,
  services: Services,
): Promise<void> {
  const key = adminKey || ctx.get('x-admin-key');
  if (key === '') throw fieldError('adminKey', queryTexts.key);
  if (await confirmAdminKey(key, `member ${memberId}`, services)) return;
  const note = { outcome: errorTexts.ADMIN_KEY, rows: null, durationMs: 0 };
  await noteQuery(services.db, sent, note, memberId, services.now());
  throw new ApiError('ADMIN_KEY', errorTexts.ADMIN_KEY);
}

const savedQueries = async ({ db }: Services) => (await listSavedQueries(db)).map(presentSaved);

async function remove(
  queryId: number,
  { services, viewer, now }: Pick<Call<typeof removeSavedQuery>, 'services' | 'viewer' | 'now'>,
) {
  await removeQuery(services.db, queryId, requireMember(viewer).id, now);
  const queries = await savedQueries(services);
  return { success: true as const, queryId: formatId('query', queryId), queries };
}

/** The admins' query tool. */
export const queryRoutes = {
  async runQuery({ body, services, viewer, now, ctx }) {
    const { id } = requireMember(viewer);
    const { adminKey, ...sent } = body;
    const away = whenAway(ctx);
    await checkKey(ctx, adminKey, sent, id, services);
    return { success: true, ...(await runQuery(services, sent, id, now, away)) };
  },

  async getQuerySchema({ services }) {
    const tables = [];
    for (const { name, columns } of queryTables) {
      const rows = await countRows(services.db, name);
      tables.push({ name, rows, columns: [...columns] });
    }
    return { success: true, engine: services.queries.engine, tables };
  },

  async listQueryHistory({ services, viewer }) {
    const rows = await listQueryRuns(services.db, { actorId: requireMember(viewer).id });
    return { success: true, entries: rows.map(presentRun) };
  },

  async listSavedQueries({ services }) {
    return { success: true, queries: await savedQueries(services) };
  },

  async saveQuery({ body, services, viewer, now }) {
    const memberId = requireMember(viewer).id;
    const row = await saveQuery(services.db, { ...body, memberId, now });
    return { success: true, query: presentSaved(row), queries: await savedQueries(services) };
  },

  removeSavedQuery: ({ params, ...call }) => remove(params.queryId, call),
  removeSavedQueryByBody: ({ body, ...call }) => remove(body.queryId, call),
} satisfies SomeHandlers;
