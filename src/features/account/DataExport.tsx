import { call } from '@/api/client';
import { downloadFile } from '@/design/browser/downloadFile';
import { Button } from '@/design/components/Button/Button';
import { DownloadIcon } from '@/design/icons/icons';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { seoulDay } from '@contract/rules/site/time';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** Downloads all of the member's data as a file. */
export function DataExport() {
  const [loading, setLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  async function fetchAll(): Promise<void> {
    setLoading(true);
    try {
      const { success: _ok, ...data } = await call('exportMe', {});
      const day = seoulDay(Date.parse(data.exportedAt));
      const text = JSON.stringify(data, null, 2);
      downloadFile(settingsTexts.exportName(day), text, 'application/json');
      showToast({ text: settingsTexts.exported, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, settingsTexts.exportFailed), tone: 'danger' });
    }
    setLoading(false);
  }
  return (
    <Button
      variant="outline"
      icon={<DownloadIcon />}
      busy={loading}
      onClick={() => void fetchAll()}
    >
      {settingsTexts.exportAct}
    </Button>
  );
}
