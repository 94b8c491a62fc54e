import type { OutputOf } from '@/api/client';
import type { SqlVocabulary } from '@/design/components/SqlEditor/SqlEditor';
import { adminQueryTexts } from '@/texts/admin/query';
import { queryTables, type SqlEngine } from '@contract/rules/admin/query-tables';
import { sqlFunctions } from '@contract/rules/admin/sql-functions';

/** The permitted tables as the server describes them. */
export type QuerySchema = OutputOf<'getQuerySchema'>;

/** The SQL dialect that is assumed until the server names its own. */
export const ENGINE: SqlEngine = 'sqlite';

/** The suggestions of the editor: the contract's tables until the server's own are loaded. */
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
