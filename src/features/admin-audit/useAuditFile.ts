import { call } from '@/api/client';
import { downloadFile } from '@/design/browser/downloadFile';
import { showToastAtom } from '@/state/toasts';
import { auditTexts } from '@/texts/admin/audit';
import { failureText } from '@/texts/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { queryOf } from '@/config/filters';
import { auditFilters, type AuditChoice } from './audit';

/** Downloads the filtered entries as a table. */
export function useAuditFile(chosen: AuditChoice) {
  const showToast = useSetAtom(showToastAtom);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const { fileName, csv, count, isTruncated } = await call('exportAudit', {
        query: queryOf(auditFilters, chosen),
      });
      downloadFile(fileName, csv, 'text/csv;charset=utf-8');
      const text = isTruncated ? auditTexts.truncated(count) : auditTexts.exported(count);
      showToast({ text, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, auditTexts.exportFailed), tone: 'danger' });
    }
    setIsBusy(false);
  };
  return { isBusy, download: () => void download() };
}
