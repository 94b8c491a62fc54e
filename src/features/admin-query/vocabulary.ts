import type { fetchQuerySchema } from '@/api/admin/query';
import type { SqlVocabulary } from '@/design/components/SqlEditor/SqlEditor';
import { adminQueryTexts } from '@/texts/admin/query';
import { queryTables, type SqlEngine } from '@contract/rules/query-tables';
import { sqlFunctions } from '@contract/rules/sql-functions';

/** The permitted tables as the server counts them. */
export type QuerySchema = Awaited<ReturnType<typeof fetchQuerySchema>>;

/** The engine that a query is read for until the server has said which it has. */
export const ENGINE: SqlEngine = 'sqlite';

/** What the editor offers: the tables of the contract until the server's own are there. */
export function vocabularyOf(schema: QuerySchema | null): SqlVocabulary {
  const { engine, tables } = schema ?? { engine: ENGINE, tables: null };
  return {
    tables: tables
      ? tables.map(({ name, rows, columns }) => ({
          name,
          note: adminQueryTexts.rows(rows),
          columns,
        }))
      : queryTables.map(({ name, columns }) => ({ name, note: '', columns })),
    functions: sqlFunctions[engine],
  };
}
