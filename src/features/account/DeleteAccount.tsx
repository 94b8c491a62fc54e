import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { forgetUserAtom } from '@/state/logout';
import { showToastAtom } from '@/state/toasts';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { storageKeys, store } from '@/config/storage';
import { call } from '@/api/client';
import { downloadFile } from '@/design/browser/downloadFile';
import { DownloadIcon } from '@/design/icons/icons';
import { failureText } from '@/texts/errors';
import { seoulDay } from '@contract/rules/site/time';

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

const drafts = storageKeys.draft('');

/**
 * Removes what this browser stored for a deleted member: all unsent drafts and the day of the last
 * daily visit.
 */
function forgetMember(userId: string): void {
  store(storageKeys.lastDailyVisit, null);
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(drafts) && key.endsWith(`.${userId}`)) localStorage.removeItem(key);
    }
  } catch {
    // If the storage cannot be read, it holds nothing either.
  }
}

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog'), { above: true });

interface DeleteAccountProps {
  userId: string;
  /** Called before the session ends, so that the page can navigate elsewhere. */
  onGone: () => void;
}

/** The section for deleting one's account. */
export function DeleteAccount({ userId, onGone }: DeleteAccountProps) {
  const [asking, setAsking] = useState(false);
  const clearFeed = useSetAtom(clearFeedAtom);
  const clearPosts = useSetAtom(clearPostsAtom);
  const forgetUser = useSetAtom(forgetUserAtom);
  const showToast = useSetAtom(showToastAtom);
  const leave = () => {
    onGone();
    clearFeed();
    clearPosts();
    forgetUser();
    forgetMember(userId);
    showToast({ text: settingsTexts.deleted, tone: 'success' });
  };
  return (
    <>
      <Button variant="outline" tone="danger" onClick={() => setAsking(true)}>
        {settingsTexts.deleteAct}
      </Button>
      {asking && (
        <DeleteAccountDialog
          onDeleted={leave}
          onCancel={() => setAsking(false)}
          onLost={() => setAsking(false)}
        />
      )}
    </>
  );
}
