import { fetchMyExport } from '@/api/me';
import { Button } from '@/design/components/Button/Button';
import { DownloadIcon } from '@/design/icons/icons';
import { showToastAtom } from '@/state/toasts';
import { failureText } from '@/texts/errors';
import { settingsTexts } from '@/texts/settings';
import { seoulDay } from '@contract/rules/time';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

/** How long a browser may take to fetch the file from its address, ms. */
const TIMEOUT = 10_000;

/** Hands a file to the browser as if it had been downloaded. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TIMEOUT);
}

/** Downloads all of the member's data as a file. */
export function DataExport() {
  const [loading, setLoading] = useState(false);
  const showToast = useSetAtom(showToastAtom);
  async function fetchAll(): Promise<void> {
    setLoading(true);
    try {
      const { success: _ok, ...data } = await fetchMyExport();
      const day = seoulDay(Date.parse(data.exportedAt));
      download(settingsTexts.exportName(day), JSON.stringify(data, null, 2));
      showToast({ text: settingsTexts.exported, tone: 'success' });
    } catch (error) {
      showToast({ text: failureText(error, settingsTexts.exportFailed), tone: 'error' });
    }
    setLoading(false);
  }
  return (
    <Button
      variant="soft"
      icon={<DownloadIcon />}
      loading={loading}
      onClick={() => void fetchAll()}
    >
      {settingsTexts.exportAct}
    </Button>
  );
}
