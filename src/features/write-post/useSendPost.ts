import { changePost, sendPost } from '@/api/posts';
import { editPath, postPath, routes } from '@/config/routes';
import { noteEarnedAtom } from '@/state/earned';
import { feedStaleAtom } from '@/state/feed';
import { putPostsAtom } from '@/state/posts';
import { setUserAtom } from '@/state/session';
import { showToastAtom } from '@/state/toasts';
import { postFormTexts } from '@/texts/blocks';
import { commonTexts } from '@/texts/common';
import { failureText } from '@/texts/errors';
import { outcomeText, writeTexts } from '@/texts/write';
import { ApiError } from '@contract/errors';
import { noPostRewards } from '@contract/rules/rewards';
import { useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { PostValues } from './editor';
import { changeBody, errorsOfPost, postBody, type PostErrors } from './postValues';

/** How long the success is shown before the way home, in ms. Source: members.md section 9. */
const SUCCESS = 2000;

export type SendStatus = 'writing' | 'sending' | 'sent';

interface Sending {
  postId: string | null;
  values: PostValues;
  status: SendStatus;
  setStatus: (status: SendStatus) => void;
  /** Whether the form is still on the screen. */
  isHere: () => boolean;
  /** Marks the draft as broken off while it was being sent; gives whether it is kept. */
  interrupt: () => boolean;
  onRefused: (errors: PostErrors) => void;
  onFailed: (sentence: string | null) => void;
  onSent: () => void;
}

/** Sends the post, or the change to it, once at a time, and leads on from there. */
export function useSendPost(sending: Sending) {
  const { postId, values, status, setStatus, isHere, interrupt } = sending;
  const { onRefused, onFailed, onSent } = sending;
  const busy = useRef(false);
  const navigate = useNavigate();
  const putPosts = useSetAtom(putPostsAtom);
  const setStale = useSetAtom(feedStaleAtom);
  const setUser = useSetAtom(setUserAtom);
  const noteEarned = useSetAtom(noteEarnedAtom);
  const showToast = useSetAtom(showToastAtom);

  useEffect(() => {
    if (status !== 'sent') return;
    // In place of the form, which nobody wants to come back to; a changed post is there at once.
    const leave = () => void navigate(postId ? postPath(postId) : routes.home, { replace: true });
    const timer = setTimeout(leave, postId ? 0 : SUCCESS);
    return () => clearTimeout(timer);
  }, [status, postId, navigate]);

  function fail(error: unknown): void {
    const text = failureText(error, postId ? postFormTexts.changeFailed : postFormTexts.failed);
    const refusal = error instanceof ApiError ? error : null;
    onFailed(text);
    if (refusal?.code === 'LOGIN_REQUIRED') {
      // The session ended: the screen leads to the login page, and the draft waits here.
      const kept = interrupt() ? { detail: writeTexts.kept } : {};
      showToast({ text: commonTexts.loginRequired, ...kept, tone: 'error' });
      setUser(null);
    } else if (!isHere()) {
      const back = () => void navigate(postId ? editPath(postId) : routes.write);
      const action = { label: writeTexts.draftResume, onPress: back };
      const kept = interrupt() ? { detail: writeTexts.kept, action } : {};
      showToast({ text, ...kept, tone: 'error' });
    } else if (refusal?.code === 'VALIDATION') {
      onRefused(errorsOfPost(refusal.issues ?? [], values));
    }
  }

  async function send(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setStatus('sending');
    onFailed(null);
    try {
      const { post, rewards } = postId
        ? { ...(await changePost(postId, changeBody(values))), rewards: noPostRewards }
        : await sendPost(postBody(values));
      onSent();
      putPosts([post]);
      setStale(true);
      if (!postId) noteEarned('post_create');
      const text = postId ? postFormTexts.changed : writeTexts.success;
      showToast({ text, detail: outcomeText(post.isConfirmed, rewards), tone: 'success' });
      setStatus('sent');
    } catch (error) {
      busy.current = false;
      // The form is open again before the focus goes to what is wrong in it.
      flushSync(() => setStatus('writing'));
      fail(error);
    }
  }

  return send;
}
