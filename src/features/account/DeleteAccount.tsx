import { Button } from '@/design/components/Button/Button';
import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog'));

/** The way out. `onGone` comes before the session is over, so that the page can lead elsewhere. */
export function DeleteAccount({ onGone }: { onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const clearFeed = useSetAtom(clearFeedAtom);
  const clearPosts = useSetAtom(clearPostsAtom);
  const setUser = useSetAtom(setUserAtom);
  const showToast = useSetAtom(showToastAtom);
  const leave = () => {
    onGone();
    clearFeed();
    clearPosts();
    setUser(null);
    showToast({ text: settingsTexts.deleted, tone: 'success' });
  };
  return (
    <>
      <Button variant="outline" tone="critical" onClick={() => setAsking(true)}>
        {settingsTexts.deleteAct}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <DeleteAccountDialog onDeleted={leave} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
