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

const drafts = storageKeys.draft('');

/**
 * Removes this browser's data of a member whose account was deleted: all unsent drafts, and the day
 * of the last daily visit.
 */
function forgetMember(userId: string): void {
  store(storageKeys.lastDailyVisit, null);
  try {
    // Comments are kept for the tab only.
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(drafts) && key.endsWith(`.${userId}`)) storage.removeItem(key);
      }
    }
  } catch {
    // A storage that is closed to us keeps nothing.
  }
}

const DeleteAccountDialog = lazyPart(() => import('./DeleteAccountDialog'), { above: true });

interface DeleteAccountProps {
  userId: string;
  /** Comes before the session is over, so that the page can lead elsewhere. */
  onGone: () => void;
}

/** The way out. */
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
