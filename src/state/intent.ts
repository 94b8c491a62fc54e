import { loginPath } from '@/config/routes';
import { storageKeys } from '@/config/storage';
import type { Reaction } from '@contract/rules/posts/reactions';
import { useStore } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { userAtom, viewerAtom } from './session';

/** What a guest wanted to do with the thing of an id. */
export interface Intent {
  act: Reaction | 'save' | 'comment' | 'likeComment' | 'join' | 'follow' | 'favorite';
  id: string;
}

/** An intent in this tab's storage. */
export interface KeptIntent extends Intent {
  /** The member whose session had ended; null for a guest. */
  of: string | null;
  at: number;
}

/**
 * Runs an action for members. Others are sent to the login page and back; it is done for them once
 * they have signed in in this tab, however they do that: see `completeIntent`.
 */
export function useAsMember() {
  const store = useStore();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act: () => void, intent?: Intent) => {
    if (store.get(userAtom)) {
      act();
      return;
    }
    if (intent) {
      const kept: KeptIntent = { ...intent, of: store.get(viewerAtom), at: Date.now() };
      try {
        sessionStorage.setItem(storageKeys.intent, JSON.stringify(kept));
      } catch {
        // Storage is denied: the guest presses again after signing in.
      }
    }
    void navigate(loginPath(pathname + search));
  };
}
