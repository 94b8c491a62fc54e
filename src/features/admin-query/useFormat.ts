import { showToastAtom } from '@/state/toasts';
import { adminQueryTexts } from '@/texts/admin/query';
import type { SqlEngine } from '@contract/rules/admin/query-tables';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { formatSql } from './formatSql';

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
