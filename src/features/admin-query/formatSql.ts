import { lazyLoad } from '@/design/lazy/lazyLoad';
import type { SqlEngine } from '@contract/rules/admin/query-tables';

const formatter = lazyLoad(() => import('sql-formatter'));

/** The formatted query, or the line of the syntax error; null if the line is unknown. */
export type Formatted = { sql: string } | { line: number | null };

/**
 * Formats a query. It keeps comments, Hangul and `:name` placeholders.
 * @throws if the formatter cannot be loaded
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
