import { signInAtom } from '@/features/auth/signInAtom';
import {
  endSessionAtom,
  fetchMe,
  ownerAtom,
  setUserAtom,
  userAtom,
  type SessionUser,
} from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { authTexts } from '@/texts/auth';
import type { ApiError } from '@contract/errors';
import { loginRequiredText } from '@contract/errorTexts';
import { atom } from 'jotai';

const isAskingAtom = atom(() => ({ current: false }));

/** Sets a session of another viewer than the page was drawn for. */
const takeOverAtom = atom(null, (get, set, user: SessionUser, refusal: ApiError | null) => {
  const owner = get(ownerAtom)?.user_id;
  if (get(userAtom)?.user_id === user.user_id) {
    set(setUserAtom, user);
    return;
  }
  set(signInAtom, user);
  if (owner === undefined || owner === user.user_id) return;
  const now = authTexts.nowSignedIn(user.user_name);
  // The text is the same as in the code that shows the refusal, so that both make one notice.
  if (refusal) set(showToastAtom, { text: refusal.message, detail: now, tone: 'danger' });
  else set(showToastAtom, { text: now, tone: 'success' });
});

/**
 * Asks the server who is signed in, after a refusal or another tab (null) has shown that the page's
 * session is out of date. Several signs at the same time cause one request.
 * @param toLogin leads to the login page, for a member whose session has ended
 */
export const refetchSessionAtom = atom(
  null,
  async (get, set, refusal: ApiError | null, toLogin: () => void) => {
    const asking = get(isAskingAtom);
    if (asking.current) return;
    asking.current = true;
    const before = get(userAtom)?.user_id;
    try {
      const user = await fetchMe();
      // A login or logout in the meantime is newer than this answer.
      if (get(userAtom)?.user_id !== before) return;
      if (user) {
        set(takeOverAtom, user, refusal);
        return;
      }
      if (before === undefined && !refusal) return;
      set(endSessionAtom);
      const action = { label: authTexts.login, onPress: toLogin };
      set(showToastAtom, { text: loginRequiredText, action, tone: 'danger' });
    } catch {
      // The next refusal sends another request.
    } finally {
      asking.current = false;
    }
  },
);
