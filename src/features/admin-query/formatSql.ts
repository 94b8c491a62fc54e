import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { SqlEngine } from '@contract/rules/query-tables';

const formatter = lazyLoad(() => import('sql-formatter'));

/** The query as it is well read, or the line that cannot be read; null when nobody knows which. */
export type Formatted = { sql: string } | { line: number | null };

/**
 * Lays a query out. It keeps comments, Hangul and `:name` places.
 * @throws when the code of it does not come
 */
export async function formatSql(sql: string, engine: SqlEngine): Promise<Formatted> {
  const { formatDialect, postgresql, sqlite } = await formatter.load();
  try {
    const dialect = engine === 'postgres' ? postgresql : sqlite;
    const named: ':'[] = [':'];
    const options = { keywordCase: 'upper', paramTypes: { named } } as const;
    return { sql: formatDialect(sql, { dialect, ...options }) };
  } catch (error) {
    const line = error instanceof Error ? /at line (\d+)/.exec(error.message)?.[1] : undefined;
    return { line: line === undefined ? null : Number(line) };
  }
}
