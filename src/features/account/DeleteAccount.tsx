import { Button } from '@/design/components/Button/Button';
import { lazyPart } from '@/design/components/LazyPart/lazyPart';
import { clearFeedAtom } from '@/state/feed';
import { clearPostsAtom } from '@/state/posts';
import { forgetUserAtom } from '@/state/logout';
import { showToastAtom } from '@/state/toasts';
import { settingsTexts } from '@/texts/settings';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { forgetMember } from './forgetMember';

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
