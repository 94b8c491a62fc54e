import { lazyLoad } from '@/design/lazy/lazyLoad';
import { showToastAtom } from '@/state/toasts';
import { adminQueryTexts } from '@/texts/admin/query';
import type { SqlEngine } from '@contract/rules/admin/query-tables';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

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

/**
 * Formats the typed query; the code is loaded on demand.
 * @param onFormatted gets the original text too, because the admin may have typed more since
 */
export function useFormat(
  sql: string,
  engine: SqlEngine,
  onFormatted: (sql: string, formatted: string) => void,
) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useSetAtom(showToastAtom);

  async function format(): Promise<void> {
    setBusy(true);
    try {
      const formatted = await formatSql(sql, engine);
      if ('sql' in formatted) {
        onFormatted(sql, formatted.sql);
        showToast({ text: adminQueryTexts.formatted, tone: 'success' });
      } else {
        const { formatFailed, formatFailedAt } = adminQueryTexts;
        const { line } = formatted;
        showToast({ text: line === null ? formatFailed : formatFailedAt(line), tone: 'danger' });
      }
    } catch {
      showToast({ text: adminQueryTexts.formatFailed, tone: 'danger' });
    }
    setBusy(false);
  }

  return { isBusy, format: () => void format() };
}
